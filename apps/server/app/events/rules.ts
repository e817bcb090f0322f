/** What happens to a bot that its developers' programs can follow. */
export const REAL_EVENT_TYPES = [
  'vote.created',
  'review.created',
  'review.updated',
  'review.deleted',
  'bot.approved',
  'bot.rejected',
  'bot.updated',
  'bot.certified',
  'bot.uncertified',
  'bot.deleted',
  'bot.restored',
  'server_count.stale',
] as const
/** The same, and the test of a webhook. */
export const BOT_EVENT_TYPES = [...REAL_EVENT_TYPES, 'test'] as const
export type BotEventType = (typeof BOT_EVENT_TYPES)[number]

/** Days for which events are stored. */
export const BOT_EVENT_DAYS = 90

interface ReviewEventData {
  reviewId: number
  /** The author; `null` once the account is deleted. */
  userId: string | null
  /** Stars. */
  rating: number
}

type NoData = object

/** What an event of each type says. Personal data are only the ids of members and the query strings of votes. */
export interface BotEventData {
  'vote.created': {
    voteId: number
    /** `null` once the account is deleted. */
    userId: string | null
    /** The query string with which the member came to the vote page, with its `?`. */
    query: string | null
    /** ISO 8601: when the member may vote again. */
    nextVoteAt: string
  }
  'review.created': ReviewEventData
  'review.updated': ReviewEventData
  'review.deleted': ReviewEventData
  'bot.approved': { reason: string | null }
  'bot.rejected': { reason: string }
  /** The names of the changed fields, as the calls for bots have them. */
  'bot.updated': { fields: string[] }
  'bot.certified': NoData
  'bot.uncertified': NoData
  'bot.deleted': NoData
  'bot.restored': NoData
  /** The last count, and in ISO 8601 when it was posted. */
  'server_count.stale': { serverCount: number; postedAt: string }
  /** The owner who asked for it; `null` once the account is deleted. */
  test: { userId: string | null }
}

/** An event before it is recorded. */
export type NewBotEvent = {
  [Type in BotEventType]: { botId: number; type: Type; data: BotEventData[Type] }
}[BotEventType]

/** An event as programs get it. */
export type BotEvent = {
  [Type in BotEventType]: {
    id: number
    type: Type
    /** ISO 8601. */
    createdAt: string
    data: BotEventData[Type]
    /** Where to continue after it. */
    cursor: string
  }
}[BotEventType]
