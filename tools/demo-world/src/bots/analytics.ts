import { BOTS, botId } from '../ids.ts'
import { randomFor } from '../random.ts'
import type { DemoAnalyticsDay, DemoBot, DemoSearchTerm } from '../types.ts'

/** Days for which there are counts, with today. */
const DAY_COUNT = 42
/** The share of its servers that a bot gains per day. */
const DAILY_GROWTH = 0.004
/** The bot whose count jumps, which staff see flagged on its application. Before, it has this share of its servers. */
const JUMP = { botId: botId(17), daysAgo: 2, share: 0.3 } as const
const MIN_VIEWS = 20
const MAX_VIEWS = 60
/** How many of those who see a page follow the invitation, and so on. */
const SHARES = { invited: 0.2, found: 3, opened: 0.4 } as const

/** What happened with the listed bots on each of the last days. */
export function composeAnalytics(bots: readonly DemoBot[]): DemoAnalyticsDay[] {
  const listed = bots.filter((bot) => bot.approvalStatus === 'approved' && !bot.autoDeleted)
  return listed.flatMap(({ id, serverCount }) => {
    const random = randomFor(`analytics/${id}`)
    return Array.from({ length: DAY_COUNT }, (_, daysAgo) => {
      const pageViews = random.int(MIN_VIEWS, MAX_VIEWS)
      const hasJumped = id !== JUMP.botId || daysAgo < JUMP.daysAgo
      const share = (hasJumped ? 1 : JUMP.share) * (1 - DAILY_GROWTH * daysAgo)
      const servers = Math.round(serverCount.value * share)
      return {
        botId: id,
        day: { days: -daysAgo },
        pageViews,
        inviteClicks: Math.round(pageViews * SHARES.invited),
        searchImpressions: Math.round(pageViews * SHARES.found),
        searchClicks: Math.round(pageViews * SHARES.opened),
        servers: serverCount.source === 'posted' ? servers : null,
      }
    })
  })
}

/** Searches that found the bot of a member with premium. */
export const searchTerms: readonly DemoSearchTerm[] = [
  { botId: BOTS.paulaFirst, day: { days: -1 }, term: 'music', impressions: 64, clicks: 21 },
  { botId: BOTS.paulaFirst, day: { days: -2 }, term: 'music', impressions: 58, clicks: 17 },
  { botId: BOTS.paulaFirst, day: { days: -2 }, term: 'quiz', impressions: 12, clicks: 3 },
  { botId: BOTS.paulaFirst, day: { days: -40 }, term: 'playlist', impressions: 9, clicks: 2 },
]
