import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type Actor } from '#app/core/audit/audit'
import { queryRows, sql } from '#app/core/database/sql'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { auditBot } from '#app/directory/actions/audit_bot'
import { publishBotChange } from '#app/directory/actions/bot_changes'
import { isOwnedBy } from '#app/directory/queries/bot_rows'
import { IS_OPEN_QUESTION } from '#app/directory/questions/questions'
import { createInboxDoneEvent, createInboxEvent } from '#app/identity/inbox_events'

/** An answer that an owner sends. */
export interface Answer {
  questionId: number
  text: string
}

/**
 * Answers the open question about a pending bot, which returns to the queue of staff.
 * @throws NoRowsAffectedError when the question is closed, or the actor does not own the bot
 */
export async function answerQuestion(
  trx: TransactionClientContract,
  actor: Actor,
  botId: number,
  { questionId, text }: Answer
): Promise<void> {
  const [bot] = await queryRows<{ id: number; name: string; askerId: string | null }>(
    sql`
      UPDATE bot_questions SET answer = ${text}, answerer_id = ${actor.id}, closed_at = now()
      FROM bots
      WHERE bots.id = ${botId} AND bots.deleted_at IS NULL AND ${isOwnedBy(actor.id)}
        AND bot_questions.id = ${questionId} AND ${IS_OPEN_QUESTION}
      RETURNING bots.id, bots.name, bot_questions.asker_id AS "askerId"
    `,
    trx
  )
  if (!bot) throw new NoRowsAffectedError()
  const { askerId } = bot
  await auditBot(trx, actor, bot, 'answer_question')
  await publishBotChange(trx, botId)
  await publish(trx, createInboxDoneEvent(actor.id, { kind: 'bot_question', botId }))
  if (askerId === null) return
  await publish(trx, createInboxEvent({ kind: 'bot_answer', to: [askerId], botId, reason: text }))
}
