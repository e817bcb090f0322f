import { execute, type Sql, sql } from '#app/core/database/sql'
import type { Job } from '#app/core/jobs/jobs'
import { MINUTE_MS } from '#app/core/time'
import { TOKEN_AGES } from '#app/identity/account/rules'

/** Rows per delete, to stay well within the statement timeout. */
const BATCH = 5_000
const EVERY_MS = 30 * MINUTE_MS

/** The statements that delete expired rows. */
const REMOVALS: Record<string, Sql> = {
  // Codes are kept as long as the token that they may have given, so that reuse can revoke it.
  codes: sql`
    DELETE FROM desktop_sign_ins WHERE id IN (
      SELECT id FROM desktop_sign_ins
      WHERE created_at < now() - make_interval(secs => ${TOKEN_AGES.staff}) - interval '1 hour'
      LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
    )
  `,
  tokens: sql`
    DELETE FROM auth_access_tokens WHERE id IN (
      SELECT id FROM auth_access_tokens WHERE expires_at <= now()
      LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
    )
  `,
}

/** Deletes expired codes and tokens. Only housekeeping: every reader checks the expiry itself. */
export const deleteExpiredTokens: Job = {
  name: 'tidy_tokens',
  description: 'Deletes expired access tokens and desktop sign-in codes',
  async run() {
    const report: Record<string, number> = {}
    for (const [name, removal] of Object.entries(REMOVALS)) report[name] = await execute(removal)
    const isMore = Object.values(report).some((removed) => removed === BATCH)
    return { state: {}, report, againInMs: isMore ? MINUTE_MS : EVERY_MS }
  },
}
