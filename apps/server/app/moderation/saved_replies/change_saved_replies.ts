import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import type { AuditAction } from '#app/core/audit/rules'
import { execute, queryRows, sql } from '#app/core/database/sql'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import type { RuleId } from '#app/identity/guidelines/rules'
import {
  countSavedReplies,
  findSavedReply,
  type SavedReplyRow,
} from '#app/moderation/saved_replies/list_saved_replies'
import { SAVED_REPLY_TOPIC } from '#app/moderation/saved_replies/outbox'
import { MAX_SAVED_REPLIES } from '#app/moderation/saved_replies/rules'

/** Key of the advisory lock for new replies, which are counted; arbitrary. */
const NEW_REPLIES_LOCK = 4_127_003

export interface SavedReplyFields {
  title: string
  textEn: string
  textRo: string
  ruleIds: readonly RuleId[]
}

interface Change {
  action: AuditAction
  reply: Pick<SavedReplyRow, 'id' | 'ownerId' | 'title'>
  oldValue?: SavedReplyFields
  newValue?: SavedReplyFields
}

const toFields = ({ title, textEn, textRo, ruleIds }: SavedReplyFields): SavedReplyFields => ({
  title,
  textEn,
  textRo,
  ruleIds,
})

/** Publishes the change. The log has only those of shared replies: a personal one is nobody else's business. */
async function recordChange(
  trx: TransactionClientContract,
  actor: Actor,
  { action, reply, ...values }: Change
) {
  const { id, ownerId, title } = reply
  if (ownerId === null) {
    await audit(trx, actor, {
      action,
      targetType: 'saved_reply',
      targetId: String(id),
      details: { targetName: title, ...values },
    })
  }
  await publish(trx, { topic: SAVED_REPLY_TOPIC, key: String(id) })
}

/** Returns the maximum number of shared replies, or of those that one staff member has. */
export const getReplyLimit = (ownerId: string | null): number =>
  ownerId === null ? MAX_SAVED_REPLIES.shared : MAX_SAVED_REPLIES.personal

/**
 * Adds a saved reply.
 * @param ownerId whose it is; `null` for a shared one
 * @returns its id
 * @throws NoRowsAffectedError when there are as many as allowed
 */
export async function addSavedReply(
  trx: TransactionClientContract,
  actor: Actor,
  ownerId: string | null,
  fields: SavedReplyFields
): Promise<number> {
  await queryRows(sql`SELECT pg_advisory_xact_lock(${NEW_REPLIES_LOCK})`, trx)
  if ((await countSavedReplies(ownerId, trx)) >= getReplyLimit(ownerId))
    throw new NoRowsAffectedError()
  const { title, textEn, textRo, ruleIds } = fields
  const [added] = await queryRows<{ id: number }>(
    sql`
      INSERT INTO saved_replies (owner_id, title, text_en, text_ro, rule_ids)
      VALUES (${ownerId}, ${title}, ${textEn}, ${textRo}, ${ruleIds}::text[]) RETURNING id
    `,
    trx
  )
  const { id } = added!
  const reply = { id, ownerId, title }
  await recordChange(trx, actor, { action: 'add_saved_reply', reply, newValue: toFields(fields) })
  return id
}

/** Locks a reply that the actor can use. @throws NoRowsAffectedError when it is gone */
async function lockReply(trx: TransactionClientContract, actor: Actor, id: number) {
  await queryRows(sql`SELECT FROM saved_replies WHERE id = ${id} FOR UPDATE`, trx)
  const reply = await findSavedReply(id, actor.id, trx)
  if (!reply) throw new NoRowsAffectedError()
  return reply
}

/**
 * Edits a saved reply.
 * @param version the one that was edited; `undefined` for the newest
 * @throws NoRowsAffectedError when the reply is gone or has a newer version
 */
export async function editSavedReply(
  trx: TransactionClientContract,
  actor: Actor,
  id: number,
  { version, ...fields }: SavedReplyFields & { version?: number | undefined }
): Promise<void> {
  const before = await lockReply(trx, actor, id)
  if (version !== undefined && version !== before.version) throw new NoRowsAffectedError()
  const { title, textEn, textRo, ruleIds } = fields
  await execute(
    sql`
      UPDATE saved_replies SET title = ${title}, text_en = ${textEn}, text_ro = ${textRo},
        rule_ids = ${ruleIds}::text[], version = version + 1
      WHERE id = ${id}
    `,
    trx
  )
  await recordChange(trx, actor, {
    action: 'edit_saved_reply',
    reply: { ...before, title },
    oldValue: toFields(before),
    newValue: toFields(fields),
  })
}

/** Deletes a saved reply. @throws NoRowsAffectedError when it is gone */
export async function deleteSavedReply(
  trx: TransactionClientContract,
  actor: Actor,
  id: number
): Promise<void> {
  const reply = await lockReply(trx, actor, id)
  await execute(sql`DELETE FROM saved_replies WHERE id = ${id}`, trx)
  await recordChange(trx, actor, { action: 'remove_saved_reply', reply, oldValue: toFields(reply) })
}
