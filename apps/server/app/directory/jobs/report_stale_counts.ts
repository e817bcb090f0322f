import { isoDate } from '#app/core/database/readable_rows'
import { runInTransaction } from '#app/core/database/run_in_transaction'
import { queryRows, rawSql, sql } from '#app/core/database/sql'
import type { Job } from '#app/core/jobs/jobs'
import { HOUR_MS, MINUTE_MS } from '#app/core/time'
import { POSTED_COUNT_LIFE } from '#app/directory/queries/find_posted_count'
import { recordBotEvents } from '#app/events/actions/record_bot_events'
import type { BotEventType } from '#app/events/rules'
import { BOT_EVENTS } from '#app/events/tables'

/** Bots per run, to stay well within the statement timeout. */
const BATCH = 500

/** Days for which a count that has become stale can still be reported, such as after the site was down. */
const REPORTED_DAYS = 7

const COUNT_STALE = 'server_count.stale' as const satisfies BotEventType

/** Not a binding, so that a prepared statement can use the index of these events. */
const IS_COUNT_STALE = rawSql(`bot_events.type = '${COUNT_STALE}'`)

interface StaleCount {
  botId: number
  serverCount: number
  postedAt: Date
}

/** Records an event for each bot that does not post its server count any more, once until it posts again. */
export const reportStaleCounts: Job = {
  name: 'report_stale_counts',
  description: 'Reports to the developers of bots that their server counts are stale',
  async run() {
    const reported = await runInTransaction(async (trx) => {
      const stale = await queryRows<StaleCount>(
        sql`
          SELECT bot_stats.bot_id AS "botId", serving_count AS "serverCount",
            serving_count_at AS "postedAt"
          FROM bot_stats JOIN bots ON bots.id = bot_stats.bot_id AND bots.deleted_at IS NULL
          WHERE serving_count_source = 'bot' AND NOT serving_count_frozen
            AND serving_count_at <= now() - ${POSTED_COUNT_LIFE}
            AND serving_count_at > now() - ${POSTED_COUNT_LIFE} - make_interval(days => ${REPORTED_DAYS})
            AND NOT EXISTS (
              SELECT FROM ${BOT_EVENTS}
              WHERE bot_events.bot_id = bot_stats.bot_id AND ${IS_COUNT_STALE}
                AND bot_events.created_at > bot_stats.serving_count_at
            )
          LIMIT ${BATCH}
        `,
        trx
      )
      await recordBotEvents(
        trx,
        ...stale.map(({ botId, serverCount, postedAt }) => ({
          botId,
          type: COUNT_STALE,
          data: { serverCount, postedAt: isoDate(postedAt) },
        }))
      )
      return stale.length
    })
    return { state: {}, report: { reported }, againInMs: reported === BATCH ? MINUTE_MS : HOUR_MS }
  },
}
