import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors'
import { getLanguage } from '#app/core/http/language'
import { botFeed } from '#app/site/feeds/bot_feed'
import { transparencyFeed } from '#app/site/feeds/transparency_feed'
import { listFeedBots } from '#app/site/queries/list_feed_bots'
import {
  FEED_FORMATS,
  FEED_KINDS,
  TRANSPARENCY_FEED,
  type FeedFormat,
  type FeedKind,
} from '#app/site/rules'
import { findTransparencyReport } from '#app/transparency/queries/transparency'

type FeedName = FeedKind | typeof TRANSPARENCY_FEED

const NAMES: readonly FeedName[] = [...FEED_KINDS, TRANSPARENCY_FEED]
const NAME = new RegExp(`^(${NAMES.join('|')})\\.(${FEED_FORMATS.join('|')})$`)
const TYPES: Record<FeedFormat, string> = {
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
}

export default class FeedsController {
  /** Feeds of the bots that were listed or certified last, and of what staff did in each month. */
  async show({ request, params, response }: HttpContext) {
    const [, name, format] = (NAME.exec(params.name) ?? []) as [string?, FeedName?, FeedFormat?]
    if (!name || !format) throw notFound()
    const language = getLanguage(request)
    response.header('content-type', TYPES[format])
    if (name === TRANSPARENCY_FEED) {
      const { months } = await findTransparencyReport()
      return response.send(transparencyFeed(months, { format, language }))
    }
    const bots = await listFeedBots(name)
    return response.send(botFeed(bots, { kind: name, format, language }))
  }
}
