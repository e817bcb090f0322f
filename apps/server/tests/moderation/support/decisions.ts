import db from '@adonisjs/lucid/services/db'
import { decisionConfig } from '#config/decisions'
import { MINUTE_MS } from '#app/core/time'
import { approveBot } from '#app/directory/actions/decide_bot'

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

/** Lets decisions be undone for a minute during `work`; in tests they otherwise take full effect at once. */
export async function withUndo<Result>(work: () => Promise<Result>): Promise<Result> {
  const { undoMs } = decisionConfig
  decisionConfig.undoMs = MINUTE_MS
  try {
    return await work()
  } finally {
    decisionConfig.undoMs = undoMs
  }
}

/** Approves a pending bot as the staff member. @returns the id of the decision, which can be undone */
export function approveUndoably(botId: number, staffId: string): Promise<number> {
  const actor = { id: staffId, ipAddress: '127.0.0.1', userAgent: null }
  const decision = { actor, reason: 'It is useful.', isUndoable: true }
  return withUndo(async () => {
    await db.transaction((trx) => approveBot(trx, botId, decision))
    const { decision_id: id } = await db.from('decision_news').where('bot_id', botId).firstOrFail()
    return Number(id)
  })
}
