import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors'
import { DEFAULT_LANGUAGE, isLanguage, SITE_NAME, SNOWFLAKE_PATTERN } from '#app/core/rules'
import { botTag } from '#app/directory/outbox'
import { SITE_URL } from '#app/site/page_urls'
import { oembedValidator } from '#app/site/oembed/validators'
import { findPublicBot } from '#app/site/queries/find_public_bot'
import { BADGE_AGE_SECONDS, getPreviewPath, PREVIEW_SIZE } from '#app/site/rules'

const OEMBED_VERSION = '1.0'
const BOT_PATH = /^\/bot\/(\d+)(?:\/vote)?\/?$/

/** Returns the bot and the language that an address of ours names. */
function parseAddress(address: string) {
  const url = URL.parse(address)
  const discordBotId = url?.origin === SITE_URL ? BOT_PATH.exec(url.pathname)?.[1] : undefined
  if (!url || !discordBotId || !SNOWFLAKE_PATTERN.test(discordBotId)) throw notFound()
  const language = url.searchParams.get('lang')
  return { discordBotId, language: isLanguage(language) ? language : DEFAULT_LANGUAGE }
}

/** What other sites embed in place of a link to a bot (oembed.com): its name and picture, and no markup of ours. */
export default class OembedController {
  async show({ request, responseCache }: HttpContext) {
    const { url } = await request.validateUsing(oembedValidator)
    const { discordBotId, language } = parseAddress(url)
    const bot = await findPublicBot(discordBotId)
    if (!bot) throw notFound()
    responseCache?.tag(botTag(bot.id))
    return {
      type: 'link',
      version: OEMBED_VERSION,
      title: bot.name,
      provider_name: SITE_NAME,
      provider_url: SITE_URL,
      thumbnail_url: new URL(getPreviewPath('bots', bot.discordBotId, { language }), SITE_URL).href,
      thumbnail_width: PREVIEW_SIZE.width,
      thumbnail_height: PREVIEW_SIZE.height,
      cache_age: BADGE_AGE_SECONDS,
    }
  }
}
