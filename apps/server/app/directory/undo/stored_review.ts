import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows, rawSql, sql } from '#app/core/database/sql'
import type { ApprovalStatus } from '#app/directory/rules'

/** The columns of `bots` that decisions change. */
const REVIEW_COLUMNS = [
  'approval_status',
  'approval_reason',
  'approved_at',
  'approved_by',
  'certified',
  'certified_at',
  'certified_by',
] as const

/** Those that the audit log names. */
const STATE_COLUMNS = ['approval_status', 'certified'] as const

/** The values of the columns, as `decision_news` stores them. */
export interface StoredReview {
  approval_status: ApprovalStatus
  approval_reason: string | null
  approved_at: string | null
  approved_by: string | null
  certified: boolean
  certified_at: string | null
  certified_by: string | null
}

/** Selects the `StoredReview` of `bots`. */
export const SELECT_REVIEW = rawSql(
  `jsonb_build_object(${REVIEW_COLUMNS.map((name) => `'${name}', bots.${name}`).join(', ')})`
)

/** Reads the `StoredReview` of a bot that exists. */
export async function findStoredReview(
  trx: TransactionClientContract,
  botId: number
): Promise<StoredReview> {
  const [row] = await queryRows<{ review: StoredReview }>(
    sql`SELECT ${SELECT_REVIEW} AS review FROM bots WHERE bots.id = ${botId}`,
    trx
  )
  return row!.review
}

/** Assigns the columns of a row `former` to `bots`. */
export const ASSIGN_FORMER_REVIEW = rawSql(
  REVIEW_COLUMNS.map((name) => `${name} = former.${name}`).join(', ')
)

/** Returns how the state differs, for the audit log. */
export function getStateChange(before: StoredReview, after: StoredReview) {
  const changed = STATE_COLUMNS.filter((name) => before[name] !== after[name])
  const pick = (review: StoredReview) =>
    Object.fromEntries(changed.map((name) => [name, review[name]]))
  return { oldValue: pick(before), newValue: pick(after) }
}
