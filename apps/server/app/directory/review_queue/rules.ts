/** Days whose decisions an estimate is computed from. */
export const ESTIMATE_DAYS = 30

/** With fewer decisions there is no estimate. */
export const MIN_ESTIMATE_DECISIONS = 5

/** Places in the queue are counted up to this number. */
export const COUNTED_PLACES = 1_000

/** What the owners of a bot wait for, or what it waits for. */
export const QUEUE_STATES = ['pending', 'asked', 'rejected', 'held', 'none'] as const
export type QueueState = (typeof QUEUE_STATES)[number]

/** Whose turn it is; `null` when nothing is to be done. */
export const QUEUE_TURNS = ['staff', 'owners'] as const
export type QueueTurn = (typeof QUEUE_TURNS)[number]
