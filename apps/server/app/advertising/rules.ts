/** Where ads are shown. */
export const AD_PLACEMENTS = ['header', 'sidebar', 'in-list', 'footer'] as const
export type AdPlacement = (typeof AD_PLACEMENTS)[number]

/** Kinds of ads. */
export const AD_TYPES = ['google-adsense', 'custom', 'banner'] as const
export type AdType = (typeof AD_TYPES)[number]

/** Whether an ad is shown now, or why it is not. */
export const AD_STATES = ['shown', 'off', 'scheduled', 'over'] as const
export type AdState = (typeof AD_STATES)[number]

/** Limits of an ad's fields. Lengths are in characters as a textarea counts them. */
export const AD_LIMITS = {
  title: { min: 1, max: 200 },
  content: { min: 1, max: 20_000, multiline: true },
  priority: { min: -1_000, max: 1_000 },
} as const

export const AD_DEFAULTS = { priority: 0, isActive: true } as const
