import {
  compareWithCategory,
  type CategoryComparison,
} from '#app/analytics/queries/category_comparison'
import { type AnalyticsDay, listAnalyticsDays } from '#app/analytics/queries/daily_analytics'
import { listSearchTerms, type SearchTerm } from '#app/analytics/queries/search_terms'
import { FREE_ANALYTICS_DAYS } from '#app/analytics/rules'
import { Failure } from '#app/core/errors'

const NEEDS_PREMIUM = `More than ${FREE_ANALYTICS_DAYS} days need premium.`

type FreePart = 'day' | 'votes' | 'servers' | 'serversSource'

/** A day of which everybody who owns the bot sees some parts; the others are `null` without premium. */
type ShownDay = Pick<AnalyticsDay, FreePart> &
  Record<Exclude<keyof AnalyticsDay, FreePart>, number | null>

const HIDDEN = {
  reviews: null,
  pageViews: null,
  inviteClicks: null,
  searchImpressions: null,
  searchClicks: null,
}

export interface Analytics {
  isPremium: boolean
  days: ShownDay[]
  /** `null` without premium. */
  searchTerms: SearchTerm[] | null
  /** `null` without premium, and in small categories. */
  comparison: CategoryComparison | null
}

interface AnalyticsQuery {
  botId: number
  isPremium: boolean
  /** The last of which is today. */
  days?: number | undefined
}

/** Leaves out what needs premium. */
function toFreeDay({ day, votes, servers, serversSource }: AnalyticsDay): ShownDay {
  return { day, votes, servers, serversSource, ...HIDDEN }
}

/**
 * Returns the analytics of a bot.
 * @throws `forbidden` for a longer range than everybody gets, without premium
 */
export async function findAnalytics({
  botId,
  isPremium,
  days = FREE_ANALYTICS_DAYS,
}: AnalyticsQuery): Promise<Analytics> {
  if (!isPremium && days > FREE_ANALYTICS_DAYS) {
    throw new Failure('forbidden', { message: NEEDS_PREMIUM })
  }
  const all = await listAnalyticsDays(botId, days)
  if (!isPremium) {
    return { isPremium, days: all.map(toFreeDay), searchTerms: null, comparison: null }
  }
  const searchTerms = await listSearchTerms(botId, days)
  const comparison = await compareWithCategory(botId, days)
  return { isPremium, days: all, searchTerms, comparison }
}
