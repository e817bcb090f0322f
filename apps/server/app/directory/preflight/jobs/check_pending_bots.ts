import { runInTransaction } from '#app/core/database/run_in_transaction'
import { queryRows, rawSql, sql } from '#app/core/database/sql'
import type { Job } from '#app/core/jobs/jobs'
import { MINUTE_MS } from '#app/core/time'
import { BOT_FIELD_COLUMNS } from '#app/directory/bot_fields'
import { PENDING_PREFLIGHT_LIFE_MS } from '#app/directory/preflight/rules'
import { type PreflightListing, runPreflight } from '#app/directory/preflight/run_preflight'
import { findPreflight, storePreflight } from '#app/directory/preflight/stored_preflight'
import { NEWEST_VERSION } from '#app/directory/versions/queries/listing'

/** Bots per run. Each takes a few seconds when an address does not answer. */
const BATCH = 3
const EVERY_MS = 5 * MINUTE_MS
const LIFE = rawSql(`interval '${PENDING_PREFLIGHT_LIFE_MS} milliseconds'`)

interface DueBot extends PreflightListing {
  id: number
  version: number
}

/** Finds pending bots that were never checked, whose listing has changed since, or whose results are old. */
export function findDueBots(): Promise<DueBot[]> {
  return queryRows<DueBot>(sql`
    SELECT bots.id, bots.discord_bot_id AS "discordBotId", ${rawSql(BOT_FIELD_COLUMNS)},
      ${NEWEST_VERSION} AS version
    FROM bots LEFT JOIN bot_preflights preflights ON preflights.bot_id = bots.id
    WHERE bots.approval_status = 'pending' AND bots.deleted_at IS NULL AND (
      preflights.checked_at IS NULL OR preflights.version <> ${NEWEST_VERSION}
      OR preflights.checked_at <= now() - ${LIFE}
    )
    ORDER BY bots.created_at, bots.id LIMIT ${BATCH}
  `)
}

async function checkBot(bot: DueBot) {
  const earlier = await findPreflight(bot.id)
  const results = await runPreflight(bot, {
    requester: undefined,
    isForStaff: true,
    earlier: earlier?.results,
  })
  await runInTransaction((trx) => storePreflight(trx, bot.id, { version: bot.version, results }))
}

/** Checks pending bots, so that staff find results when they open one. */
export const checkPendingBots: Job = {
  name: 'check_pending_bots',
  description: 'Checks the listings of pending bots for the staff who decide on them',
  async run(_state, signal) {
    const bots = await findDueBots()
    let checked = 0
    for (const bot of bots) {
      if (signal.aborted) break
      await checkBot(bot)
      checked++
    }
    const againInMs = checked === BATCH ? MINUTE_MS : EVERY_MS
    return { state: {}, report: { checked }, againInMs }
  },
}
