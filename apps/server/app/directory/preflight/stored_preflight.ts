import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows, rawSql, sql } from '#app/core/database/sql'
import { isoDate } from '#app/core/database/readable_rows'
import { publish } from '#app/core/outbox/outbox'
import { STAFF_BOT_TOPIC } from '#app/directory/outbox'
import type { PreflightResult } from '#app/directory/preflight/run_preflight'

/** The results of the last checks of a bot, which staff see. */
export interface Preflight {
  /** The version of the listing that was checked. */
  version: number
  results: PreflightResult[]
  checkedAt: Date
}

const COLUMNS = rawSql(
  'preflights.version, preflights.results, preflights.checked_at AS "checkedAt"'
)

/** Finds the stored results of a bot; `undefined` when it was never checked. */
export async function findPreflight(
  botId: number,
  client?: QueryClientContract
): Promise<Preflight | undefined> {
  const [preflight] = await queryRows<Preflight>(
    sql`SELECT ${COLUMNS} FROM bot_preflights preflights WHERE preflights.bot_id = ${botId}`,
    client
  )
  return preflight
}

/**
 * Stores the results of a check in place of the last ones, and shows them to all staff who look at the bot.
 * @returns `undefined` when the bot was deleted meanwhile
 */
export async function storePreflight(
  trx: TransactionClientContract,
  botId: number,
  { version, results }: Pick<Preflight, 'version' | 'results'>
): Promise<Preflight | undefined> {
  const [preflight] = await queryRows<Preflight>(
    sql`
      INSERT INTO bot_preflights AS preflights (bot_id, version, results)
      SELECT bots.id, ${version}::integer, ${JSON.stringify(results)}::jsonb
      FROM bots WHERE bots.id = ${botId} AND bots.deleted_at IS NULL
      ON CONFLICT (bot_id) DO UPDATE
      SET version = excluded.version, results = excluded.results, checked_at = excluded.checked_at
      RETURNING ${COLUMNS}
    `,
    trx
  )
  if (preflight) await publish(trx, { topic: STAFF_BOT_TOPIC, key: String(botId) })
  return preflight
}

/** The results as staff see them; `null` when there are none. */
export function presentPreflight(preflight: Preflight | undefined) {
  if (!preflight) return null
  const { version, results, checkedAt } = preflight
  return { version, results, checkedAt: isoDate(checkedAt) }
}
