import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import { execute, sql } from '#app/core/database/sql'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { publishBotChange } from '#app/directory/actions/bot_changes'
import { lockBot, lockOwnedBot, type OwnedBot } from '#app/directory/queries/find_owned_bot'
import { publishPendingNews } from '#app/directory/undo/publish_news'
import { recordBotEvents } from '#app/events/actions/record_bot_events'
import { auditDecision } from '#app/identity/decisions/audit_decision'
import type { RuleId } from '#app/identity/guidelines/rules'
import { createInboxEvent } from '#app/identity/inbox_events'

/**
 * Deletes a bot for one of its owners. It disappears everywhere immediately; an administrator can restore it for
 * `DELETED_BOT_DAYS`.
 * @throws NoRowsAffectedError when it is gone, or the actor no longer owns it
 */
export async function deleteBot(trx: TransactionClientContract, botId: number, actor: Actor) {
  const bot = await lockOwnedBot(trx, botId, actor.id)
  await audit(trx, actor, { action: 'delete_bot', ...toAuditEntry(bot) })
  await markDeleted(trx, bot, actor)
}

/**
 * Deletes a bot as staff, which its owners read in their inboxes.
 * @throws NoRowsAffectedError when it is gone, or the actor owns it
 */
export async function deleteBotAsStaff(
  trx: TransactionClientContract,
  botId: number,
  { actor, ruleIds }: { actor: Actor; ruleIds: readonly RuleId[] | undefined }
) {
  const bot = await lockBot(trx, botId, actor.id)
  if (!bot || bot.isInterested) throw new NoRowsAffectedError()
  const to = [bot.userId, ...bot.additionalOwners]
  const entry = { action: 'staff_delete_bot', ...toAuditEntry(bot) } as const
  const decisionId = await auditDecision(trx, actor, { ...entry, memberIds: to, ruleIds })
  await markDeleted(trx, bot, actor)
  await publish(trx, createInboxEvent({ kind: 'bot_deleted', to, botId, decisionId }))
}

function toAuditEntry({ id, userId, name, discordBotId }: OwnedBot) {
  return {
    targetType: 'bot',
    targetId: String(id),
    details: { targetName: name, discordBotId, userId },
  }
}

async function markDeleted(trx: TransactionClientContract, { id, userId }: OwnedBot, actor: Actor) {
  await execute(
    sql`UPDATE bots SET deleted_at = now(), deleted_by = ${actor.id} WHERE id = ${id}`,
    trx
  )
  await publishBotChange(trx, id, userId)
  await publishPendingNews(trx, { botId: id })
  await recordBotEvents(trx, { botId: id, type: 'bot.deleted', data: {} })
}
