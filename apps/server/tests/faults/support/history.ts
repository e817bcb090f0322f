/** What a write leaves behind. */
export type Effect =
  /** A row more, such as an entry of the audit log. */
  | { kind: 'appended'; target: string }
  /** The only value of a target; `null` when the row is gone. */
  | { kind: 'stored'; target: string; value: string | null }

export const appended = (target: string): Effect => ({ kind: 'appended', target })
export const stored = (target: string, value: string | null): Effect => ({
  kind: 'stored',
  target,
  value,
})

/**
 * `ambiguous`: no response arrived, only ones that ask to retry, or a server error. The write may have been applied.
 */
export type Outcome = 'acknowledged' | 'rejected' | 'ambiguous'

/** One write of one actor, with all its attempts. */
export interface Write {
  what: string
  actor: string
  effects: readonly Effect[]
  outcome: Outcome
  /** Whether the actor may not do this. */
  isForbidden: boolean
  /** Unix milliseconds of the first attempt. */
  sentAt: number
  /** Unix milliseconds of the decision. */
  decidedAt: number
  /** What each attempt got: a status, or why there was none. */
  attempts: readonly string[]
}

/** An answer that shows private data. */
export interface PrivateAnswer {
  path: string
  /** The member who sent the request. */
  requester: string
  /** The members whose data it contains. */
  owners: readonly string[]
}

/** Everything that happened during a run. The writes are in the order in which they were sent first. */
export interface History {
  writes: Write[]
  answers: PrivateAnswer[]
}

/** What the database and the vendors hold. */
export interface State {
  /** The number of rows of each target. */
  appended: ReadonlyMap<string, number>
  /** The values of each target; more than one is a duplicate. */
  stored: ReadonlyMap<string, readonly string[]>
}

const PRIVATE_MARK = 'private-of-'
const OWNER = new RegExp(`${PRIVATE_MARK}(\\d+)`, 'g')

/** Returns a text that only this member may see. */
export const markPrivate = (memberId: string) => `${PRIVATE_MARK}${memberId}`

/** Returns the members whose private texts a response contains. */
export function listOwners(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(OWNER), ([, id]) => id!))]
}
