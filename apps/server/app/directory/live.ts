import type { HttpContext } from '@adonisjs/core/http'
import { createLiveEvent, type LiveEvent, type LiveSource } from '#app/core/live/live_source'
import { INTERNAL_ID_PATTERN } from '#app/core/rules'
import { subscribeTo, type LiveTopic } from '#app/core/live/live_topic'
import { BOT_STATS_TOPIC, BOT_TOPIC, CATEGORY_TOPIC } from '#app/directory/outbox'
import {
  listBotCounts,
  listBotAccess,
  type LiveBotAccess,
} from '#app/directory/queries/live_bot_access'
import { LIST_STALE_MS } from '#app/directory/rules'
import { canSeeUnlisted } from '#app/directory/visible_bot'
import { listMemberChannels } from '#app/identity/live'
import { presenceChannel } from '#app/platform/live'

const LISTS_CHANNEL = 'bots'

/** Live channels of a bot: as everybody sees it, and as its owners and staff see it. */
const publicChannel = (id: number | string) => `bot:${id}`
const insiderChannel = (id: number | string) => `insider:${id}`

/**
 * Returns those of the bots that the caller may see. Hidden and unknown bots are left out alike.
 * @param ids internal ids
 */
export async function listVisibleBots({ viewer }: HttpContext, ids: readonly string[]) {
  const bots = await listBotAccess(ids.map(Number), viewer?.id)
  return bots.filter((bot) => bot.isPublic || canSeeUnlisted(viewer, bot))
}

function listBotChannels(ctx: HttpContext, bot: LiveBotAccess): string[] {
  const presence = presenceChannel(bot.discordBotId)
  if (!canSeeUnlisted(ctx.viewer, bot)) return [publicChannel(bot.id), presence]
  return [insiderChannel(bot.id), presence, ...listMemberChannels(ctx)]
}

export const botsLiveTopic: LiveTopic = {
  name: LISTS_CHANNEL,
  admit: () => subscribeTo(LISTS_CHANNEL),
}

export const botLiveTopic: LiveTopic = {
  name: 'bot',
  key: INTERNAL_ID_PATTERN,
  async admit(ctx, ids) {
    const bots = await listVisibleBots(ctx, ids)
    return new Map(bots.map((bot) => [String(bot.id), listBotChannels(ctx, bot)]))
  },
}

const uniqueKeys = (events: readonly { key: string }[]) => [
  ...new Set(events.map(({ key }) => key)),
]

export const botSource: LiveSource = {
  topics: [BOT_TOPIC],
  async deliveries(events) {
    const ids = uniqueKeys(events)
    const access = await listBotAccess(ids.map(Number), undefined)
    const listed = access.filter(({ isPublic }) => isPublic).map(({ id }) => id)
    return [
      // Leaves out bots that are not public, so that their ids are not disclosed.
      createLiveEvent(LISTS_CHANNEL, { kind: 'bots', ids: listed }),
      ...ids.map(Number).flatMap((id) => [
        // Subscribers of the public channel only learn that the bot is gone.
        createLiveEvent(publicChannel(id), { kind: 'bot', id }, { closes: !listed.includes(id) }),
        createLiveEvent(insiderChannel(id), { kind: 'bot', id }),
      ]),
    ]
  },
}

export const categorySource: LiveSource = {
  topics: [CATEGORY_TOPIC],
  deliveries: () => [createLiveEvent(LISTS_CHANNEL, { kind: 'categories' })],
}

let orderPublishedAt = 0

/** Announces that the order of lists may have changed, at most as often as lists would poll. */
function createOrderEvents(now = Date.now()): LiveEvent[] {
  if (now - orderPublishedAt < LIST_STALE_MS) return []
  orderPublishedAt = now
  return [createLiveEvent(LISTS_CHANNEL, { kind: 'order' })]
}

export const botStatsSource: LiveSource = {
  topics: [BOT_STATS_TOPIC],
  async deliveries(events, followed) {
    const ids = uniqueKeys(events).filter(
      (id) => followed.has(publicChannel(id)) || followed.has(insiderChannel(id))
    )
    const order = createOrderEvents()
    if (ids.length === 0) return order
    const figures = await listBotCounts(ids.map(Number))
    return [
      ...order,
      ...figures.flatMap(({ isPublic, ...counts }) => {
        const channels = [insiderChannel(counts.id)]
        if (isPublic) channels.push(publicChannel(counts.id))
        return channels.map((channel) => createLiveEvent(channel, { kind: 'figures', ...counts }))
      }),
    ]
  },
}
