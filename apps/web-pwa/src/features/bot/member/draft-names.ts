/** Names of the drafts on a bot's page. */
export const DRAFTS = {
  review: (discordBotId: string) => `review-of-${discordBotId}`,
  edit: (reviewId: number) => `edit-of-${reviewId}`,
  reply: (reviewId: number) => `reply-to-${reviewId}`,
}
