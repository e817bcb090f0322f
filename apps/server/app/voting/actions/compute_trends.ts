import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { rawSql, type Sql, sql } from '#app/core/database/sql'
import { storeTrends, type TrendBatch } from '#app/directory/actions/store_trends'

/** Bots per statement, to stay well within the statement timeout. */
const BATCH = 500

/** Computes the trends of the next bots from their votes. @param now the moment up to which votes count */
export function computeTrends(
  after: string,
  { now = rawSql('now()'), client }: { now?: Sql; client?: QueryClientContract } = {}
): Promise<TrendBatch> {
  const votes = {
    countVotes: (botId: Sql, from: Sql, until: Sql) => sql`(
      SELECT count(*) FROM vote_events
      WHERE vote_events.bot_id = ${botId} AND vote_events.created_at > ${from} AND vote_events.created_at <= ${until}
    )`,
    recordedSince: rawSql('(SELECT min(created_at) FROM vote_events)'),
  }
  return storeTrends(votes, { after, limit: BATCH, now, client })
}
