/** Where ads stand (ruling S5). */
export const AD_PLACEMENTS = ['header', 'sidebar', 'in-list', 'footer'] as const
export type AdPlacement = (typeof AD_PLACEMENTS)[number]

/** What an ad's content is (document 1 section 3). */
export const AD_TYPES = ['google-adsense', 'custom', 'banner'] as const
export type AdType = (typeof AD_TYPES)[number]
