import { execute, queryRows, sql } from '#app/core/database/sql'
import { BOTS } from '#app/directory/tables'
import type { AccountModule } from '#app/identity/account/account_modules'
import { readShownUrl } from '#app/webhooks/queries/webhooks'
import type { WebhookFormat } from '#app/webhooks/rules'

interface ExportedWebhook extends Record<string, unknown> {
  encryptedUrl: string
  format: WebhookFormat
}

/** The webhooks that the member created for bots; the export leaves out their secrets, also those in addresses. */
export const webhooksAccount: AccountModule = {
  name: 'webhooks',
  async exportData(memberId, client) {
    const rows = await queryRows<ExportedWebhook>(
      sql`
        SELECT bot_id AS "botId", encrypted_url AS "encryptedUrl", format,
          event_types AS "eventTypes", created_at AS "createdAt", paused_at AS "pausedAt"
        FROM bot_webhooks WHERE created_by = ${memberId} ORDER BY id
      `,
      client
    )
    return rows.map(({ encryptedUrl, ...row }) =>
      Object.assign(row, { url: readShownUrl(row.format, encryptedUrl) })
    )
  },
  async onAccountDeletion(trx, { memberId }) {
    await execute(
      sql`
        DELETE FROM bot_webhooks
        WHERE created_by = ${memberId} OR bot_id IN (SELECT id FROM ${BOTS} WHERE user_id = ${memberId})
      `,
      trx
    )
  },
}
