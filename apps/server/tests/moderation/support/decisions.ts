import db from '@adonisjs/lucid/services/db'

/** Reads a bot's row. */
export const botRow = (id: number) => db.from('bots').where('id', id).firstOrFail()

/** Reads the audit log's entries about a target, oldest first. */
export const listTargetLogs = (targetType: string, id: number) =>
  db
    .from('admin_logs')
    .where({ target_type: targetType, target_id: String(id) })
    .orderBy('id')

/** Reads the inbox events that are not delivered yet, by kind. */
export async function listInboxEvents(botId: number) {
  const rows = await db.from('outbox').where('topic', 'notice').orderBy('id')
  return rows.map(({ payload }) => payload).filter((notice) => notice.botId === botId)
}

/** Returns whether an outbox event about the bot was published. */
export async function hasBotEvent(botId: number) {
  const rows = await db.from('outbox').where({ topic: 'bot', key: String(botId) })
  return rows.length > 0
}
