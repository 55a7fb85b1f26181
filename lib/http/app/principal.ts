import type { IsoDate } from '../../domain/kernel/dates.ts'

/**
 * Who asks, as the gateway found it by a key or the account panel by its session (`keyId` null). It travels to the groups in a header that
 * the gateway strips from what comes in.
 */
export type Principal = {
  accountId: number
  keyId: number | null
  sandbox: boolean
  companyAllowance: number
  /** A signed-in member of the compliance role. */
  compliance?: true
  /** Of a sandbox key that has a world of its own (lib/store/worlds.ts): that world, and the day its clock shows. */
  world?: number
  day?: IsoDate
}

export const PRINCIPAL_HEADER = 'x-kunye-principal'
export const REQUEST_ID_HEADER = 'x-kunye-istek-kimligi'
/** Which Worker of this service asks, at doors that are no one else's. */
export const CALLER_HEADER = 'x-kunye-cagiran'
/** What only Workers of this service tell each other: the gateway takes it out of what comes in. */
export const INTERNAL_HEADERS = [PRINCIPAL_HEADER, CALLER_HEADER] as const

export const writePrincipal = (principal: Principal): string => JSON.stringify(principal)

const isId = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value) && value > 0

/** The principal of a request that came through the gateway or the panel; null otherwise. */
export const readPrincipal = (header: string | undefined): Principal | null => {
  if (!header) return null
  try {
    const read = JSON.parse(header) as Partial<Principal> | null
    const isWhole =
      isId(read?.accountId) &&
      (read?.keyId === null || isId(read?.keyId)) &&
      typeof read?.sandbox === 'boolean' &&
      Number.isInteger(read.companyAllowance)
    return isWhole ? (read as Principal) : null
  } catch {
    return null
  }
}
