import type { HttpContext } from '@adonisjs/core/http'
import { MINUTE_MS } from '#app/core/time'
import { loadCatalog } from '#app/directory/catalog'
import { catalogValidator } from '#app/directory/validators'

export default class CatalogsController {
  async show({ request, responseCache }: HttpContext) {
    const { since } = await request.validateUsing(catalogValidator)
    const catalog = await loadCatalog(since === undefined ? undefined : new Date(since))
    // Only a change in the set of listed bots invalidates this response. Vote counts change every second and may be a
    // minute old here.
    responseCache?.expireAt(new Date(Date.now() + MINUTE_MS))
    return catalog
  }
}
