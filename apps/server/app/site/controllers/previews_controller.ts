import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors'
import { parseInternalId, parseSnowflake } from '#app/core/path_ids'
import { DEFAULT_LANGUAGE } from '#app/core/rules'
import { MINUTE_MS } from '#app/core/time'
import { botTag } from '#app/directory/outbox'
import { listCategoriesWithBots } from '#app/directory/queries/list_categories'
import { userTag } from '#app/identity/outbox'
import { findProfile, getExpiries } from '#app/identity/queries/find_profile'
import { loadAvatar } from '#app/platform/discord/avatar_images'
import { formatCount, formatRating } from '#app/site/badges/badge'
import { IMAGE_TEXTS } from '#app/site/image_texts'
import { drawPreview } from '#app/site/previews/draw_preview'
import { type Preview, type PreviewLook, toDrawing } from '#app/site/previews/preview_drawing'
import { previewValidator } from '#app/site/previews/validators'
import { findPublicBot } from '#app/site/queries/find_public_bot'
import { IMAGE_THEMES } from '#app/site/rules'
import { site } from '#app/site/site'

const PNG = 'image/png'
/** How long a preview is kept that has no avatar because the image host did not answer, in milliseconds. */
const INCOMPLETE_LIFE_MS = MINUTE_MS

async function getLook({ request }: HttpContext): Promise<PreviewLook> {
  const { theme, lang } = await request.validateUsing(previewValidator)
  return { theme: theme ?? IMAGE_THEMES[0], language: lang ?? DEFAULT_LANGUAGE }
}

/** Loads an avatar; without an answer of its host the preview has none for a while. */
async function findAvatar({ responseCache, logger }: HttpContext, id: string, hash: string | null) {
  try {
    return await loadAvatar(id, hash)
  } catch (error) {
    logger.warn({ err: error }, 'a preview is drawn without its avatar')
    responseCache?.expireAt(new Date(Date.now() + INCOMPLETE_LIFE_MS))
    return null
  }
}

async function sendPreview({ response }: HttpContext, preview: Preview, look: PreviewLook) {
  response.header('content-type', PNG)
  return response.send(await drawPreview(toDrawing(preview, look)))
}

/** The pictures of links to pages (Open Graph). */
export default class PreviewsController {
  async bot(ctx: HttpContext) {
    const discordBotId = parseSnowflake(ctx.params.id)
    const look = await getLook(ctx)
    const bot = await findPublicBot(discordBotId)
    if (!bot) throw notFound()
    ctx.responseCache?.tag(botTag(bot.id))
    const { language } = look
    const { labels, certified } = IMAGE_TEXTS[language]
    return sendPreview(
      ctx,
      {
        name: bot.name,
        ...(bot.certified && { seal: certified }),
        description: bot.shortDescription,
        figures: [
          ...(bot.averageRating === null
            ? []
            : [{ label: labels.rating, value: formatRating(bot.averageRating, language) }]),
          { label: labels.votes, value: formatCount(bot.voteCount, language) },
          { label: labels.servers, value: formatCount(bot.servingCount, language) },
        ],
        avatar: await findAvatar(ctx, bot.discordBotId, bot.avatar),
      },
      look
    )
  }

  /** A banned member's profile shows the ban only, so there is nothing to draw. */
  async user(ctx: HttpContext) {
    const id = parseSnowflake(ctx.params.id)
    const look = await getLook(ctx)
    const profile = await findProfile(id)
    if (!profile || profile.banned) throw notFound()
    for (const end of getExpiries(profile)) ctx.responseCache?.expireAt(end)
    ctx.responseCache?.tag(userTag(id))
    const name = profile.displayName ?? profile.username
    if (name === null) throw notFound()
    return sendPreview(
      ctx,
      {
        name,
        description: profile.bio ?? '',
        figures: [
          {
            label: IMAGE_TEXTS[look.language].bots,
            value: formatCount(profile.listedBots, look.language),
          },
        ],
        avatar: await findAvatar(ctx, profile.discordId, profile.discordAvatar),
      },
      look
    )
  }

  async category(ctx: HttpContext) {
    const id = parseInternalId(ctx.params.id)
    const look = await getLook(ctx)
    const category = (await listCategoriesWithBots()).find((one) => one.id === id)
    if (!category) throw notFound()
    const { name, description } = site?.build.translateCategory(look.language, category) ?? category
    return sendPreview(
      ctx,
      {
        name,
        description: description ?? '',
        figures: [
          {
            label: IMAGE_TEXTS[look.language].bots,
            value: formatCount(category.listedBotCount, look.language),
          },
        ],
      },
      look
    )
  }
}
