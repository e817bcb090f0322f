import db from '@adonisjs/lucid/services/db'

interface BotQuestion {
  botId: number
  /** A staff member, or nobody. */
  askerId?: string
  version?: number
}

/** Asks the owners of a bot a question, which stays open. */
export async function makeBotQuestion({ botId, askerId, version = 1 }: BotQuestion) {
  const [row] = await db
    .table('bot_questions')
    .returning(['id'])
    .insert({
      bot_id: botId,
      asker_id: askerId ?? null,
      text: 'Which servers is it for?',
      version,
    })
  return { id: Number(row.id) }
}
