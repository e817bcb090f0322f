import { queryRows, sql } from '#app/core/database/sql'
import type { AccountModule } from '#app/identity/account/account_modules'

export const certificationAccount: AccountModule = {
  name: 'certificationApplications',
  exportData: (memberId, client) =>
    queryRows(
      sql`
        SELECT bot_id AS "botId", reason, status, review_reason AS "reviewReason",
          created_at AS "createdAt", reviewed_at AS "reviewedAt"
        FROM certification_applications WHERE user_id = ${memberId} ORDER BY id
      `,
      client
    ),
}
