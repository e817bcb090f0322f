import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors'
import { getLanguage } from '#app/core/http/language'
import { botFeed } from '#app/site/feeds/bot_feed'
import { listFeedBots } from '#app/site/queries/list_feed_bots'
import { FEED_FORMATS, FEED_KINDS, type FeedFormat, type FeedKind } from '#app/site/rules'

const NAME = new RegExp(`^(${FEED_KINDS.join('|')})\\.(${FEED_FORMATS.join('|')})$`)
const TYPES: Record<FeedFormat, string> = {
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
}

export default class FeedsController {
  /** Feeds of the bots that were listed or certified last. */
  async show({ request, params, response }: HttpContext) {
    const [, kind, format] = (NAME.exec(params.name) ?? []) as [string?, FeedKind?, FeedFormat?]
    if (!kind || !format) throw notFound()
    const bots = await listFeedBots(kind)
    response.header('content-type', TYPES[format])
    return response.send(botFeed(bots, { kind, format, language: getLanguage(request) }))
  }
}
