import { emailAddress } from '../../lib/domain/kernel/email-address.ts'
import { logError, logEvent } from '../../lib/http/app/log.ts'
import { hashOf } from '../../lib/http/app/session.ts'
import { networkOf } from '../../lib/platform/addresses.ts'
import { readEnv } from '../../lib/platform/env.ts'
import { openLimiter } from '../../lib/platform/limiter.ts'
import { openMailer } from '../../lib/platform/mail.ts'
import { newToken } from '../../lib/platform/tokens.ts'
import { addSignInLink, LINK_MINUTES, signIn, signOut } from '../../lib/store/panel.ts'
import { Form, show } from './layout.tsx'
import { giveToken, type Visit } from './visit.ts'

/** Links an hour that one address is sent, and that one network asks for. */
const [PER_ADDRESS, PER_NETWORK] = [5, 30]

const signInForm = (
  c: Visit,
  { error = null, given = '', status = 200 }: { error?: string | null; given?: string; status?: 200 | 400 | 429 } = {},
) => {
  const say = c.get('say')
  return show(c, {
    status,
    error,
    title: say('Hesap paneline giriş', 'Sign in to the account panel'),
    body: (
      <Form c={c} action="/panel/giris/">
        <p>
          <label for="eposta">{say('E-posta adresi', 'E-mail address')}</label>
          <input
            id="eposta"
            name="eposta"
            type="email"
            autocomplete="email"
            required
            maxlength={254}
            value={given}
            aria-describedby="nasil"
            aria-invalid={error && status === 400 ? 'true' : undefined}
          />
        </p>
        <p id="nasil" class="quiet">
          {say(
            `Hesabınıza kayıtlı adrese, ${LINK_MINUTES} dakika geçerli ve bir kez kullanılan bir giriş bağlantısı ` +
              'göndeririz. Parola yoktur.',
            `We send a sign-in link to the address registered for your account; it is valid for ${LINK_MINUTES} ` +
              'minutes and works once. There is no password.',
          )}
        </p>
        <p>
          <button>{say('Bağlantı gönder', 'Send the link')}</button>
        </p>
      </Form>
    ),
  })
}

export const signInPage = (c: Visit) => signInForm(c)

/** Mails a link, if the address is registered. The answer, and when it comes, are the same if it is not: both happen after it. */
export const askForLink = async (c: Visit) => {
  const say = c.get('say')
  const { now, later } = c.get('deps')
  const given = c.get('form').eposta ?? ''
  const email = emailAddress(given)
  if (email === null)
    return signInForm(c, {
      status: 400,
      given,
      error: say('Geçerli bir e-posta adresi yazın, örneğin ad@ornek.com.tr.', 'Write a valid e-mail address, such as name@example.com.'),
    })
  const limiter = openLimiter(readEnv(c.env, ['UPSTASH_REDIS_REST_URL', 'UPSTASH_REDIS_REST_TOKEN']))
  const allowances = await limiter(
    [
      { policy: 'giris-adres', key: await hashOf(email), limit: PER_ADDRESS },
      { policy: 'giris-ag', key: networkOf(c.req.header('cf-connecting-ip') ?? ''), limit: PER_NETWORK },
    ],
    now.getTime(),
  ).allowances
  const exceeded = allowances.find(({ allowed }) => !allowed)
  if (exceeded) {
    c.header('retry-after', String(exceeded.resetInSeconds))
    const minutes = Math.ceil(exceeded.resetInSeconds / 60)
    return signInForm(c, {
      status: 429,
      given,
      error: say(`Çok sık denendi; ${minutes} dakika sonra yeniden deneyin.`, `Too many attempts; try again in ${minutes} minutes.`),
    })
  }
  later(mailLink(c, email).catch((error: unknown) => logError('sign_in_mail_failed', error)))
  return c.redirect('/panel/giris/gonderildi/', 303)
}

const mailLink = async (c: Visit, email: string): Promise<void> => {
  const { db, baseUrl, language } = c.get('deps')
  const say = c.get('say')
  const token = newToken()
  if (!(await addSignInLink(db, email, await hashOf(token)))) return logEvent('sign_in_unknown_address')
  const link = `${baseUrl}/panel/giris/baglanti/?belirtec=${token}&dil=${language}`
  await openMailer(readEnv(c.env, ['MAIL_URL', 'MAIL_TOKEN']))({
    to: email,
    subject: say('Künye giriş bağlantınız', 'Your Künye sign-in link'),
    text: say(
      `Hesap paneline girmek için açın:\n\n${link}\n\nBağlantı ${LINK_MINUTES} dakika geçerlidir ve bir kez ` +
        'kullanılır. Girişi siz istemediyseniz bu iletiyi yok sayın.',
      `Open this to sign in to the account panel:\n\n${link}\n\nThe link is valid for ${LINK_MINUTES} minutes ` +
        'and works once. If you did not ask to sign in, ignore this mail.',
    ),
  })
}

export const sentPage = (c: Visit) => {
  const say = c.get('say')
  return show(c, {
    title: say('E-postanıza bakın', 'Check your mail'),
    body: (
      <>
        <p>
          {say(
            `Adres bir hesaba kayıtlıysa ona bir giriş bağlantısı gönderildi. Bağlantı ${LINK_MINUTES} dakika ` +
              'geçerlidir ve bir kez kullanılır.',
            'If the address is registered for an account, a sign-in link was sent to it. The link is valid for ' +
              `${LINK_MINUTES} minutes and works once.`,
          )}
        </p>
        <p>
          <a href="/panel/giris/">{say('Başka bir adres dene', 'Try another address')}</a>
        </p>
      </>
    ),
  })
}

const TOKEN = /^[\w-]{43}$/

/** Where the mailed link leads. It signs nobody in by being opened: programs that look into mails open links too. */
export const linkPage = (c: Visit) => {
  const say = c.get('say')
  const token = c.req.query('belirtec') ?? ''
  if (!TOKEN.test(token)) return overPage(c)
  return show(c, {
    title: say('Hesap paneline giriş', 'Sign in to the account panel'),
    body: (
      <Form c={c} action="/panel/giris/baglanti/">
        <input type="hidden" name="belirtec" value={token} />
        <p>{say('Bu tarayıcıda panele girmek için onaylayın.', 'Confirm to sign in to the panel in this browser.')}</p>
        <p>
          <button>{say('Giriş yap', 'Sign in')}</button>
        </p>
      </Form>
    ),
  })
}

const overPage = (c: Visit) => {
  const say = c.get('say')
  return show(c, {
    status: 400,
    title: say('Bağlantı geçersiz', 'The link is not valid'),
    body: (
      <>
        <p>
          {say(
            'Bağlantı kullanılmış, süresi dolmuş ya da eksik kopyalanmış.',
            'The link was used, has expired, or was copied incompletely.',
          )}
        </p>
        <p>
          <a href="/panel/giris/">{say('Yeni bir bağlantı isteyin', 'Ask for a new link')}</a>
        </p>
      </>
    ),
  })
}

/** Signs the browser in, under a new token: one it had before opens nothing. */
export const useLink = async (c: Visit) => {
  const token = c.get('form').belirtec ?? ''
  const session = newToken()
  if (!TOKEN.test(token) || !(await signIn(c.get('deps').db, await hashOf(token), await hashOf(session), c.req.header('user-agent') ?? '')))
    return overPage(c)
  giveToken(c, session, true)
  return c.redirect('/panel/', 303)
}

export const leave = async (c: Visit) => {
  await signOut(c.get('deps').db, await hashOf(c.get('token')))
  giveToken(c, newToken(), false)
  return c.redirect('/panel/giris/', 303)
}
