import { Failure } from '../../lib/domain/kernel/errors.ts'
import { readEnv } from '../../lib/platform/env.ts'
import { signAddress } from '../../lib/platform/signed-link.ts'
import { type AddressKind, closeFeedAddress, type FeedAddress, feedAddresses, renewFeedAddress } from '../../lib/store/feed-addresses.ts'
import { Confirmed, Form, show, timeText } from './layout.tsx'
import { type Visit, visitorIn } from './visit.ts'

/** What a member may have an address of; `name` is its place in the panel's paths. */
const OFFERED: { name: string; kind: AddressKind; sandbox: boolean; path: [folder: string, file: string]; tr: string; en: string }[] = [
  {
    name: 'takvim',
    kind: 'calendar',
    sandbox: false,
    path: ['takvim', 'gorev-bitisleri.ics'],
    tr: 'Görev bitişleri takvimi',
    en: 'Calendar of term ends',
  },
  { name: 'akis', kind: 'feed', sandbox: false, path: ['akis', 'degisiklikler.atom'], tr: 'Değişiklik akışı', en: 'Feed of changes' },
  {
    name: 'deneme-takvim',
    kind: 'calendar',
    sandbox: true,
    path: ['takvim', 'gorev-bitisleri.ics'],
    tr: 'Deneme şirketlerinin takvimi',
    en: 'Calendar of the sandbox companies',
  },
  {
    name: 'deneme-akis',
    kind: 'feed',
    sandbox: true,
    path: ['akis', 'degisiklikler.atom'],
    tr: 'Deneme şirketlerinin akışı',
    en: 'Feed of the sandbox companies',
  },
]

type Offered = (typeof OFFERED)[number]

const addressOf = async (c: Visit, { path: [folder, file] }: Offered, address: FeedAddress): Promise<string> => {
  const { EVIDENCE_KEY } = readEnv(c.env, ['EVIDENCE_KEY'])
  return `${c.get('deps').baseUrl}/${folder}/${await signAddress(EVIDENCE_KEY, address)}/${file}`
}

/** The secret addresses of who is signed in: each member has their own, so that one can be closed without the others. */
export const addressesPage = async (c: Visit) => {
  const say = c.get('say')
  const { db, language } = c.get('deps')
  const found = await feedAddresses(db, visitorIn(c).email)
  const items = await Promise.all(
    OFFERED.map(async (offered) => {
      const address = found.find(({ kind, sandbox }) => kind === offered.kind && sandbox === offered.sandbox)
      return { offered, address, url: address ? await addressOf(c, offered, address) : null }
    }),
  )
  return show(c, {
    title: say('Takvim ve akış adresleri', 'Calendar and feed addresses'),
    done: c.req.query('oldu') === '1' ? say('Yapıldı; eski adres kapandı.', 'Done; the former address is closed.') : null,
    body: (
      <>
        <p>
          {say(
            'Takvim programları ve akış okuyucuları anahtar gönderemez; bu adresler anahtarsız açılır. Adresi bilen herkes ' +
              'içindekini görür: paylaştıysanız yenileyin.',
            'Calendar programs and feed readers cannot send keys; these addresses open without one. Whoever knows an address ' +
              'sees what it gives: change it once it was shared.',
          )}
        </p>
        <ul class="rows">
          {items.map(({ offered, address, url }) => (
            <li>
              <div>
                <h2 class="small">{offered[language]}</h2>
                {url !== null && (
                  <p class="code">
                    <a href={url} rel="noreferrer">
                      {url}
                    </a>
                  </p>
                )}
                {address && (
                  <p class="quiet">
                    {say('Açıldı', 'Opened')}: {timeText(c, address.createdAt)}
                  </p>
                )}
              </div>
              {address ? (
                <div>
                  <Confirmed
                    c={c}
                    action={`/panel/adresler/${offered.name}/`}
                    ask={say('Yenile', 'Change')}
                    confirm={say('Evet, eskisini kapatıp yenisini ver', 'Yes, close the old one and give a new one')}
                  />
                  <Confirmed
                    c={c}
                    action={`/panel/adresler/${offered.name}/kapat/`}
                    ask={say('Kapat', 'Close')}
                    confirm={say('Evet, kapat', 'Yes, close')}
                  />
                </div>
              ) : (
                <Form c={c} action={`/panel/adresler/${offered.name}/`}>
                  <button>{say('Adres aç', 'Open an address')}</button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      </>
    ),
  })
}

const offeredIn = (c: Visit): Offered => {
  const offered = OFFERED.find(({ name }) => name === c.req.param('name'))
  if (!offered) throw new Failure('not_found')
  return offered
}

/** Opens an address, or changes it. */
export const renewAddress = async (c: Visit) => {
  const { kind, sandbox } = offeredIn(c)
  await renewFeedAddress(c.get('deps').db, visitorIn(c).email, kind, sandbox)
  return c.redirect('/panel/adresler/?oldu=1', 303)
}

export const closeAddress = async (c: Visit) => {
  const { kind, sandbox } = offeredIn(c)
  await closeFeedAddress(c.get('deps').db, visitorIn(c).email, kind, sandbox)
  return c.redirect('/panel/adresler/?oldu=1', 303)
}
