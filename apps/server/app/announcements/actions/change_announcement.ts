import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import { withReason, notFound, Failure } from '#app/core/errors'
import { publish } from '#app/core/outbox/outbox'
import { deleteMessage, editMessage, type MessageKey } from '#app/announcements/discord_messages'
import { ANNOUNCEMENT_CONFLICTS } from '#app/announcements/rules'
import { ANNOUNCEMENT_TOPIC } from '#app/announcements/outbox'
import { type AnnouncementRow, findAnnouncement } from '#app/announcements/queries/announcements'
import { queryRows, sql } from '#app/core/database/sql'
import { type ChangeOutcome, UNKNOWN_MESSAGE_CODES } from '#app/platform/discord/discord_change'
import { discordUnavailable } from '#app/platform/discord/discord_client'
import { SECOND_MS } from '#app/core/time'

const RETRY_AFTER_MS = 5 * SECOND_MS

export interface AnnouncementChange {
  title: string
  description: string
  /** Absent fields stay as they are. */
  reactions?: readonly string[] | undefined
  embedColor?: string | undefined
}

/**
 * Locks an announcement while it is changed here and at Discord, for at most the two seconds that a call to Discord may take.
 * So of two concurrent changes the later one wins in both places.
 * @throws `conflict` while it is unknown whether Discord has received the announcement
 */
async function lockAnnouncement(
  trx: TransactionClientContract,
  id: number
): Promise<AnnouncementRow> {
  await queryRows(sql`SELECT FROM discord_announcements WHERE id = ${id} FOR UPDATE`, trx)
  const row = await findAnnouncement(id, trx)
  if (!row) throw notFound()
  if (row.state === 'sending') {
    const retryAfter = RETRY_AFTER_MS / SECOND_MS
    throw new Failure('conflict', {
      ...withReason(ANNOUNCEMENT_CONFLICTS, 'beingSent'),
      retryAfter,
    })
  }
  return row
}

const getMessageKey = ({ channelId, messageId }: AnnouncementRow): MessageKey | undefined =>
  messageId === null ? undefined : { channelId, messageId }

/**
 * Changes the message at Discord. @throws unless Discord has applied the change; if the result is unknown, both kinds
 * of change can be retried safely
 */
function assertDone(outcome: ChangeOutcome) {
  if (outcome.status === 'held') throw discordUnavailable(outcome.waitMs)
  if (outcome.status === 'unknown') throw discordUnavailable(RETRY_AFTER_MS)
  if (outcome.status === 'refused') throw new Failure('conflict', { message: outcome.message })
}

const isMessageGone = (outcome: ChangeOutcome) =>
  outcome.status === 'refused' &&
  Object.values<number>(UNKNOWN_MESSAGE_CODES).includes(outcome.code)

/** Edits an announcement, and its message at Discord if it was sent. */
export async function editAnnouncement(
  trx: TransactionClientContract,
  actor: Actor,
  id: number,
  { title, description, reactions, embedColor }: AnnouncementChange
) {
  const before = await lockAnnouncement(trx, id)
  const after = {
    title,
    description,
    reactions: reactions ?? before.reactions,
    embedColor: embedColor ?? before.embedColor,
  }
  const key = getMessageKey(before)
  if (key) {
    const outcome = await editMessage(key, { ...before, ...after })
    if (isMessageGone(outcome))
      throw new Failure('conflict', withReason(ANNOUNCEMENT_CONFLICTS, 'messageGone'))
    assertDone(outcome)
  }
  await queryRows(
    sql`
      UPDATE discord_announcements SET title = ${title}, description = ${description},
        reactions = ${after.reactions}::text[], embed_color = ${after.embedColor},
        attempt_at = CASE state WHEN 'sent' THEN now() ELSE attempt_at END
      WHERE id = ${id}
    `,
    trx
  )
  const toLogValue = ({ title: text, ...rest }: typeof after) =>
    JSON.stringify({ title: text, ...rest })
  await audit(trx, actor, {
    action: 'update_announcement',
    targetType: 'announcement',
    targetId: String(id),
    details: {
      targetName: title,
      oldValue: toLogValue({
        title: before.title,
        description: before.description,
        reactions: before.reactions,
        embedColor: before.embedColor,
      }),
      newValue: toLogValue(after),
    },
  })
  await publish(trx, { topic: ANNOUNCEMENT_TOPIC, key: String(id) })
}

/** Deletes an announcement, its message at Discord first. It does not matter if the message is already gone. */
export async function deleteAnnouncement(trx: TransactionClientContract, actor: Actor, id: number) {
  const row = await lockAnnouncement(trx, id)
  const key = getMessageKey(row)
  if (key) {
    const outcome = await deleteMessage(key)
    if (!isMessageGone(outcome)) assertDone(outcome)
  }
  await queryRows(sql`DELETE FROM discord_announcements WHERE id = ${id}`, trx)
  await audit(trx, actor, {
    action: 'delete_announcement',
    targetType: 'announcement',
    targetId: String(id),
    details: { targetName: row.title, oldValue: row.description },
  })
  await publish(trx, { topic: ANNOUNCEMENT_TOPIC, key: String(id) })
}
