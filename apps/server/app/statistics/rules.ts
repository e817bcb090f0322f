/** What staff decide on, each with a queue of its own. The first is the default. */
export const STATISTICS_KINDS = ['bots', 'applications', 'changes', 'reports', 'appeals'] as const
export type StatisticsKind = (typeof STATISTICS_KINDS)[number]

/** The periods that screens offer: so many weeks of UTC, with the current one. The first is the default. */
export const STATISTICS_WEEKS = [12, 26] as const

/** The longest period. */
export const MAX_STATISTICS_WEEKS = Math.max(...STATISTICS_WEEKS)

/** The figures of at most so many people are returned: those with the most decisions. */
export const MAX_STATISTICS_PEOPLE = 100
