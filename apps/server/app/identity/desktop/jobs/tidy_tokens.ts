import db from '@adonisjs/lucid/services/db'
import type { Job } from '#app/core/jobs/jobs'
import { MINUTE_MS } from '#app/core/time'
import { TOKEN_AGES } from '#app/identity/account/rules'

/** Rows of one delete: it must end well within the statement's time limit. */
const BATCH = 5_000
const EVERY_MS = 30 * MINUTE_MS

interface Gone {
  table: string
  /** What nobody can use any more. */
  isOver: string
}

/** A code is known as long as the token lives that it may have given, so that its second use ends that. */
const GONE: Record<string, Gone> = {
  codes: {
    table: 'desktop_sign_ins',
    isOver: `created_at < now() - make_interval(secs => ${TOKEN_AGES.staff}) - interval '1 hour'`,
  },
  tokens: { table: 'auth_access_tokens', isOver: 'expires_at <= now()' },
}

async function remove({ table, isOver }: Gone): Promise<number> {
  const { rowCount } = await db.rawQuery<{ rowCount: number }>(
    `DELETE FROM ${table} WHERE id IN (
       SELECT id FROM ${table} WHERE ${isOver} LIMIT ? FOR UPDATE SKIP LOCKED
     )`,
    [BATCH]
  )
  return rowCount
}

/** Every reader judges by the clock, so this only tidies. */
export const tidyTokens: Job = {
  name: 'tidy_tokens',
  description: 'Deletes tokens, and codes for tokens, that are over',
  async run() {
    const report: Record<string, number> = {}
    for (const [name, gone] of Object.entries(GONE)) report[name] = await remove(gone)
    const isMore = Object.values(report).some((removed) => removed === BATCH)
    return { state: {}, report, againInMs: isMore ? MINUTE_MS : EVERY_MS }
  },
}
