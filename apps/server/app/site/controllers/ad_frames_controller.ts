import type { HttpContext } from '@adonisjs/core/http'
import { listAds } from '#app/advertising/queries/list_ads'
import { AD_PLACEMENTS } from '#app/advertising/rules'
import { notFound } from '#app/core/errors'

/** What an ad may do: run its scripts and open pages in new tabs. It has no origin, so no cookie and no storage of ours. */
const ABILITIES = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'

/** The frame's own policy; `sandbox` holds however the address is opened (`security.md` finding 11). */
const FRAME_POLICY = [
  `sandbox ${ABILITIES}`,
  `default-src https: data: 'unsafe-inline' 'unsafe-eval'`,
  `base-uri 'none'`,
  `frame-ancestors 'self'`,
].join('; ')

function documentOf(content: string) {
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="robots" content="noindex"></head><body>${content}</body></html>`
}

/** The first ad of a placement, its markup as given, in a document that can reach nothing of ours (ruling S5). */
export default class AdFramesController {
  async show({ params, response, sharedBytes }: HttpContext) {
    const placement = AD_PLACEMENTS.find((known) => known === params.placement)
    if (!placement) throw notFound()
    const { shown, changesIn } = await listAds(placement)
    const ad = shown[0]
    if (!ad) throw notFound()

    if (changesIn !== null) sharedBytes?.expireAt(new Date(Date.now() + changesIn))
    response.header('content-type', 'text/html; charset=utf-8')
    response.header('content-security-policy', FRAME_POLICY)
    response.header('referrer-policy', 'no-referrer')
    return response.send(documentOf(ad.content))
  }
}
