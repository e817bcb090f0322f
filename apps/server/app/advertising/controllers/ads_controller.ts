import type { HttpContext } from '@adonisjs/core/http'
import { listAds } from '#app/advertising/queries/list_ads'
import AdTransformer from '#app/advertising/transformers/ad_transformer'
import { adListValidator } from '#app/advertising/validators'

export default class AdsController {
  /** Lists the ads of a placement. The list is empty for premium members. */
  async index({ request, serialize, responseCache, viewer }: HttpContext) {
    const { placement } = await request.validateUsing(adListValidator)
    if (viewer?.isPremium) return serialize(AdTransformer.transform([]))

    const { shown: ads, changesIn } = await listAds(placement)
    if (changesIn !== null) responseCache?.expireAt(new Date(Date.now() + changesIn))
    return serialize(AdTransformer.transform(ads))
  }
}
