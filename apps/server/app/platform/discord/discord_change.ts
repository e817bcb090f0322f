import type { RouteLike } from '@discordjs/rest'

/** A request that changes something at Discord. */
export interface DiscordChange {
  /** Changes of one kind share a rate limit and are refused together. */
  kind: string
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  route: RouteLike
  body?: object
  /** Shown in the audit log of the Discord server. */
  reason?: string
}

/** The result of a change. */
export type ChangeOutcome =
  | { status: 'done'; body: unknown }
  /** Discord refused it. `code` is Discord's error code. */
  | { status: 'refused'; code: number; message: string }
  /** It was not sent, or Discord does not accept it at the moment. Nothing was changed. */
  | { status: 'held'; waitMs: number }
  /** It was sent, and whether Discord has applied it is not known. */
  | { status: 'unknown' }

/** Discord's error codes for a channel or message that does not exist. */
export const UNKNOWN_MESSAGE_CODES = { channel: 10_003, message: 10_008 } as const
