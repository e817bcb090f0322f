import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import { publish } from '#app/core/outbox/outbox'
import { ANNOUNCEMENT_TOPIC } from '#app/announcements/outbox'
import { queryRows, sql } from '#app/core/database/sql'

export interface NewAnnouncement {
  title: string
  description: string
  channelId: string
  reactions: readonly string[]
  mentionEveryone: boolean
  mentionHere: boolean
  embedColor: string
}

/**
 * Inserts an announcement. `deliver` sends it to Discord after the transaction has committed.
 * @param actor `null` for an administrator at the console
 * @returns its id
 */
export async function announce(
  trx: TransactionClientContract,
  actor: Actor | null,
  {
    title,
    description,
    channelId,
    reactions,
    mentionEveryone,
    mentionHere,
    embedColor,
  }: NewAnnouncement
): Promise<number> {
  const [row] = await queryRows<{ id: number }>(
    sql`
      INSERT INTO discord_announcements (
        title, description, channel_id, author_id, reactions, mention_everyone, mention_here,
        embed_color
      )
      VALUES (
        ${title}, ${description}, ${channelId}, ${actor?.id ?? null},
        ${reactions}::text[], ${mentionEveryone}, ${mentionHere}, ${embedColor}
      )
      RETURNING id
    `,
    trx
  )
  const { id } = row!
  await audit(trx, actor, {
    action: 'create_announcement',
    targetType: 'announcement',
    targetId: String(id),
    details: { targetName: title, channelId, mentionEveryone, mentionHere },
  })
  await publish(trx, { topic: ANNOUNCEMENT_TOPIC, key: String(id) })
  return id
}
