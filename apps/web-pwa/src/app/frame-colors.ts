/** `paper` of the tokens, for the browser's own frame round the page and round the installed app. */
export const FRAME_COLORS = { light: '#f9f6ef', dark: '#0d1612' } as const
