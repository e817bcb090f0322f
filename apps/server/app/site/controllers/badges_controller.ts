import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors'
import { HTTP_NOT_FOUND } from '#app/core/http/status'
import { parseSnowflake } from '#app/core/path_ids'
import { DEFAULT_LANGUAGE } from '#app/core/rules'
import { botTag } from '#app/directory/outbox'
import { expireWithPresences } from '#app/directory/presence_expiry'
import type { BotListRow } from '#app/directory/queries/bot_rows'
import { presenceTags } from '#app/platform/outbox'
import { drawBadge, toBadge, toMissingBadge } from '#app/site/badges/badge'
import { badgeValidator } from '#app/site/badges/validators'
import { findPublicBot } from '#app/site/queries/find_public_bot'
import { BADGE_AGE_SECONDS, BADGE_KINDS, IMAGE_THEMES, type BadgeChoice } from '#app/site/rules'

const SVG = 'image/svg+xml; charset=utf-8'
/** An SVG that is opened as a page may run and load nothing. */
const SVG_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"
const SHIELDS_SCHEMA_VERSION = 1

async function getChoice({ request }: HttpContext): Promise<BadgeChoice> {
  const { kind, theme, lang } = await request.validateUsing(badgeValidator)
  return {
    kind: kind ?? BADGE_KINDS[0],
    theme: theme ?? IMAGE_THEMES[0],
    language: lang ?? DEFAULT_LANGUAGE,
  }
}

/** Finds the bot of a badge, and lets the response end with what it shows. */
async function findBadgeBot(
  ctx: HttpContext,
  discordBotId: string,
  { kind }: BadgeChoice
): Promise<BotListRow | undefined> {
  const { responseCache } = ctx
  const bot = await findPublicBot(discordBotId)
  if (!bot) return undefined
  responseCache?.tag(botTag(bot.id))
  if (kind === 'status') {
    responseCache?.tag(...presenceTags(bot.discordBotId))
    expireWithPresences(ctx)
  }
  return bot
}

/** Badges of public bots, for pages of others. */
export default class BadgesController {
  /** The badge as an image. A missing bot is an image too, because readers of a page see nothing else of a 404. */
  async show(ctx: HttpContext) {
    const { params, response } = ctx
    const discordBotId = parseSnowflake(params.id)
    const choice = await getChoice(ctx)
    const bot = await findBadgeBot(ctx, discordBotId, choice)
    if (!bot) response.status(HTTP_NOT_FOUND)
    response.header('content-type', SVG)
    response.header('content-security-policy', SVG_POLICY)
    return response.send(drawBadge(bot ? toBadge(bot, choice) : toMissingBadge(choice)))
  }

  /** The badge as data, in the schema of the endpoint badge of shields.io, which draws it in its own styles. */
  async endpoint(ctx: HttpContext) {
    const discordBotId = parseSnowflake(ctx.params.id)
    const choice = await getChoice(ctx)
    const bot = await findBadgeBot(ctx, discordBotId, choice)
    if (!bot) throw notFound()
    return {
      schemaVersion: SHIELDS_SCHEMA_VERSION,
      ...toBadge(bot, choice),
      cacheSeconds: BADGE_AGE_SECONDS,
    }
  }
}
