import db from '@adonisjs/lucid/services/db'
import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import { OWNER } from '#database/factories/support'
import { makeUser } from '#database/factories/user_factory'
import { BotVoteSchema } from '#database/schema'

export class BotVote extends BotVoteSchema {
  static override table = 'bot_votes'
}

/** Creates votes of one member for a bot, by default one, and adds them to the bot's total. */
export async function makeBotVote({
  botId,
  ...overrides
}: Partial<ModelAttributes<BotVote>> & { botId: number }) {
  const { lastVoteAt } = overrides
  const vote = await BotVote.create(
    {
      botId,
      userId: overrides.userId ?? (await makeUser()).id,
      ...(lastVoteAt ? { createdAt: lastVoteAt } : {}),
      ...overrides,
    },
    OWNER
  )
  await vote.refresh()
  await db
    .connection(OWNER.connection)
    .from('bot_stats')
    .where('bot_id', botId)
    .increment('votes_count', vote.votes)
  return vote
}
