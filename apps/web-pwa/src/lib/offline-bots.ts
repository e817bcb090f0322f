import type { BotDetail } from '@botanica/api-client'

/** What the offline catalog knows of a bot. */
export type StoredBot = Pick<
  BotDetail,
  | 'discordBotId'
  | 'name'
  | 'avatar'
  | 'inviteUrl'
  | 'tags'
  | 'certified'
  | 'servingCount'
  | 'voteCount'
  | 'averageRating'
  | 'ratingCount'
  | 'createdAt'
  | 'permissions'
>

/**
 * Finds a bot in the offline catalog. Offline support sets it when it has loaded, so that pages do not load offline
 * support.
 */
export const offlineBots: { find?: (discordBotId: string) => Promise<StoredBot | null> } = {}
