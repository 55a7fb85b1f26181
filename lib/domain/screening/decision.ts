/**
 * What a person decided on a hit: the listed one, or somebody else of the same name. It holds while the entry is about the same one;
 * `pending` until a second person has confirmed it, where the account asks for that.
 */
export type Decision = { decision: 'same' | 'other'; note: string | null; decidedBy: string; at: string; pending: boolean }

/** Nobody has settled it yet. */
export const isOpen = ({ decision }: { decision: Decision | null }): boolean => decision === null || decision.pending
