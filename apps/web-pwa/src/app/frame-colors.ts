/** The `paper` token as sRGB, for the browser UI around the page and the installed app (`theme-color`). */
export const FRAME_COLORS = { light: '#f9f6ef', dark: '#0d1612' } as const
