/** Paths of the site that cards and chips link to. */
export const paths = {
  bot: (discordBotId: string) => `/bot/${encodeURIComponent(discordBotId)}`,
  user: (userId: string) => `/user/${encodeURIComponent(userId)}`,
  guideline: (ruleId: string) => `/guidelines#${encodeURIComponent(ruleId)}`,
  category: (categoryId: number) => `/discover?category=${categoryId}`,
} as const
