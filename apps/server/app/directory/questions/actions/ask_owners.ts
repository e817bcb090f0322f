import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type Actor } from '#app/core/audit/audit'
import { execute, queryRows, rawSql, sql } from '#app/core/database/sql'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { auditBot } from '#app/directory/actions/audit_bot'
import { publishBotChange } from '#app/directory/actions/bot_changes'
import { isInterestedIn } from '#app/directory/queries/bot_rows'
import { closeQuestion } from '#app/directory/questions/actions/close_question'
import { NEWEST_VERSION } from '#app/directory/versions/queries/listing'
import { createInboxEvent } from '#app/identity/inbox_events'

interface AskedBot {
  id: number
  name: string
  userId: string
  additionalOwners: string[]
  version: number
}

/**
 * Locks a pending bot that the actor may decide on.
 * @param actor `null` for an administrator at the console, who may decide on any
 * @throws NoRowsAffectedError
 */
async function lockAskedBot(
  trx: TransactionClientContract,
  actor: Actor | null,
  botId: number
): Promise<AskedBot> {
  const isNotOwn = actor ? sql`NOT ${isInterestedIn(actor.id)}` : rawSql('true')
  const [bot] = await queryRows<AskedBot>(
    sql`
      SELECT bots.id, bots.name, bots.user_id AS "userId",
        bots.additional_owners AS "additionalOwners", ${NEWEST_VERSION} AS version
      FROM bots
      WHERE bots.id = ${botId} AND bots.deleted_at IS NULL AND bots.approval_status = 'pending'
        AND ${isNotOwn}
      FOR NO KEY UPDATE
    `,
    trx
  )
  if (!bot) throw new NoRowsAffectedError()
  return bot
}

/** A question that a staff member sends. */
export interface Question {
  text: string
  /** The version of the listing that was looked at; without one, the newest. */
  version?: number | undefined
}

/**
 * Asks the owners of a pending bot. It leaves the queue until they answer or change the listing. A question about an older
 * version is closed.
 * @param actor `null` for an administrator at the console, who gets no inbox item with the answer
 * @throws NoRowsAffectedError when the bot is not pending, the actor owns it, its listing has changed, or a question waits
 */
export async function askOwners(
  trx: TransactionClientContract,
  actor: Actor | null,
  botId: number,
  { text, version }: Question
): Promise<void> {
  const bot = await lockAskedBot(trx, actor, botId)
  if (version !== undefined && version !== bot.version) throw new NoRowsAffectedError()
  await closeQuestion(trx, botId, sql`version < ${bot.version}`)
  const asked = await execute(
    sql`
      INSERT INTO bot_questions (bot_id, asker_id, text, version)
      VALUES (${botId}, ${actor?.id ?? null}, ${text}, ${bot.version})
      ON CONFLICT (bot_id) WHERE closed_at IS NULL DO NOTHING
    `,
    trx
  )
  if (asked === 0) throw new NoRowsAffectedError()
  const to = [bot.userId, ...bot.additionalOwners]
  await auditBot(trx, actor, bot, 'ask_owners')
  await publishBotChange(trx, botId)
  await publish(trx, createInboxEvent({ kind: 'bot_question', to, botId, reason: text }))
}

/** Closes the open question about a bot without an answer. @throws NoRowsAffectedError when there is none */
export async function withdrawQuestion(
  trx: TransactionClientContract,
  actor: Actor | null,
  botId: number
): Promise<void> {
  const bot = await lockAskedBot(trx, actor, botId)
  if (!(await closeQuestion(trx, botId))) throw new NoRowsAffectedError()
  await auditBot(trx, actor, bot, 'withdraw_question')
  await publishBotChange(trx, botId)
}
