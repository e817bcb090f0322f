import type { HttpContext } from '@adonisjs/core/http'
import { suggest } from '#app/directory/suggestions/suggestions'
import { suggestionsValidator } from '#app/directory/validators'

export default class SearchSuggestionsController {
  async index({ request }: HttpContext) {
    const { q } = await request.validateUsing(suggestionsValidator)
    return suggest(q)
  }
}
