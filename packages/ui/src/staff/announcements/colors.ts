import {
  DASHBOARD_EMBED_COLORS,
  DEFAULT_EMBED_COLOR,
  EMBED_COLOR_PRESETS,
} from '@botanica/api-client/contract'

export type ColorName = keyof typeof EMBED_COLOR_PRESETS

/** The page has nine presets. */
export const PAGE_COLORS = Object.keys(EMBED_COLOR_PRESETS) as ColorName[]

const OF_DASHBOARD = new Set<string>([DEFAULT_EMBED_COLOR, ...DASHBOARD_EMBED_COLORS])

/** The dashboard has three presets beside the default. */
export const DASHBOARD_COLORS = PAGE_COLORS.filter((name) =>
  OF_DASHBOARD.has(EMBED_COLOR_PRESETS[name])
)

const COLOR_PATTERN = /^#[0-9a-f]{6}$/i

export function isColor(typed: string): boolean {
  return COLOR_PATTERN.test(typed.trim())
}
