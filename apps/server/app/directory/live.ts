import type { HttpContext } from '@adonisjs/core/http'
import { createLiveEvent, type LiveEvent, type LiveSource } from '#app/core/live/live_source'
import { INTERNAL_ID_PATTERN } from '#app/core/rules'
import { subscribeTo, type LiveTopic } from '#app/core/live/live_topic'
import { BOT_STATS_TOPIC, BOT_TOPIC, CATEGORY_TOPIC } from '#app/directory/outbox'
import { findBotFigures, findBotsAccess, type FollowedBot } from '#app/directory/queries/live_bots'
import { LIST_STALE_MS } from '#app/directory/rules'
import { canSeeUnlisted } from '#app/directory/visible_bot'
import { listMemberChannels } from '#app/identity/live'
import { presenceChannel } from '#app/platform/live'

const LISTS_FEED = 'bots'

/** Live channels of a bot: as everybody sees it, and as its owners and staff see it. */
const publicFeed = (id: number | string) => `bot:${id}`
const insiderFeed = (id: number | string) => `insider:${id}`

/**
 * Returns those of the bots that the caller may see. Hidden and unknown bots are left out alike.
 * @param ids internal ids
 */
export async function listVisibleBots({ viewer }: HttpContext, ids: readonly string[]) {
  const bots = await findBotsAccess(ids.map(Number), viewer?.id)
  return bots.filter((bot) => bot.isPublic || canSeeUnlisted(viewer, bot))
}

function feedsOfBot(ctx: HttpContext, bot: FollowedBot): string[] {
  const presence = presenceChannel(bot.discordBotId)
  if (!canSeeUnlisted(ctx.viewer, bot)) return [publicFeed(bot.id), presence]
  return [insiderFeed(bot.id), presence, ...listMemberChannels(ctx)]
}

export const botsLiveTopic: LiveTopic = { name: LISTS_FEED, admit: () => subscribeTo(LISTS_FEED) }

export const botLiveTopic: LiveTopic = {
  name: 'bot',
  key: INTERNAL_ID_PATTERN,
  async admit(ctx, ids) {
    const bots = await listVisibleBots(ctx, ids)
    return new Map(bots.map((bot) => [String(bot.id), feedsOfBot(ctx, bot)]))
  },
}

const idsOf = (events: readonly { key: string }[]) => [...new Set(events.map(({ key }) => key))]

export const botSource: LiveSource = {
  topics: [BOT_TOPIC],
  async deliveries(events) {
    const ids = idsOf(events)
    const access = await findBotsAccess(ids.map(Number), undefined)
    const listed = access.filter(({ isPublic }) => isPublic).map(({ id }) => id)
    return [
      // Leaves out bots that are not public, so that their ids are not disclosed.
      createLiveEvent(LISTS_FEED, { kind: 'bots', ids: listed }),
      ...ids.map(Number).flatMap((id) => [
        // Subscribers of the public channel only learn that the bot is gone.
        createLiveEvent(publicFeed(id), { kind: 'bot', id }, { closes: !listed.includes(id) }),
        createLiveEvent(insiderFeed(id), { kind: 'bot', id }),
      ]),
    ]
  },
}

export const categorySource: LiveSource = {
  topics: [CATEGORY_TOPIC],
  deliveries: () => [createLiveEvent(LISTS_FEED, { kind: 'categories' })],
}

let orderToldAt = 0

/** Announces that the order of lists may have changed, at most as often as lists would poll. */
function tellOfOrder(now = Date.now()): LiveEvent[] {
  if (now - orderToldAt < LIST_STALE_MS) return []
  orderToldAt = now
  return [createLiveEvent(LISTS_FEED, { kind: 'order' })]
}

export const botStatsSource: LiveSource = {
  topics: [BOT_STATS_TOPIC],
  async deliveries(events, followed) {
    const ids = idsOf(events).filter(
      (id) => followed.has(publicFeed(id)) || followed.has(insiderFeed(id))
    )
    const order = tellOfOrder()
    if (ids.length === 0) return order
    const figures = await findBotFigures(ids.map(Number))
    return [
      ...order,
      ...figures.flatMap(({ isPublic, ...figuresOfOne }) => {
        const feeds = [insiderFeed(figuresOfOne.id)]
        if (isPublic) feeds.push(publicFeed(figuresOfOne.id))
        return feeds.map((feed) => createLiveEvent(feed, { kind: 'figures', ...figuresOfOne }))
      }),
    ]
  },
}
