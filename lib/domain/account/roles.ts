/**
 * What a member of an account may do in the panel. Every member sees the account's companies; `owner` also rules members and keys; `member`
 * works: adds companies, issues reports, manages webhooks; `settler` also settles what the machine left open; `compliance` works on
 * screening hits; `reader` only looks.
 */
export const ROLES = ['owner', 'member', 'settler', 'compliance', 'reader'] as const
export type Role = (typeof ROLES)[number]

/** What is done by a form of the panel. `self` is one's own session. */
export type Doing = 'members' | 'keys' | 'work' | 'hits' | 'settle' | 'self'

const MAY: Record<Role, readonly Doing[]> = {
  owner: ['members', 'keys', 'work', 'hits', 'self'],
  member: ['work', 'self'],
  settler: ['work', 'settle', 'self'],
  compliance: ['work', 'hits', 'self'],
  reader: ['self'],
}

export const may = (role: Role, doing: Doing): boolean => MAY[role].includes(doing)

export const isRole = (text: string): text is Role => (ROLES as readonly string[]).includes(text)
