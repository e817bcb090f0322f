import db from '@adonisjs/lucid/services/db'

/** A bot as its row has it. */
export const botRow = (id: number) => db.from('bots').where('id', id).firstOrFail()

/** What the audit log tells of something, oldest first. */
export const logsOf = (targetType: string, id: number) =>
  db
    .from('admin_logs')
    .where({ target_type: targetType, target_id: String(id) })
    .orderBy('id')

/** The notices that wait to be delivered, by what they are about. */
export async function listInboxItems(botId: number) {
  const rows = await db.from('outbox').where('topic', 'notice').orderBy('id')
  return rows.map(({ payload }) => payload).filter((notice) => notice.botId === botId)
}

/** Whether caches have been told of the bot. */
export async function hasInboxItem(botId: number) {
  const rows = await db.from('outbox').where({ topic: 'bot', key: String(botId) })
  return rows.length > 0
}
