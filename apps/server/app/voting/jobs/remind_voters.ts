import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { runInTransaction } from '#app/core/database/run_in_transaction'
import { queryRows, rawSql, sql } from '#app/core/database/sql'
import type { Job } from '#app/core/jobs/jobs'
import { publish } from '#app/core/outbox/outbox'
import { MINUTE_MS, SECOND_MS } from '#app/core/time'
import { HAS_ENDED, LISTED_BOT } from '#app/directory/queries/bot_rows'
import { BOT_STATS, BOTS } from '#app/directory/tables'
import { createInboxEvent } from '#app/identity/inbox_events'
import { IS_ACTIVE_MEMBER } from '#app/identity/queries/account_status'
import { USERS } from '#app/identity/tables'
import { COOLDOWN_MS, getCooldownLeft } from '#app/voting/queries/votes'
import { VOTE_COOLDOWN_MS } from '#app/voting/rules'

/** Votes per run, to stay well within the statement timeout. */
const BATCH = 2_000
const SHORTEST_COOLDOWN_SECONDS = VOTE_COOLDOWN_MS.premium / SECOND_MS

interface DueReminder {
  botId: number
  memberId: string
  /** Whether the member can vote for the bot; otherwise there is no reminder of this vote. */
  isWanted: boolean
}

/**
 * Marks votes whose cooldown is over, so that there is one reminder of each. Which cooldown applies is decided now: the
 * member may have bought premium since, or lost it.
 */
function takeDueReminders(trx: TransactionClientContract): Promise<DueReminder[]> {
  return queryRows<DueReminder>(
    sql`
      WITH due AS MATERIALIZED (
        SELECT bot_votes.id, ${rawSql(IS_ACTIVE_MEMBER)} AND ${LISTED_BOT} AND NOT ${HAS_ENDED} AS is_wanted
        FROM bot_votes
        JOIN ${USERS} ON users.id = bot_votes.user_id
        JOIN ${BOTS} ON bots.id = bot_votes.bot_id
        JOIN ${BOT_STATS} ON bot_stats.bot_id = bot_votes.bot_id
        WHERE bot_votes.wants_reminder
          AND bot_votes.reminded_vote_at IS DISTINCT FROM bot_votes.last_vote_at
          AND bot_votes.last_vote_at <= now() - make_interval(secs => ${SHORTEST_COOLDOWN_SECONDS})
          AND ${getCooldownLeft(COOLDOWN_MS)} = 0
        ORDER BY bot_votes.last_vote_at LIMIT ${BATCH} FOR UPDATE OF bot_votes SKIP LOCKED
      )
      UPDATE bot_votes SET reminded_vote_at = bot_votes.last_vote_at
      FROM due WHERE bot_votes.id = due.id
      RETURNING bot_votes.bot_id AS "botId", bot_votes.user_id AS "memberId",
        due.is_wanted AS "isWanted"
    `,
    trx
  )
}

/** Reminds members who want it that they may vote for a bot again. */
export const remindVoters: Job = {
  name: 'remind_voters',
  description: 'Reminds members that they may vote for a bot again',
  async run() {
    const report = await runInTransaction(async (trx) => {
      const due = await takeDueReminders(trx)
      const wanted = due.filter(({ isWanted }) => isWanted)
      const reminders = Map.groupBy(wanted, ({ botId }) => botId)
      const events = [...reminders].map(([botId, members]) =>
        createInboxEvent({
          kind: 'vote_reminder',
          to: members.map(({ memberId }) => memberId),
          botId,
        })
      )
      await publish(trx, ...events)
      return { reminded: wanted.length, skipped: due.length - wanted.length }
    })
    return { state: {}, report, againInMs: MINUTE_MS }
  },
}
