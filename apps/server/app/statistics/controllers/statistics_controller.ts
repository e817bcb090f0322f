import type { HttpContext } from '@adonisjs/core/http'
import { isoDate } from '#app/core/database/readable_rows'
import { findPeopleStatistics, findStatistics } from '#app/statistics/queries/statistics'
import { STATISTICS_KINDS, STATISTICS_WEEKS } from '#app/statistics/rules'
import { statisticsValidator } from '#app/statistics/validators'

const DEFAULTS = { kind: STATISTICS_KINDS[0], weeks: STATISTICS_WEEKS[0] } as const

/** How much staff decide and how fast, by week. */
export default class StatisticsController {
  async show({ request }: HttpContext) {
    const period = await request.validateUsing(statisticsValidator)
    const { countedUntil, total, weeks } = await findStatistics({ ...DEFAULTS, ...period })
    return { countedUntil: isoDate(countedUntil), total, weeks }
  }

  /** The same for each person who decided. */
  async people({ request }: HttpContext) {
    const period = await request.validateUsing(statisticsValidator)
    const { countedUntil, people } = await findPeopleStatistics({ ...DEFAULTS, ...period })
    return { countedUntil: isoDate(countedUntil), people }
  }
}
