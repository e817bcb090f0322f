/** The maximum number of similar bots on a bot's page. */
export const SIMILAR_BOTS = 4

/**
 * One more than shown, because the bot itself may be among them. In a file of its own, so that only a bot's page loads
 * the component.
 */
export const getSimilarBotsFilter = (categoryId: number) => ({
  categoryId,
  limit: SIMILAR_BOTS + 1,
})
