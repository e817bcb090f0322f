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

/** Of a bot that everybody sees, and of one as its owners and the staff see it. */
const publicFeed = (id: number | string) => `bot:${id}`
const insiderFeed = (id: number | string) => `insider:${id}`

/**
 * Those of the bots that the caller may know of. All others are left out alike: what is hidden, and what never was.
 * @param ids internal ones
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
      // Which bot it was that is not public, or no more, nobody learns here.
      createLiveEvent(LISTS_FEED, { kind: 'bots', ids: listed }),
      ...ids.map(Number).flatMap((id) => [
        // Whoever looks at it as everybody does learns that it is gone, and nothing more.
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

let orderPublishedAt = 0

/** Lists are ordered by figures, so others may belong in them now; said as seldom as lists would ask by themselves. */
function createOrderEvents(now = Date.now()): LiveEvent[] {
  if (now - orderPublishedAt < LIST_STALE_MS) return []
  orderPublishedAt = now
  return [createLiveEvent(LISTS_FEED, { kind: 'order' })]
}

export const botStatsSource: LiveSource = {
  topics: [BOT_STATS_TOPIC],
  async deliveries(events, followed) {
    const ids = idsOf(events).filter(
      (id) => followed.has(publicFeed(id)) || followed.has(insiderFeed(id))
    )
    const order = createOrderEvents()
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
