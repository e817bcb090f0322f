import type { HttpContext } from '@adonisjs/core/http'
import { findCompatibleBot, listCompatibleBots } from '#app/compatibility/queries/compatible_bots'
import {
  mapReadableCompatibleBots,
  toReadableCompatibleBot,
} from '#app/compatibility/readable_bots'
import { COMPATIBLE_PAGE } from '#app/compatibility/rules'
import { isKnownSort, SORTS } from '#app/compatibility/sorts'
import CompatibleBotTransformer from '#app/compatibility/transformers/compatible_bot_transformer'
import { botListValidator } from '#app/compatibility/validators'
import { parseSnowflake } from '#app/core/path_ids'
import { DEFAULT_BOT_SORT } from '#app/directory/rules'
import { findVisibleBot, tagBotResponse } from '#app/directory/visible_bot'

/** In front of the words of a search, such as `username: Fern`. We search all fields. */
const SEARCHED_FIELD = /\b[a-z]\w*: */gi

/** Bots as top.gg returns them. */
export default class BotsController {
  async index(ctx: HttpContext) {
    const {
      limit = COMPATIBLE_PAGE.default,
      offset = 0,
      sort,
      fields,
      search = '',
    } = await ctx.request.validateUsing(botListValidator)
    const { rows, hasMore } = await listCompatibleBots({
      sort: isKnownSort(sort) ? SORTS[sort] : DEFAULT_BOT_SORT,
      search: search.replaceAll(SEARCHED_FIELD, '').trim(),
      limit,
      offset,
    })
    const results = mapReadableCompatibleBots(rows).map((bot) => pickFields(bot, fields))
    const count = results.length
    // At least one more if there are more, so that clients go on to the next page.
    return { results, limit, offset, count, total: offset + count + Number(hasMore) }
  }

  async show(ctx: HttpContext) {
    const bot = tagBotResponse(
      ctx,
      findVisibleBot(null, await findCompatibleBot(parseSnowflake(ctx.params.id)))
    )
    return ctx.serialize(CompatibleBotTransformer.transform(toReadableCompatibleBot(bot)))
  }
}

/** @param fields names of the fields to return, separated by commas; all by default */
function pickFields(
  bot: ConstructorParameters<typeof CompatibleBotTransformer>[0],
  fields: string | undefined
) {
  const object = new CompatibleBotTransformer(bot).toObject()
  if (fields === undefined) return object
  const names = new Set(fields.split(',').map((name) => name.trim()))
  return Object.fromEntries(Object.entries(object).filter(([name]) => names.has(name)))
}
