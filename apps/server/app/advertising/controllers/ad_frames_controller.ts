import type { HttpContext } from '@adonisjs/core/http'
import { renderAdDocument, setAdHeaders, EMPTY_AD_DOCUMENT } from '#app/advertising/ad_document'
import { adsTag } from '#app/advertising/outbox'
import { findAdministeredAd } from '#app/advertising/queries/administered_ads'
import { findDisplayedAd } from '#app/advertising/queries/find_ad'
import { notFound } from '#app/core/errors'
import { HTTP_NOT_FOUND } from '#app/core/http/status'
import { parseInternalId } from '#app/core/path_ids'

export default class AdFramesController {
  /** Returns a displayed ad as a sandboxed HTML document. */
  async show({ params, response, responseCache }: HttpContext) {
    const ad = await findDisplayedAd(parseInternalId(params.id))
    setAdHeaders(response)
    if (!ad) return response.status(HTTP_NOT_FOUND).send(EMPTY_AD_DOCUMENT)

    responseCache?.tag(adsTag(ad.placement))
    if (ad.endsIn !== null) responseCache?.expireAt(new Date(Date.now() + ad.endsIn))
    return response.send(renderAdDocument(ad.content))
  }

  /** Returns any ad as a sandboxed HTML document, for owners of the site. */
  async preview({ params, response }: HttpContext) {
    const ad = await findAdministeredAd(parseInternalId(params.id))
    if (!ad) throw notFound()
    setAdHeaders(response)
    return response.send(renderAdDocument(ad.content))
  }
}
