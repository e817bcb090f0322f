import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import { publishBotChange } from '#app/directory/actions/bot_changes'
import { queryRows, sql } from '#app/core/database/sql'
import { DELETED_BOT_DAYS } from '#app/directory/rules'
import { recordBotEvents } from '#app/events/actions/record_bot_events'

/** Why a bot cannot be restored. */
export type RestoreError = 'unknown' | 'not_deleted' | 'too_old' | 'submitted_afresh'

interface DeletedBot {
  userId: string
  name: string
  discordBotId: string
  isDeleted: boolean
  isTooOld: boolean
}

/** Restores a deleted bot unchanged. @returns why it cannot be restored; `undefined` on success */
export async function restoreBot(
  trx: TransactionClientContract,
  botId: number,
  actor: Actor | null
): Promise<RestoreError | undefined> {
  const [bot] = await queryRows<DeletedBot>(
    sql`
      SELECT user_id AS "userId", name, discord_bot_id AS "discordBotId",
        deleted_at IS NOT NULL AS "isDeleted",
        coalesce(deleted_at <= now() - make_interval(days => ${DELETED_BOT_DAYS}), false)
          AS "isTooOld"
      FROM bots WHERE id = ${botId} FOR NO KEY UPDATE
    `,
    trx
  )
  if (!bot) return 'unknown'
  if (!bot.isDeleted) return 'not_deleted'
  if (bot.isTooOld) return 'too_old'
  const conflicts = await queryRows(
    sql`SELECT FROM bots WHERE discord_bot_id = ${bot.discordBotId} AND deleted_at IS NULL`,
    trx
  )
  if (conflicts.length > 0) return 'submitted_afresh'

  await queryRows(
    sql`UPDATE bots SET deleted_at = NULL, deleted_by = NULL WHERE id = ${botId}`,
    trx
  )
  await audit(trx, actor, {
    action: 'restore_bot',
    targetType: 'bot',
    targetId: String(botId),
    details: { targetName: bot.name, discordBotId: bot.discordBotId },
  })
  await publishBotChange(trx, botId, bot.userId)
  await recordBotEvents(trx, { botId, type: 'bot.restored', data: {} })
  return undefined
}
