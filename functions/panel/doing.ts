import { type Doing, may } from '../../lib/domain/account/roles.ts'
import type { Visit } from './visit.ts'

/** What a form of the panel does, by its path; asking who may sign changes nothing, filing the answer does. */
const DOINGS: [RegExp, Doing][] = [
  [/^\/panel\/(?:cikis|oturumlar\/|degisiklikler(?:\/|$)|imza\/?$)/, 'self'],
  [/^\/panel\/sirketler\/[^/]+\/imza\/?$/, 'self'],
  [/^\/panel\/adresler\//, 'self'],
  [/^\/panel\/posta\/?$/, 'self'],
  [/^\/panel\/uyeler(?:\/|$)/, 'members'],
  [/^\/panel\/anahtarlar(?:\/|$)/, 'keys'],
  [/^\/panel\/sirketler\/[^/]+\/yaptirim\/?$/, 'hits'],
  [/^\/panel\/(?:dosyalar|yaptirim\/kararlar)\/?$/, 'hits'],
  [/^\/panel\/masa(?:\/|$)/, 'settle'],
]

/** What is done by sending a form to a path. */
export const doingAt = (path: string): Doing => DOINGS.find(([pattern]) => pattern.test(path))?.[1] ?? 'work'

/** Whether who is signed in may send a form to a path; whoever is not may sign in. */
export const allowed = (c: Visit, path: string): boolean => {
  const visitor = c.get('visitor')
  return !visitor || may(visitor.role, doingAt(path))
}
