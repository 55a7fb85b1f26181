import type { MiddlewareHandler } from 'hono'
import { isRole, may, type Role, ROLES } from '../../lib/domain/account/roles.ts'
import type { Bilingual } from '../../lib/domain/kernel/bilingual.ts'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import { emailAddress } from '../../lib/domain/kernel/email-address.ts'
import { hashOf } from '../../lib/http/app/session.ts'
import { endSession, membersOf, removeMember, type Session, setMember } from '../../lib/store/panel.ts'
import { allowed } from './doing.ts'
import { lastSignIns } from '../../lib/store/workspace.ts'
import { dayText, Form, show, Table, timeText } from './layout.tsx'
import { type PanelEnv, type Visit, visitorIn } from './visit.ts'

/** Sign-ins the page tells of. */
const LOGGED = 50

const ROLE_NAMES: Record<Role, Bilingual> = {
  owner: { tr: 'Sahip: üyeleri ve anahtarları da yönetir', en: 'Owner: also rules members and keys' },
  member: { tr: 'Üye: şirket, rapor ve webhook işleri', en: 'Member: companies, reports, webhooks' },
  settler: { tr: 'Karara bağlayan: üye işleri ve açık maddeler', en: 'Settler: a member’s work, and open clauses' },
  compliance: { tr: 'Uyum: üye işleri ve yaptırım isabetleri', en: 'Compliance: a member’s work, and screening hits' },
  reader: { tr: 'Okuyucu: yalnız bakar ve sorar', en: 'Reader: looks and asks only' },
}

/** Lets a form through where the role of who is signed in may do what it does. */
export const withinRole: MiddlewareHandler<PanelEnv> = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  if (allowed(c, c.req.path)) return next()
  const say = c.get('say')
  return show(c, {
    status: 403,
    title: say('Yetkiniz yok', 'Not within your role'),
    body: (
      <p>{say('Bu işlem için hesabın sahibinden başka bir rol isteyin.', 'Ask an owner of the account for another role to do this.')}</p>
    ),
  })
}

const roleOptions = (c: Visit, chosen: Role) =>
  ROLES.map((role) => (
    <option value={role} selected={role === chosen}>
      {ROLE_NAMES[role][c.get('deps').language]}
    </option>
  ))

const SessionItem = ({ c, session, isThis }: { c: Visit; session: Session; isThis: boolean }) => {
  const say = c.get('say')
  return (
    <li>
      <div>
        <p>
          {session.email} · {session.device === '' ? say('bilinmeyen tarayıcı', 'unknown browser') : session.device}
          {isThis && ` · ${say('bu tarayıcı', 'this browser')}`}
        </p>
        <p class="quiet">
          {say('Giriş', 'Signed in')}: {dayText(c, session.createdAt.slice(0, 10))} · {say('Biter', 'Ends')}:{' '}
          {dayText(c, session.expiresAt.slice(0, 10))}
        </p>
      </div>
      <Form c={c} action="/panel/oturumlar/bitir/">
        <input type="hidden" name="oturum" value={session.id} />
        <button class="plain">{say('Oturumu bitir', 'End the session')}</button>
      </Form>
    </li>
  )
}

