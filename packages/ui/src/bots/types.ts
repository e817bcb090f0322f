import type { Presence } from '../platform/presence.tsx'

export type ApprovalStatus = 'pending' | 'approved' | 'rejected'

/** What a card shows: the fields of a bot in a list. */
export interface BotCardBot {
  /** The platform's id, in addresses and images. */
  discordBotId: string
  name: string
  /** Image hashes of the platform. */
  avatar: string | null
  banner: string | null
  shortDescription: string
  inviteUrl: string
  /** Names of categories. */
  tags: string[]
  certified: boolean
  approvalStatus: ApprovalStatus
  servingCount: number
  voteCount: number
  /** Null while there is nothing to average. */
  averageRating: number | null
  presence: Presence | null
}
