/** Names of the drafts that a bot's page keeps. */
export const DRAFTS = {
  review: (discordBotId: string) => `review-of-${discordBotId}`,
  edit: (reviewId: number) => `edit-of-${reviewId}`,
  reply: (reviewId: number) => `reply-to-${reviewId}`,
}