/** The members of the account and the sessions: an owner's of all, everybody else's own. */
export const membersPage = async (c: Visit, error: string | null = null) => {
  const say = c.get('say')
  const { db, language } = c.get('deps')
  const { accountId, email, role } = visitorIn(c)
  const isOwner = may(role, 'members')
  const [{ members, sessions }, log, own] = await Promise.all([
    membersOf(db, accountId, isOwner ? null : email),
    lastSignIns(db, accountId, isOwner ? null : email, LOGGED),
    hashOf(c.get('token')),
  ])
  return show(c, {
    title: say('Üyeler ve oturumlar', 'Members and sessions'),
    status: error === null ? 200 : 400,
    error,
    body: (
      <>
        <section aria-labelledby="uyeler">
          <h2 id="uyeler">{say('Üyeler', 'Members')}</h2>
          <ul class="rows">
            {members.map((member, at) => (
              <li>
                <div>
                  <h3>{member.email}</h3>
                  <p class="quiet">
                    {ROLE_NAMES[member.role][language]} · {say('eklenme', 'since')} {dayText(c, member.createdAt.slice(0, 10))}
                  </p>
                </div>
                {isOwner && (
                  <Form c={c} action="/panel/uyeler/">
                    <input type="hidden" name="eposta" value={member.email} />
                    <label class="hidden" for={`rol_${at}`}>
                      {say(`${member.email} için rol`, `Role of ${member.email}`)}
                    </label>
                    <select id={`rol_${at}`} name="rol">
                      {roleOptions(c, member.role)}
                    </select>{' '}
                    <button class="plain">
                      {say('Rolü değiştir', 'Change the role')}
                      <span class="hidden"> {member.email}</span>
                    </button>
                  </Form>
                )}
                {isOwner && (
                  <details class="confirm">
                    <summary>{say('Hesaptan çıkar', 'Remove from the account')}</summary>
                    <Form c={c} action="/panel/uyeler/cikar/">
                      <input type="hidden" name="eposta" value={member.email} />
                      <button class="danger">{say(`Evet, çıkar: ${member.email}`, `Yes, remove: ${member.email}`)}</button>
                    </Form>
                  </details>
                )}
              </li>
            ))}
          </ul>
        </section>
        {isOwner && (
          <section class="card" aria-labelledby="yeni">
            <h2 id="yeni">{say('Üye ekle', 'Add a member')}</h2>
            <Form c={c} action="/panel/uyeler/">
              <div class="fields">
                <p>
                  <label for="eposta">{say('Yeni üyenin e-posta adresi', 'E-mail address of a new member')}</label>
                  <input id="eposta" name="eposta" type="email" required maxlength={254} />
                </p>
                <p>
                  <label for="rol">{say('Rol', 'Role')}</label>
                  <select id="rol" name="rol">
                    {roleOptions(c, 'member')}
                  </select>
                </p>
              </div>
              <p>
                <button>{say('Ekle', 'Add')}</button>
              </p>
            </Form>
          </section>
        )}
        <section aria-labelledby="oturumlar">
          <h2 id="oturumlar">{say('Açık oturumlar', 'Open sessions')}</h2>
          <ul class="rows">
            {sessions.map((session) => (
              <SessionItem c={c} session={session} isThis={session.id === own} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="girisler">
          <h2 id="girisler">{say('Giriş günlüğü', 'Sign-in log')}</h2>
          {log.length === 0 ? (
            <p class="quiet">{say('Henüz kayıt yok.', 'Nothing noted yet.')}</p>
          ) : (
            <Table
              labelledby="girisler"
              heads={[say('Ne zaman', 'When'), say('Kim', 'Who'), say('Tarayıcı', 'Browser')]}
              naming={1}
              rows={log.map((entry) => [
                timeText(c, entry.at),
                entry.email,
                entry.device === '' ? say('bilinmeyen tarayıcı', 'unknown browser') : entry.device,
              ])}
            />
          )}
        </section>
      </>
    ),
  })
}

/** Adds a member, or changes a role. */
export const changeMember = async (c: Visit) => {
  const say = c.get('say')
  const email = emailAddress(c.get('form').eposta ?? '')
  const role = c.get('form').rol ?? ''
  if (email === null || !isRole(role))
    return membersPage(c, say('Geçerli bir e-posta adresi ve rol verin.', 'Give a valid e-mail address and role.'))
  if (await setMember(c.get('deps').db, visitorIn(c).accountId, email, role)) return c.redirect('/panel/uyeler/', 303)
  return membersPage(
    c,
    say('Adres başka bir hesapta ya da hesabın tek sahibi.', 'The address is another account’s, or that of the only owner of this one.'),
  )
}

export const dropMember = async (c: Visit) => {
  const email = emailAddress(c.get('form').eposta ?? '')
  if (email !== null && (await removeMember(c.get('deps').db, visitorIn(c).accountId, email))) return c.redirect('/panel/uyeler/', 303)
  return membersPage(c, c.get('say')('Üye değil ya da hesabın tek sahibi.', 'Not a member, or the only owner of the account.'))
}

/** Ends a session: an owner any of the account's, everybody else their own. */
export const endOne = async (c: Visit) => {
  const { accountId, email, role } = visitorIn(c)
  const id = c.get('form').oturum ?? ''
  if (!(await endSession(c.get('deps').db, accountId, may(role, 'members') ? null : email, id))) throw new Failure('not_found')
  return c.redirect('/panel/uyeler/', 303)
}
