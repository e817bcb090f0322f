import type { HttpContext } from '@adonisjs/core/http'
import { isoDate } from '#app/core/database/readable_rows'
import {
  findPeopleStatistics,
  findStatistics,
  type Period,
} from '#app/statistics/queries/statistics'
import { STATISTICS_KINDS, STATISTICS_WEEKS } from '#app/statistics/rules'
import { statisticsValidator } from '#app/statistics/validators'

async function readPeriod({ request }: HttpContext): Promise<Period> {
  const { kind = STATISTICS_KINDS[0], weeks = STATISTICS_WEEKS[0] } =
    await request.validateUsing(statisticsValidator)
  return { kind, weeks }
}

/** How much staff decide and how fast, by week. */
export default class StatisticsController {
  async show(ctx: HttpContext) {
    const { countedUntil, total, weeks } = await findStatistics(await readPeriod(ctx))
    return { countedUntil: isoDate(countedUntil), total, weeks }
  }

  /** The same for each person who decided. */
  async people(ctx: HttpContext) {
    const { countedUntil, people } = await findPeopleStatistics(await readPeriod(ctx))
    return { countedUntil: isoDate(countedUntil), people }
  }
}
