import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { execute, rawSql, sql } from '#app/core/database/sql'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { PUBLIC_BOT } from '#app/directory/queries/bot_rows'
import { BOTS } from '#app/directory/tables'
import { IS_ACTIVE_MEMBER } from '#app/identity/queries/account_status'
import { USERS } from '#app/identity/tables'
import { VOTE_REMINDER_TOPIC } from '#app/voting/outbox'
import { COOLDOWN_MS, getCooldownLeft } from '#app/voting/queries/votes'

export interface VoteReminder {
  botId: number
  memberId: string
  enabled: boolean
}

/**
 * Turns on or off that the member is reminded after each vote for the bot. Of a vote whose cooldown is over already there
 * is no reminder.
 * @throws NoRowsAffectedError when the member has not voted for the bot, or may not vote for it (any more)
 */
export async function setVoteReminder(
  trx: TransactionClientContract,
  { botId, memberId, enabled }: VoteReminder
) {
  const changed = await execute(
    sql`
      UPDATE bot_votes SET wants_reminder = ${enabled}, reminded_vote_at = CASE
        WHEN NOT bot_votes.wants_reminder AND ${getCooldownLeft(COOLDOWN_MS)} = 0
        THEN bot_votes.last_vote_at ELSE bot_votes.reminded_vote_at
      END
      FROM ${USERS}, ${BOTS}
      WHERE bot_votes.bot_id = ${botId} AND bot_votes.user_id = ${memberId}
        AND users.id = bot_votes.user_id AND ${rawSql(IS_ACTIVE_MEMBER)}
        AND bots.id = bot_votes.bot_id AND ${rawSql(PUBLIC_BOT)}
    `,
    trx
  )
  if (changed === 0) throw new NoRowsAffectedError()
  await publish(trx, {
    topic: VOTE_REMINDER_TOPIC,
    key: String(botId),
    payload: { votedBy: memberId },
  })
}
