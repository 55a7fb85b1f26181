import { ACCOUNT_EVENTS } from '../../lib/domain/account/event.ts'
import { isRhythm, type Rhythm, RHYTHMS } from '../../lib/domain/account/mail-rhythm.ts'
import type { Bilingual } from '../../lib/domain/kernel/bilingual.ts'
import { eventName } from '../../lib/http/words/event-words.ts'
import { CATEGORIES } from '../../lib/http/wire/wire.ts'
import { readEnv } from '../../lib/platform/env.ts'
import { openUnsubscribe } from '../../lib/platform/signed-link.ts'
import { endMails, mailSettings, setMailWish, setUrgent } from '../../lib/store/mails.ts'
import { allowed } from './doing.ts'
import { Form, show } from './layout.tsx'
import { type Visit, visitorIn } from './visit.ts'
import { Failure } from '../../lib/domain/kernel/errors.ts'

const RHYTHM_NAMES: Record<Rhythm, Bilingual> = {
  none: { tr: 'Özet gönderme', en: 'No digest' },
  daily: { tr: 'Her gün', en: 'Every day' },
  weekly: { tr: 'Her hafta, pazartesi', en: 'Every week, on Monday' },
}

const CATEGORY_NAMES: Record<(typeof CATEGORIES)[number], Bilingual> = {
  durum: { tr: 'Durum', en: 'Status' },
  adres: { tr: 'Adres', en: 'Address' },
  ortaklik: { tr: 'Ortaklık', en: 'Ownership' },
  sermaye: { tr: 'Sermaye', en: 'Capital' },
  yetkililer: { tr: 'Yetkililer', en: 'Officers' },
  unvan: { tr: 'Unvan', en: 'Title' },
  esas_sozlesme: { tr: 'Esas sözleşme', en: 'Articles' },
  diger: { tr: 'Diğer', en: 'Other' },
  kapandi: { tr: 'Kapanış', en: 'Closure' },
}

/** What may be marked urgent: categories of changes, events of the account. */
const MARKS: { code: string; name: Bilingual }[] = [
  ...CATEGORIES.map((code) => ({ code, name: CATEGORY_NAMES[code] })),
  ...ACCOUNT_EVENTS.map((code) => ({ code, name: eventName(code) })),
]

/** What the signed-in member wants by mail, and what the account marks urgent. */
export const mailsPage = async (c: Visit) => {
  const say = c.get('say')
  const { db, language } = c.get('deps')
  const { email } = visitorIn(c)
  const { wish, urgent } = await mailSettings(db, email)
  return show(c, {
    title: say('E-posta', 'E-mail'),
    done: c.req.query('oldu') === '1' ? say('Kaydedildi.', 'Saved.') : null,
    body: (
      <>
        <section aria-labelledby="benim">
          <h2 id="benim">{say(`${email} adresine`, `To ${email}`)}</h2>
          <Form c={c} action="/panel/posta/">
            <div class="fields">
              <p>
                <label for="ozet">{say('Özet', 'Digest')}</label>
                <select id="ozet" name="ozet">
                  {RHYTHMS.map((rhythm) => (
                    <option value={rhythm} selected={rhythm === (wish?.rhythm ?? 'none')}>
                      {RHYTHM_NAMES[rhythm][language]}
                    </option>
                  ))}
                </select>
              </p>
              <p>
                <label for="dil">{say('İletilerin dili', 'Language of the mails')}</label>
                <select id="dil" name="dil">
                  <option value="tr" selected={(wish?.language ?? language) === 'tr'}>
                    Türkçe
                  </option>
                  <option value="en" selected={(wish?.language ?? language) === 'en'}>
                    English
                  </option>
                </select>
              </p>
            </div>
            <p>
              <label>
                <input type="checkbox" name="ivedi" value="1" checked={wish?.immediate ?? false} />{' '}
                {say('İvedi işaretlenenleri hemen de gönder', 'Also send at once what is marked urgent')}
              </label>
            </p>
            <p>
              <button>{say('Kaydet', 'Save')}</button>
            </p>
          </Form>
        </section>
        <section aria-labelledby="ivediler">
          <h2 id="ivediler">{say('Hesabın ivedi saydıkları', 'What the account marks urgent')}</h2>
          {allowed(c, '/panel/posta/ivedi/') ? (
            <Form c={c} action="/panel/posta/ivedi/">
              <ul class="rows">
                {MARKS.map(({ code, name }) => (
                  <li>
                    <label>
                      <input type="checkbox" name={`isaret.${code}`} value="1" checked={urgent.includes(code)} /> {name[language]}
                    </label>
                  </li>
                ))}
              </ul>
              <p>
                <button>{say('Kaydet', 'Save')}</button>
              </p>
            </Form>
          ) : (
            <p>
              {MARKS.filter(({ code }) => urgent.includes(code))
                .map(({ name }) => name[language])
                .join(', ') || say('Hiçbiri', 'None')}
            </p>
          )}
        </section>
      </>
    ),
  })
}

export const saveMails = async (c: Visit) => {
  const { ozet = '', dil, ivedi } = c.get('form')
  if (!isRhythm(ozet) || (dil !== 'tr' && dil !== 'en')) throw new Failure('invalid_parameter')
  const { db, today } = c.get('deps')
  await setMailWish(db, visitorIn(c).email, { rhythm: ozet, language: dil, immediate: ivedi === '1' }, today)
  return c.redirect('/panel/posta/?oldu=1', 303)
}

export const saveUrgent = async (c: Visit) => {
  const form = c.get('form')
  const marked = MARKS.map(({ code }) => code).filter((code) => form[`isaret.${code}`] === '1')
  await setUrgent(c.get('deps').db, visitorIn(c).accountId, marked)
  return c.redirect('/panel/posta/?oldu=1', 303)
}

/** Whose mails the token in the path ends. Throws `not_found` for one that is not ours. */
const recipientIn = async (c: Visit): Promise<string> => {
  const email = await openUnsubscribe(readEnv(c.env, ['EVIDENCE_KEY']).EVIDENCE_KEY, c.req.param('token') ?? '')
  if (email === null) throw new Failure('not_found')
  return email
}

/** Where the link in a mail leads: it asks, since programs that look at mails follow links. */
export const stopMailsPage = async (c: Visit) => {
  const say = c.get('say')
  const email = await recipientIn(c)
  return show(c, {
    title: say('İletileri durdur', 'Stop the mails'),
    body: (
      <form method="post">
        <p>{say(`${email} adresine özet ve ivedi ileti gönderilmesin mi?`, `Send no more digests and urgent mails to ${email}?`)}</p>
        <p>
          <button>{say('Evet, durdur', 'Yes, stop')}</button>
        </p>
      </form>
    ),
  })
}

/** Ends a member's mails: by the button of that page, or by a mail program's own (RFC 8058). */
export const stopMails = async (c: Visit) => {
  const say = c.get('say')
  await endMails(c.get('deps').db, await recipientIn(c))
  return show(c, {
    title: say('İletiler durduruldu', 'The mails are stopped'),
    body: <p>{say('Panelden yeniden açabilirsiniz.', 'You can turn them on again in the panel.')}</p>,
  })
}
