import type { HttpContext } from '@adonisjs/core/http'
import { isoDate } from '#app/core/database/readable_rows'
import { notFound } from '#app/core/errors'
import {
  countBotsAhead,
  countChangesAhead,
  findQueuedBot,
  type QueuedBot,
} from '#app/directory/review_queue/queue_place'
import { findRecentTimes } from '#app/directory/review_queue/review_times'
import { COUNTED_PLACES, type QueueState, type QueueTurn } from '#app/directory/review_queue/rules'
import { findOpenQuestion, type OpenQuestion } from '#app/directory/questions/questions'
import { findBotWithVersions } from '#app/directory/versions/policies'

const TURNS: Record<QueueState, QueueTurn | null> = {
  pending: 'staff',
  asked: 'owners',
  held: 'staff',
  rejected: 'owners',
  none: null,
}

function getState(
  { approvalStatus, since }: QueuedBot,
  question: OpenQuestion | undefined
): QueueState {
  if (question) return 'asked'
  if (approvalStatus !== 'approved') return approvalStatus
  return since ? 'held' : 'none'
}

/** @returns the number in the queue, from 1; `null` outside of it and when it is too far to count */
async function findPlace(botId: number, state: QueueState): Promise<number | null> {
  if (TURNS[state] !== 'staff') return null
  const ahead = await (state === 'pending' ? countBotsAhead(botId) : countChangesAhead(botId))
  return ahead < COUNTED_PLACES ? ahead + 1 : null
}

/** Where a bot or its change is in the queue, for its owners and staff. */
export default class QueuePlacesController {
  async show(ctx: HttpContext) {
    const { id } = await findBotWithVersions(ctx)
    const [bot, question] = await Promise.all([findQueuedBot(id), findOpenQuestion(id)])
    if (!bot) throw notFound()
    const state = getState(bot, question)
    const [place, times] = await Promise.all([
      findPlace(id, state),
      state === 'pending' ? findRecentTimes() : undefined,
    ])
    return {
      state,
      turn: TURNS[state],
      since: bot.since && isoDate(bot.since),
      place,
      estimate: times ?? null,
      question: question ? { ...question, createdAt: isoDate(question.createdAt) } : null,
    }
  }
}
