import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import type { AuditAction } from '#app/core/audit/rules'
import { Failure, invalidField } from '#app/core/errors'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { BOT_TOPIC, CATEGORY_TOPIC } from '#app/directory/outbox'
import type { CategoryRow } from '#app/directory/queries/list_categories'
import { assignments, execute, queryRows, sql } from '#app/core/database/sql'

export interface CategoryFields {
  name: string
  description: string | null
}

/** Fields that are left out do not change. */
export type CategoryChange = { [Field in keyof CategoryFields]?: CategoryFields[Field] | undefined }
export type NewCategory = Pick<CategoryFields, 'name'> & CategoryChange

/** Each moved bot rewrites its search entry. This many fit well within the statement timeout. */
const MOVE_BATCH_SIZE = 100

const FIELDS = ['name', 'description'] as const

const IN_USE = 'Bots are in this category. Move them to another one first.'
const LAST_ONE = 'This is the only category, and every bot needs one.'

function nameTakenError() {
  return invalidField('name', 'unique', 'A category with this name already exists.')
}

/**
 * Locks the category, so that the old values in the audit log are the ones replaced.
 * @throws NoRowsAffectedError when it is gone
 */
async function lockCategory(trx: TransactionClientContract, id: number): Promise<CategoryFields> {
  const [category] = await queryRows<CategoryFields>(
    sql`SELECT name, description FROM categories WHERE id = ${id} FOR UPDATE`,
    trx
  )
  if (!category) throw new NoRowsAffectedError()
  return category
}

/** Locks all categories in one order, so that concurrent changes cannot deadlock. */
function lockCategories(trx: TransactionClientContract): Promise<CategoryRow[]> {
  return queryRows<CategoryRow>(
    sql`SELECT id, name, description FROM categories ORDER BY id FOR UPDATE`,
    trx
  )
}

interface CategoryRecord {
  action: AuditAction
  id: number
  name: string
  oldValue?: object
  newValue?: object
}

async function recordChange(
  trx: TransactionClientContract,
  actor: Actor | null,
  { action, id, name, ...values }: CategoryRecord
) {
  await audit(trx, actor, {
    action,
    targetType: 'category',
    targetId: String(id),
    details: { targetName: name, ...values },
  })
  await publish(trx, { topic: CATEGORY_TOPIC, key: String(id) })
}

/** @throws 422 when another category has the name, whatever its case */
async function assertNameIsFree(trx: TransactionClientContract, name: string, ownId: number) {
  const [other] = await queryRows(
    sql`SELECT id FROM categories WHERE lower(name) = lower(${name}) AND id <> ${ownId}`,
    trx
  )
  if (other) throw nameTakenError()
}

/**
 * Adds a category. Bots can be submitted for it immediately.
 * @param actor `null` for an administrator at the console
 * @returns its id
 * @throws 422 when another category has the name, whatever its case
 */
export async function addCategory(
  trx: TransactionClientContract,
  actor: Actor | null,
  { name, description = null }: NewCategory
): Promise<number> {
  const [added] = await queryRows<{ id: number }>(
    sql`
      INSERT INTO categories (name, description) VALUES (${name}, ${description})
      ON CONFLICT DO NOTHING RETURNING id
    `,
    trx
  )
  if (!added) throw nameTakenError()
  const { id } = added
  await recordChange(trx, actor, {
    action: 'add_category',
    id,
    name,
    newValue: { name, description },
  })
  return id
}

/**
 * Changes a category's name or description. A trigger and the job `refresh_bot_tags` update the tags of its bots: the
 * first hundred immediately, the others in batches.
 * @throws NoRowsAffectedError when it is gone; 422 when another category has the name
 */
