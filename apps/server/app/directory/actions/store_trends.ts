import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { constant, queryRows, rawSql, type Sql, sql } from '#app/core/database/sql'
import { TRENDS } from '#app/directory/rules'

/** The votes of a time, which another context stores. */
export interface VoteSource {
  /** An expression: the number of votes for a bot from one moment on, before another. */
  countVotes: (botId: Sql, from: Sql, until: Sql) => Sql
  /** An expression: the moment from which on votes are stored; null if there are none. */
  recordedSince: Sql
}

export interface TrendBatch {
  /** The last bot; `null` when none is left. */
  upTo: string | null
  changed: number
}

interface TrendOptions {
  /** The bot after which the batch starts. */
  after: string
  limit: number
  /** The moment up to which votes count. */
  now: Sql
  client?: QueryClientContract | undefined
}

const days = (count: number) => rawSql(`interval '${count} days'`)

/**
 * Computes the votes of the last days, what is usual, and the resulting score (`getTrendingScore`) of the next bots, and
 * stores what has changed. A bot that was listed within the baseline is judged by its time in it, but at least
 * by as many days as are compared.
 */
export async function storeTrends(
  { countVotes, recordedSince }: VoteSource,
  { after, limit, now, client }: TrendOptions
): Promise<TrendBatch> {
  const bot = rawSql('batch.bot_id')
  const recentSince = sql`(${now} - ${days(TRENDS.days)})`
  const baselineSince = sql`(${now} - ${days(TRENDS.days + TRENDS.baselineDays)})`
  const [result] = await queryRows<TrendBatch>(
    sql`
      WITH batch AS MATERIALIZED (
        SELECT bot_id FROM bot_stats WHERE bot_id > ${after}::bigint ORDER BY bot_id LIMIT ${limit}
      ), counted AS (
        SELECT bot_id,
          ${countVotes(bot, recentSince, now)} AS recent,
          ${countVotes(bot, baselineSince, recentSince)} AS earlier,
          extract(epoch FROM ${recentSince} - greatest(
            coalesce(bots.approved_at, bots.created_at), ${recordedSince}, ${baselineSince}
          )) / extract(epoch FROM ${days(TRENDS.days)}) AS periods
        FROM batch JOIN bots ON bots.id = batch.bot_id
      ), trends AS (
        SELECT bot_id, recent, round((earlier / greatest(1, periods))::numeric, 1) AS usual
        FROM counted
      ), stored AS (
        UPDATE bot_stats SET recent_votes = recent, usual_votes = usual,
          trending_score = round((recent + ${constant(TRENDS.damping)}) / (usual + ${constant(TRENDS.damping)}), 4)
        FROM trends
        WHERE bot_stats.bot_id = trends.bot_id
          AND (recent_votes, usual_votes) IS DISTINCT FROM (recent::integer, usual::double precision)
        RETURNING bot_stats.bot_id
      )
      SELECT max(bot_id)::text AS "upTo", (SELECT count(*) FROM stored)::integer AS changed FROM batch
    `,
    client
  )
  return result!
}
