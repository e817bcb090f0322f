import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { CountedBot, CountedTerm } from '#app/analytics/interaction_counter'
import { MIN_TERM_CALLERS } from '#app/analytics/rules'
import { runInTransaction } from '#app/core/database/run_in_transaction'
import { execute, sql } from '#app/core/database/sql'
import { LISTED_BOT } from '#app/directory/queries/bot_rows'
import { BOTS } from '#app/directory/tables'

interface InteractionBatch {
  bots: readonly CountedBot[]
  terms: readonly CountedTerm[]
}

/**
 * Adds counts of interactions to those of listed bots. Rows are written in the order of their keys, so that processes
 * that store the same bots wait for each other instead of deadlocking.
 */
export async function storeInteractions({ bots, terms }: InteractionBatch) {
  await runInTransaction(async (trx) => {
    await addDailyCounts(trx, bots)
    if (terms.length === 0) return
    await addTerms(trx, terms)
    await addCallers(trx, terms)
  })
}

async function addDailyCounts(trx: TransactionClientContract, counted: readonly CountedBot[]) {
  await execute(
    sql`
      INSERT INTO bot_daily_counts
        (bot_id, day, page_views, invite_clicks, search_impressions, search_clicks)
      SELECT bots.id, counted.day, page_views, invite_clicks, search_impressions, search_clicks
      FROM unnest(
        ${counted.map(({ discordBotId }) => discordBotId)}::text[],
        ${counted.map(({ day }) => day)}::date[],
        ${counted.map(({ counts }) => counts.page_view)}::integer[],
        ${counted.map(({ counts }) => counts.invite_click)}::integer[],
        ${counted.map(({ counts }) => counts.search_impression)}::integer[],
        ${counted.map(({ counts }) => counts.search_click)}::integer[]
      ) AS counted (
        discord_bot_id, day, page_views, invite_clicks, search_impressions, search_clicks
      )
      JOIN ${BOTS} ON bots.discord_bot_id = counted.discord_bot_id AND ${LISTED_BOT}
      ORDER BY bots.id, counted.day
      ON CONFLICT (bot_id, day) DO UPDATE SET
        page_views = bot_daily_counts.page_views + excluded.page_views,
        invite_clicks = bot_daily_counts.invite_clicks + excluded.invite_clicks,
        search_impressions = bot_daily_counts.search_impressions + excluded.search_impressions,
        search_clicks = bot_daily_counts.search_clicks + excluded.search_clicks
    `,
    trx
  )
}

async function addTerms(trx: TransactionClientContract, counted: readonly CountedTerm[]) {
  await execute(
    sql`
      INSERT INTO bot_search_terms (bot_id, day, term, impressions, clicks)
      SELECT bots.id, counted.day, counted.term, counted.impressions, counted.clicks
      FROM unnest(
        ${counted.map(({ discordBotId }) => discordBotId)}::text[],
        ${counted.map(({ day }) => day)}::date[],
        ${counted.map(({ term }) => term)}::text[],
        ${counted.map(({ counts }) => counts.search_impression)}::integer[],
        ${counted.map(({ counts }) => counts.search_click)}::integer[]
      ) AS counted (discord_bot_id, day, term, impressions, clicks)
      JOIN ${BOTS} ON bots.discord_bot_id = counted.discord_bot_id AND ${LISTED_BOT}
      ORDER BY bots.id, counted.day, counted.term
      ON CONFLICT (bot_id, day, term) DO UPDATE SET
        impressions = bot_search_terms.impressions + excluded.impressions,
        clicks = bot_search_terms.clicks + excluded.clicks
    `,
    trx
  )
}

/**
 * Counts the callers of terms that are not known to have enough of them. The rows of the terms are locked, so a caller
 * whom two processes report is counted once.
 */
async function addCallers(trx: TransactionClientContract, counted: readonly CountedTerm[]) {
  const uses = counted.flatMap(({ discordBotId, day, term, callers }) =>
    [...callers].map((caller) => ({ discordBotId, day, term, caller }))
  )
  await execute(
    sql`
      WITH added AS (
        INSERT INTO bot_search_callers (bot_id, day, term, caller_hash)
        SELECT terms.bot_id, terms.day, terms.term, used.caller_hash
        FROM unnest(
          ${uses.map(({ discordBotId }) => discordBotId)}::text[],
          ${uses.map(({ day }) => day)}::date[],
          ${uses.map(({ term }) => term)}::text[],
          ${uses.map(({ caller }) => caller)}::text[]
        ) AS used (discord_bot_id, day, term, caller_hash)
        JOIN ${BOTS} ON bots.discord_bot_id = used.discord_bot_id
        JOIN bot_search_terms terms
          ON terms.bot_id = bots.id AND terms.day = used.day AND terms.term = used.term
        WHERE terms.callers < ${MIN_TERM_CALLERS}
        ON CONFLICT DO NOTHING
        RETURNING bot_id, day, term
      ), counted AS (
        SELECT bot_id, day, term, count(*)::integer AS callers
        FROM added GROUP BY bot_id, day, term
      )
      UPDATE bot_search_terms terms SET callers = terms.callers + counted.callers
      FROM counted
      WHERE terms.bot_id = counted.bot_id AND terms.day = counted.day AND terms.term = counted.term
    `,
    trx
  )
}