export async function editCategory(
  trx: TransactionClientContract,
  actor: Actor | null,
  id: number,
  change: CategoryChange
): Promise<void> {
  // Serializes concurrent renames to the same name.
  if (change.name !== undefined) await lockCategories(trx)
  const before = await lockCategory(trx, id)
  const changed = FIELDS.filter(
    (field) => change[field] !== undefined && change[field] !== before[field]
  )
  if (changed.length === 0) return
  const after = { ...before, ...Object.fromEntries(changed.map((key) => [key, change[key]])) }
  if (changed.includes('name')) await assertNameIsFree(trx, after.name, id)
  const columns = Object.fromEntries(changed.map((field) => [field, after[field]]))
  await execute(sql`UPDATE categories SET ${assignments(columns)} WHERE id = ${id}`, trx)
  await recordChange(trx, actor, {
    action: 'edit_category',
    id,
    name: after.name,
    oldValue: Object.fromEntries(changed.map((field) => [field, before[field]])),
    newValue: columns,
  })
}

export interface MoveProgress {
  /** Bots moved by this call. */
  moved: number
  /** Bots still in the former category. */
  left: number
}

/**
 * Moves the next hundred bots of a category to another one. A bot that is in both only leaves the former. Callers
 * repeat it until none is left: moving thousands in one transaction would block other writers.
 * @throws NoRowsAffectedError when the category is gone; 422 when the target does not exist or is the same category
 */
export async function moveBots(
  trx: TransactionClientContract,
  actor: Actor | null,
  { from, to }: { from: number; to: number }
): Promise<MoveProgress> {
  const categories = await lockCategories(trx)
  const source = categories.find(({ id }) => id === from)
  if (!source) throw new NoRowsAffectedError()
  const target = categories.find(({ id }) => id === to)
  if (!target || target === source) {
    throw invalidField('to', 'exists', 'There is no such other category.')
  }
  const rows = await queryRows<{ id: string }>(
    sql`
      SELECT bot_id::text AS id FROM bot_categories
      WHERE category_id = ${from} ORDER BY bot_id LIMIT ${MOVE_BATCH_SIZE}
    `,
    trx
  )
  const ids = rows.map(({ id }) => id)
  await queryRows(
    sql`
      INSERT INTO bot_categories (bot_id, category_id)
      SELECT id, ${to} FROM unnest(${ids}::bigint[]) AS id ON CONFLICT DO NOTHING
    `,
    trx
  )
  await queryRows(
    sql`DELETE FROM bot_categories WHERE category_id = ${from} AND bot_id = ANY (${ids}::bigint[])`,
    trx
  )
  if (ids.length > 0) {
    await publish(trx, ...ids.map((key) => ({ topic: BOT_TOPIC, key })))
    await recordChange(trx, actor, {
      action: 'move_category_bots',
      id: from,
      name: source.name,
      oldValue: { category: source.name },
      newValue: { category: target.name, bots: ids.length },
    })
  }
  const [rest] = await queryRows<{ left: number }>(
    sql`SELECT count(*)::integer AS left FROM bot_categories WHERE category_id = ${from}`,
    trx
  )
  return { moved: ids.length, left: rest!.left }
}

/**
 * Removes an empty category. The audit log keeps its name and description.
 * @throws NoRowsAffectedError when it is gone; `conflict` while bots are in it, and for the only category
 */
export async function removeCategory(
  trx: TransactionClientContract,
  actor: Actor | null,
  id: number
): Promise<void> {
  const categories = await lockCategories(trx)
  const category = categories.find((one) => one.id === id)
  if (!category) throw new NoRowsAffectedError()
  if (categories.length === 1) throw new Failure('conflict', { message: LAST_ONE })
  const [used] = await queryRows(
    sql`SELECT bot_id FROM bot_categories WHERE category_id = ${id} LIMIT 1`,
    trx
  )
  if (used) throw new Failure('conflict', { message: IN_USE })
  await execute(sql`DELETE FROM categories WHERE id = ${id}`, trx)
  const { name, description } = category
  await recordChange(trx, actor, {
    action: 'remove_category',
    id,
    name,
    oldValue: { name, description },
  })
}
