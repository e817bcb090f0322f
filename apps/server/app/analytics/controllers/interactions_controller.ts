import type { HttpContext, HttpRequest } from '@adonisjs/core/http'
import { isbot } from 'isbot'
import { interactionCounter, toDay } from '#app/analytics/interaction_counter'
import { MAX_TERM_LENGTH } from '#app/analytics/rules'
import { hashSearchCaller } from '#app/analytics/search_callers'
import { interactionValidator } from '#app/analytics/validators'
import { HTTP_NO_CONTENT } from '#app/core/http/status'

/** In `Sec-Purpose` of requests for pages that nobody has seen yet. */
const PREFETCH = 'prefetch'

/** Whether no person has caused the request: crawlers, and pages that browsers load ahead. */
function isAutomated(request: HttpRequest): boolean {
  const userAgent = request.header('user-agent')
  if (userAgent === undefined || isbot(userAgent)) return true
  return request.header('sec-purpose')?.includes(PREFETCH) ?? false
}

/** What pages report to the analytics of bots. */
export default class InteractionsController {
  async store({ request, response }: HttpContext) {
    const { type, botIds, search } = await request.validateUsing(interactionValidator)
    response.status(HTTP_NO_CONTENT)
    if (isAutomated(request)) return

    const day = toDay(new Date())
    const term = search?.toLowerCase()
    const counted =
      term && term.length <= MAX_TERM_LENGTH
        ? { term, caller: await hashSearchCaller(request, day) }
        : undefined
    for (const discordBotId of botIds) {
      interactionCounter.count({ type, discordBotId, day, search: counted })
    }
  }
}
