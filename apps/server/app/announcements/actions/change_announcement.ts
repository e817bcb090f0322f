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
  /** What stays as it is, is left out. */
  reactions?: readonly string[] | undefined
  embedColor?: string | undefined
}

/**
 * Holds an announcement while it is changed here and at Discord, for the two seconds that Discord has for its answer: of two
 * who change it at once the later one's words stand in both places.
 * @throws `conflict` for one of which nobody knows whether Discord has it
 */
async function hold(trx: TransactionClientContract, id: number): Promise<AnnouncementRow> {
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

const keyOf = ({ channelId, messageId }: AnnouncementRow): MessageKey | undefined =>
  messageId === null ? undefined : { channelId, messageId }

/** @throws unless Discord has done it. Both changes may be asked for again when nobody knows. */
function requireDone(outcome: ChangeOutcome) {
  if (outcome.status === 'held') throw discordUnavailable(outcome.waitMs)
  if (outcome.status === 'unknown') throw discordUnavailable(RETRY_AFTER_MS)
  if (outcome.status === 'refused') throw new Failure('conflict', { message: outcome.message })
}

const isGone = (outcome: ChangeOutcome) =>
  outcome.status === 'refused' &&
  Object.values<number>(UNKNOWN_MESSAGE_CODES).includes(outcome.code)

/** Changes what an announcement says, at Discord too when it was sent. */
export async function editAnnouncement(
  trx: TransactionClientContract,
  actor: Actor,
  id: number,
  { title, description, reactions, embedColor }: AnnouncementChange
) {
  const before = await hold(trx, id)
  const after = {
    title,
    description,
    reactions: reactions ?? before.reactions,
    embedColor: embedColor ?? before.embedColor,
  }
  const key = keyOf(before)
  if (key) {
    const outcome = await editMessage(key, { ...before, ...after })
    if (isGone(outcome))
      throw new Failure('conflict', withReason(ANNOUNCEMENT_CONFLICTS, 'messageGone'))
    requireDone(outcome)
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
  const shown = ({ title: text, ...rest }: typeof after) => JSON.stringify({ title: text, ...rest })
  await audit(trx, actor, {
    action: 'update_announcement',
    targetType: 'announcement',
    targetId: String(id),
    details: {
      targetName: title,
      oldValue: shown({
        title: before.title,
        description: before.description,
        reactions: before.reactions,
        embedColor: before.embedColor,
      }),
      newValue: shown(after),
    },
  })
  await publish(trx, { topic: ANNOUNCEMENT_TOPIC, key: String(id) })
}

/** Takes an announcement back, at Discord first; gone there already is as good. */
export async function deleteAnnouncement(trx: TransactionClientContract, actor: Actor, id: number) {
  const row = await hold(trx, id)
  const key = keyOf(row)
  if (key) {
    const outcome = await deleteMessage(key)
    if (!isGone(outcome)) requireDone(outcome)
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
