import type { HttpContext } from '@adonisjs/core/http'
import { MINUTE_MS } from '#app/core/time'
import { toBotFilter } from '#app/directory/filter_fields'
import { countChoices } from '#app/directory/queries/count_choices'
import { botCountsValidator } from '#app/directory/validators'

export default class BotCountsController {
  async index({ request, responseCache }: HttpContext) {
    const filter = toBotFilter(await request.validateUsing(botCountsValidator))
    const counts = await countChoices(filter)
    responseCache?.expireAt(new Date(Date.now() + MINUTE_MS))
    return counts
  }
}
