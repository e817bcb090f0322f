import type { HttpContext } from '@adonisjs/core/http'
import { requireOwnBot } from '#app/compatibility/own_bot'
import { findStats, type Stats } from '#app/compatibility/queries/find_stats'
import { metricsValidator } from '#app/compatibility/validators'
import { HTTP_NO_CONTENT } from '#app/core/http/status'
import { parseSnowflake } from '#app/core/path_ids'
import { parsePostedStats } from '#app/directory/posted_stats'
import { findBotAccess } from '#app/directory/queries/find_bot'
import { POSTED_COUNT_LIFE_MS } from '#app/directory/rules'
import { storePostedStats } from '#app/directory/store_posted_stats'
import { botStatsValidator } from '#app/directory/validators'
import { findVisibleBot, tagBotResponse } from '#app/directory/visible_bot'

interface Metrics {
  timestamp?: string | undefined
}

/** The server count of a bot. */
export default class StatsController {
  async store(ctx: HttpContext) {
    const bot = requireOwnBot(ctx)
    const posted = parsePostedStats(await ctx.request.validateUsing(botStatsValidator))
    return storePostedStats(ctx, { bot, posted }, () => ({}))
  }

  async show(ctx: HttpContext) {
    const discordBotId = parseSnowflake(ctx.params.id)
    const { id } = tagBotResponse(
      ctx,
      findVisibleBot(null, await findBotAccess({ discordBotId }, undefined))
    )
    return toJson(await findStats(id))
  }

  async showOwn(ctx: HttpContext) {
    return toJson(await findStats(requireOwnBot(ctx).id))
  }

  async updateMetrics(ctx: HttpContext) {
    const bot = requireOwnBot(ctx)
    const posted = parsePostedStats(await ctx.request.validateUsing(botStatsValidator))
    ctx.response.status(HTTP_NO_CONTENT)
    return storePostedStats(ctx, { bot, posted }, () => {})
  }

  /** Stores the newest of several metrics, unless it is stale: we keep no history. */
  async storeMetrics(ctx: HttpContext) {
    const bot = requireOwnBot(ctx)
    const { data } = await ctx.request.validateUsing(metricsValidator)
    const newest = data.reduce((latest, one) => (getTime(one) >= getTime(latest) ? one : latest))
    const posted = parsePostedStats(newest.metrics)
    ctx.response.status(HTTP_NO_CONTENT)
    if (getTime(newest) <= Date.now() - POSTED_COUNT_LIFE_MS) return
    return storePostedStats(ctx, { bot, posted }, () => {})
  }
}

/** Returns the time of metrics in Unix milliseconds. Without a timestamp, they are the latest. */
function getTime({ timestamp }: Metrics): number {
  return timestamp === undefined ? Number.POSITIVE_INFINITY : Date.parse(timestamp)
}

function toJson({ servers, shards }: Stats) {
  return { server_count: servers, shards, shard_count: shards.length }
}
