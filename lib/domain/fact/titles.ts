/** Titles by which a clause names those who sign, whoever holds them: "Yönetim Kurulu Başkanının tek başına", "iki müdürün müştereken". */
import { fold } from '../kernel/text.ts'
import type { Role } from './fact.ts'

/** The offices of a joint-stock company's board, of a limited company's managers, and what a duty of the first means among the second. */
export const BOARD: readonly Role[] = ['board_member', 'board_chair', 'board_vice_chair']
export const MANAGERS: readonly Role[] = ['manager', 'manager_chair']
/** Offices that one holds at a time. */
export const CHAIRS: readonly Role[] = ['board_chair', 'manager_chair']
export const AMONG_MANAGERS: Partial<Record<Role, Role>> = {
  board_chair: 'manager_chair',
  board_vice_chair: 'manager',
  board_member: 'manager',
}

/** A title as facts have it, the offices that bear it (none: no office of the register), and how clauses print it, in plain letters. */
export const TITLES: readonly { title: string; roles: readonly Role[]; printed: string }[] = [
  { title: 'Müdürler Kurulu Başkanı', roles: ['manager_chair'], printed: 'mudurler kurulu baskan[a-z]*' },
  {
    title: 'Yönetim Kurulu Başkan Vekili',
    roles: ['board_vice_chair'],
    printed: '(?:(?:yonetim kurulu|idare meclisi) )?(?:(?:baskan|reis) ?(?:vekil|yardimci)[a-z]*|ikinci baskan[a-z]*)',
  },
  { title: 'Yönetim Kurulu Başkanı', roles: ['board_chair'], printed: '(?:(?:yonetim kurulu|idare meclisi) )?(?:baskan|reis)[a-z]*' },
  { title: 'Muhasip Üye', roles: [], printed: '(?:muhasip|murahhas)(?: uye| aza)?[a-z]*' },
  { title: 'Yönetim Kurulu Üyesi', roles: BOARD, printed: '(?:(?:yonetim kurulu|idare meclisi) )?(?:uye|aza)[a-z]*' },
  { title: 'Genel Müdür', roles: ['general_manager'], printed: 'genel mudur(?!lu[kg])[a-z]*' },
  { title: 'Müdür', roles: MANAGERS, printed: '(?:sirket )?mudur(?!lu[kg])[a-z]*' },
  { title: 'Tasfiye Memuru', roles: ['liquidator'], printed: 'tasfiye memur[a-z]*' },
  { title: 'Konkordato Komiseri', roles: ['commissioner'], printed: '(?:konkordato )?komiser[a-z]*' },
]

const BY_TITLE = new Map(TITLES.map(({ title, roles }) => [fold(title), roles]))

/** The offices that bear a title; undefined where the words are none of {@link TITLES}. */
export const rolesOfTitle = (title: string): readonly Role[] | undefined => BY_TITLE.get(fold(title))
