/** The maximum number of similar bots on a bot's page. */
export const SIMILAR_BOTS = 4

/** One more than shown, because the bot itself may be among them. */
export const getSimilarBotsFilter = (categoryId: number) => ({
  categoryId,
  limit: SIMILAR_BOTS + 1,
})

export interface SimilarBotsProps {
  /** The internal id of the bot. */
  botId: number
  /** The name of a category. */
  tag: string
}
