import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AuditAction } from '#app/core/audit/rules'
import { audit, type Actor } from '#app/core/audit/audit'
import { invalidField } from '#app/core/errors'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { assignments, execute, insertedRow, queryRows, sql } from '#app/core/database/sql'
import { ADS_TOPIC } from '#app/advertising/outbox'
import { AD_DEFAULTS, type AdPlacement, type AdType } from '#app/advertising/rules'

/** The editable fields of an ad. */
export interface AdFields {
  title: string
  content: string
  placement: AdPlacement
  type: AdType
  isActive: boolean
  priority: number
  /** `null` starts the ad immediately. */
  startDate: Date | null
  /** `null` shows the ad indefinitely. */
  endDate: Date | null
}

/** Absent fields stay as they are. */
export type AdChange = { [Field in keyof AdFields]?: AdFields[Field] | undefined }
export type NewAd = AdChange & Pick<AdFields, 'title' | 'content' | 'placement' | 'type'>

const COLUMNS = {
  title: 'title',
  content: 'content',
  placement: 'placement',
  type: 'type',
  isActive: 'is_active',
  priority: 'priority',
  startDate: 'start_date',
  endDate: 'end_date',
} as const satisfies Record<keyof AdFields, string>
const FIELDS = Object.keys(COLUMNS) as (keyof AdFields)[]

type LoggedFields = Partial<Record<keyof AdFields, unknown>>

/** @throws 422 for an ad that would end before it starts */
function assertEndsAfterStart({ startDate, endDate }: Pick<AdFields, 'startDate' | 'endDate'>) {
  if (!startDate || !endDate || endDate > startDate) return
  throw invalidField(
    'endDate',
    'after',
    'The end date field must be later than the start date field'
  )
}

function toRow(fields: AdChange) {
  const presentFields = FIELDS.filter((field) => fields[field] !== undefined)
  return Object.fromEntries(presentFields.map((field) => [COLUMNS[field], fields[field] ?? null]))
}

/** Locks the ad, so that the audit log's old values are accurate. @throws NoRowsAffectedError when it is gone */
async function lockAd(trx: TransactionClientContract, id: number): Promise<AdFields> {
  const [ad] = await queryRows<AdFields>(
    sql`
      SELECT title, content, placement, type, is_active AS "isActive", priority,
        start_date AS "startDate", end_date AS "endDate"
      FROM advertisements WHERE id = ${id} FOR UPDATE
    `,
    trx
  )
  if (!ad) throw new NoRowsAffectedError()
  return ad
}

function auditAd(
  trx: TransactionClientContract,
  actor: Actor | null,
  {
    action,
    id,
    title,
    ...values
  }: { action: AuditAction; id: number; title: string } & {
    oldValue?: LoggedFields
    newValue?: LoggedFields
  }
) {
  return audit(trx, actor, {
    action,
    targetType: 'advertisement',
    targetId: String(id),
    details: { targetName: title, ...values },
  })
}

function publishAdChange(trx: TransactionClientContract, ...placements: AdPlacement[]) {
  const topics = [...new Set(placements)].map((key) => ({ topic: ADS_TOPIC, key }))
  return publish(trx, ...topics)
}

/**
 * Adds an ad, which is shown from its start date.
 * @param actor `null` for an administrator at the console
 * @returns its id
 * @throws 422 when it would end before it starts
 */
export async function addAd(
  trx: TransactionClientContract,
  actor: Actor | null,
  presentFields: NewAd
): Promise<number> {
  const ad: AdFields = {
    startDate: null,
    endDate: null,
    ...AD_DEFAULTS,
    ...withoutUndefined(presentFields),
  }
  assertEndsAfterStart(ad)
  const [added] = await queryRows<{ id: number }>(
    sql`INSERT INTO advertisements ${insertedRow(toRow(ad))} RETURNING id`,
    trx
  )
  const { id } = added!
  await auditAd(trx, actor, { action: 'add_ad', id, title: ad.title, newValue: ad })
  await publishAdChange(trx, ad.placement)
  return id
}

/** Drops fields that are `undefined`, which would override the defaults. */
function withoutUndefined(presentFields: NewAd) {
  const entries = Object.entries(presentFields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Partial<AdFields> & NewAd
}

const toComparable = (value: unknown) => (value instanceof Date ? value.getTime() : value)

/**
 * Changes an ad.
 * @throws NoRowsAffectedError when it is gone; 422 when it would end before it starts
 */
export async function editAd(
  trx: TransactionClientContract,
  actor: Actor | null,
  id: number,
  change: AdChange
): Promise<void> {
  const before = await lockAd(trx, id)
  const changed = FIELDS.filter(
    (field) =>
      change[field] !== undefined && toComparable(change[field]) !== toComparable(before[field])
  )
  if (changed.length === 0) return
  const after = Object.fromEntries(changed.map((field) => [field, change[field]])) as AdChange
  assertEndsAfterStart({ ...before, ...(after as Partial<AdFields>) })
  await execute(sql`UPDATE advertisements SET ${assignments(toRow(after))} WHERE id = ${id}`, trx)
  await auditAd(trx, actor, {
    action: 'edit_ad',
    id,
    title: change.title ?? before.title,
    oldValue: Object.fromEntries(changed.map((field) => [field, before[field]])),
    newValue: after,
  })
  await publishAdChange(trx, before.placement, change.placement ?? before.placement)
}

/** Deletes an ad permanently; the audit log keeps its fields. @throws NoRowsAffectedError when it is gone */
export async function removeAd(
  trx: TransactionClientContract,
  actor: Actor | null,
  id: number
): Promise<void> {
  const ad = await lockAd(trx, id)
  await execute(sql`DELETE FROM advertisements WHERE id = ${id}`, trx)
  await auditAd(trx, actor, { action: 'remove_ad', id, title: ad.title, oldValue: ad })
  await publishAdChange(trx, ad.placement)
}
