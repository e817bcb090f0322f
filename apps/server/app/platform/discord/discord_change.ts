import type { RouteLike } from '@discordjs/rest'

/** Something that Discord is asked to do. */
export interface DiscordChange {
  /** Changes of one kind meet the same limit and the same refusals. */
  kind: string
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  route: RouteLike
  body?: object
  /** What stands in the server's own audit log about it. */
  reason?: string
}

/** What came of it. */
export type ChangeOutcome =
  | { status: 'done'; body: unknown }
  /** Discord has said no. `code` is its own number for why. */
  | { status: 'refused'; code: number; message: string }
  /** It was not asked, or will not have it now; nothing was done. */
  | { status: 'held'; waitMs: number }
  /** It was asked, and nobody knows what it has done. */
  | { status: 'unknown' }

/** Discord's own numbers for what is not there. */
export const UNKNOWN_MESSAGE_CODES = { channel: 10_003, message: 10_008 } as const
