import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { runInTransaction } from '#app/core/database/run_in_transaction'
import { rawSql, queryRows, type Sql, sql } from '#app/core/database/sql'
import type { Job } from '#app/core/jobs/jobs'
import { publish } from '#app/core/outbox/outbox'
import { MINUTE_MS } from '#app/core/time'
import { USER_TOPIC } from '#app/identity/outbox'

const BATCH = 200
const EVERY_MS = 10 * MINUTE_MS

interface Expiry {
  isExpired: Sql
  /** The assignments that clear its columns. */
  cleared: Sql
}

const EXPIRIES: Record<string, Expiry> = {
  bans: {
    isExpired: rawSql('banned AND ban_expires_at <= now()'),
    cleared: rawSql('banned = false, ban_reason = NULL, ban_expires_at = NULL'),
  },
  disablements: {
    isExpired: rawSql('disabled AND disable_expires_at <= now()'),
    cleared: rawSql('disabled = false, disable_reason = NULL, disable_expires_at = NULL'),
  },
  // The plan and its end stay in the row.
  premium: {
    isExpired: rawSql('is_premium AND premium_expires_at <= now()'),
    cleared: rawSql('is_premium = false'),
  },
}

/** Checks the condition again on the locked row: the restriction may have been extended in the meantime. */
async function clearExpired(trx: TransactionClientContract, { isExpired, cleared }: Expiry) {
  const rows = await queryRows<{ id: string }>(
    sql`
      UPDATE users SET ${cleared} WHERE id IN (
        SELECT id FROM users WHERE ${isExpired} ORDER BY id
        LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED
      ) AND ${isExpired} RETURNING id
    `,
    trx
  )
  await publish(trx, ...rows.map(({ id }) => ({ topic: USER_TOPIC, key: id })))
  return rows.length
}

/** Clears expired bans, disablements and premium. Only housekeeping: every reader checks the end itself. */
export const endRestrictions: Job = {
  name: 'end_restrictions',
  description: 'Clears expired bans, disablements and premium',
  async run() {
    const report: Record<string, number> = {}
    for (const [name, expiry] of Object.entries(EXPIRIES))
      report[name] = await runInTransaction((trx) => clearExpired(trx, expiry))
    const isMore = Object.values(report).some((ended) => ended === BATCH)
    return { state: {}, report, againInMs: isMore ? MINUTE_MS : EVERY_MS }
  },
}
