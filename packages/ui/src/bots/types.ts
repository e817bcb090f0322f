import type { ServerCountSource } from '@botanica/api-client/contract'
import type { Presence } from '../platform/presence.tsx'

export type ApprovalStatus = 'pending' | 'approved' | 'rejected'

/** What a card shows: a bot's fields in a list. */
export interface BotCardBot {
  /** The Discord id, used in addresses and images. */
  discordBotId: string
  name: string
  /** Discord's image hashes. */
  avatar: string | null
  banner: string | null
  shortDescription: string
  inviteUrl: string
  /** Names of categories. */
  tags: string[]
  certified: boolean
  approvalStatus: ApprovalStatus
  servingCount: number
  /** Null without a known source. Demo data has the source `seed`. */
  servingCountSource: ServerCountSource | null
  /** ISO 8601. */
  servingCountAt: string | null
  voteCount: number
  /** Null without ratings. */
  averageRating: number | null
  presence: Presence | null
}
