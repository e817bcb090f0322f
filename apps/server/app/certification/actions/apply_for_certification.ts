import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  APPLICATION_COLUMNS,
  type ApplicationRow,
} from '#app/certification/queries/application_rows'
import { IS_ELIGIBLE } from '#app/certification/queries/eligible'
import { createApplicationEvent } from '#app/certification/outbox'
import { audit, type Actor } from '#app/core/audit/audit'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { isOwnedBy } from '#app/directory/queries/bot_rows'
import { BOTS, BOT_STATS } from '#app/directory/tables'
import { publishPendingNews } from '#app/directory/undo/publish_news'
import { isActiveMember } from '#app/identity/queries/account_status'
import { queryRows, sql } from '#app/core/database/sql'

interface Application {
  botId: number
  reason: string
}

/**
 * Applies for certification of a bot. If two applications for a bot are concurrent, one succeeds. A bot has one
 * application row: a new application replaces a reviewed one, for example after a rejection or after the bot has lost
 * its certification.
 * @throws NoRowsAffectedError when the bot is not eligible, is not the actor's, or has a pending application
 */
export async function applyForCertification(
  trx: TransactionClientContract,
  actor: Actor,
  { botId, reason }: Application
): Promise<ApplicationRow> {
  const [created] = await queryRows<ApplicationRow & { botName: string }>(
    sql`
      WITH candidate AS (
        SELECT bots.id, bots.name FROM ${BOTS} JOIN ${BOT_STATS} ON bot_stats.bot_id = bots.id
        WHERE bots.id = ${botId} AND ${IS_ELIGIBLE} AND ${isOwnedBy(actor.id)}
          AND ${isActiveMember(actor.id)}
        FOR NO KEY UPDATE OF bots
      )
      INSERT INTO certification_applications AS applications (bot_id, user_id, reason)
      SELECT id, ${actor.id}, ${reason} FROM candidate
      ON CONFLICT (bot_id) DO UPDATE SET user_id = excluded.user_id, reason = excluded.reason,
        status = 'pending', reviewed_by = NULL, review_reason = NULL, reviewed_at = NULL,
        created_at = now()
      WHERE applications.status <> 'pending'
      RETURNING ${APPLICATION_COLUMNS}, (SELECT name FROM candidate) AS "botName"
    `,
    trx
  )
  if (!created) throw new NoRowsAffectedError()
  await publishPendingNews(trx, { botId })
  const { botName, ...application } = created
  await audit(trx, actor, {
    action: 'apply_for_certification',
    targetType: 'certification_application',
    targetId: String(application.id),
    details: { reason, targetName: botName, botId },
  })
  await publish(trx, createApplicationEvent(application.id, [actor.id]))
  return application
}
