/** Addresses of the site that cards and chips lead to (document 1 section 2). */
export const paths = {
  bot: (discordBotId: string) => `/bot/${encodeURIComponent(discordBotId)}`,
  user: (userId: string) => `/user/${encodeURIComponent(userId)}`,
  category: (categoryId: number) => `/discover?category=${categoryId}`,
} as const
