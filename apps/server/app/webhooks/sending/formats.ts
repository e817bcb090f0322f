import { createHmac } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { appUrl } from '#config/app'
import { discordConfig } from '#config/discord'
import { SECOND_MS } from '#app/core/time'
import type { BotEventData } from '#app/events/rules'
import type { ClaimedWebhook, PendingEvent } from '#app/webhooks/sending/due_webhooks'
import type { WebhookFormat } from '#app/webhooks/rules'

interface OutgoingRequest {
  headers: Record<string, string>
  body: string
}

interface Outgoing {
  event: PendingEvent
  webhook: Pick<ClaimedWebhook, 'discordBotId' | 'botName'>
  /** Empty for formats without a secret. */
  secret: string
  /** The time of the attempt. */
  now: Date
}

/** Exactly this: a listener of top.gg rejects it with a character set. */
const JSON_TYPE = { 'content-type': 'application/json' }

/** The color of an embed: our green. */
const EMBED_COLOR = 0x2f_6b_3f
const EMBED_TITLES: Record<PendingEvent['type'], string> = {
  'vote.created': 'New vote',
  'review.created': 'New review',
  'review.updated': 'Review edited',
  'review.deleted': 'Review deleted',
  'bot.approved': 'Bot approved',
  'bot.rejected': 'Bot rejected',
  'bot.updated': 'Listing edited',
  'bot.certified': 'Bot certified',
  'bot.uncertified': 'Certification removed',
  'bot.deleted': 'Bot deleted',
  'bot.restored': 'Bot restored',
  'server_count.stale': 'Server count is out of date',
  test: 'Test',
}

/** The member of an event; `null` when there is none, or when the account was deleted. */
const getUserId = ({ data }: PendingEvent) => ('userId' in data ? data.userId : null)

const isTest = ({ type }: PendingEvent) => type === 'test'

function getVote({ type, data }: PendingEvent): BotEventData['vote.created'] | undefined {
  return type === 'vote.created' ? (data as BotEventData['vote.created']) : undefined
}

function getAvatarUrl(event: PendingEvent): string | null {
  const id = getUserId(event)
  if (id === null || event.avatar === null) return null
  return `${discordConfig.imageHost}/avatars/${id}/${event.avatar}.png`
}

/** The id of an event in `webhook-id` and in bodies; the same for every attempt. */
const getEventKey = ({ id }: PendingEvent) => `evt_${id}`

function toStandard({ event, webhook, secret, now }: Outgoing): OutgoingRequest {
  const id = getEventKey(event)
  const { type, data, createdAt } = event
  const body = JSON.stringify({
    id,
    type,
    timestamp: createdAt.toISOString(),
    data: { botId: webhook.discordBotId, ...data },
  })
  return {
    headers: {
      ...JSON_TYPE,
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / SECOND_MS)),
      'webhook-signature': new Webhook(secret).sign(id, now, body),
    },
    body,
  }
}

function toTopggV0({ event, webhook, secret }: Outgoing): OutgoingRequest {
  return {
    headers: { ...JSON_TYPE, authorization: secret },
    body: JSON.stringify({
      bot: webhook.discordBotId,
      user: getUserId(event),
      type: isTest(event) ? 'test' : 'upvote',
      isWeekend: false,
      query: getVote(event)?.query ?? '?',
    }),
  }
}

function toTopggV1({ event, webhook, secret, now }: Outgoing): OutgoingRequest {
  const userId = getUserId(event)
  const project = {
    id: webhook.discordBotId,
    type: 'bot',
    platform: 'discord',
    platform_id: webhook.discordBotId,
  }
  const user = {
    id: userId,
    platform_id: userId,
    name: event.username,
    avatar_url: getAvatarUrl(event),
  }
  const vote = getVote(event)
  const body = JSON.stringify(
    vote
      ? {
          type: 'vote.create',
          data: {
            id: String(vote.voteId),
            weight: 1,
            created_at: event.createdAt.toISOString(),
            expires_at: vote.nextVoteAt,
            project,
            user,
          },
        }
      : { type: 'webhook.test', data: { project, user } }
  )
  const timestamp = Math.floor(now.getTime() / SECOND_MS)
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  return {
    headers: {
      ...JSON_TYPE,
      'x-topgg-signature': `t=${timestamp},v1=${signature}`,
      'x-topgg-trace': getEventKey(event),
    },
    body,
  }
}

function toDiscordBotList({ event, secret }: Outgoing): OutgoingRequest {
  const { username, avatar } = event
  return {
    headers: { ...JSON_TYPE, authorization: secret },
    body: JSON.stringify({ id: getUserId(event), username, avatar, admin: false }),
  }
}

function toDiscord({ event, webhook }: Outgoing): OutgoingRequest {
  const userId = getUserId(event)
  const embed = {
    title: `${EMBED_TITLES[event.type]}: ${webhook.botName}`,
    url: new URL(`/bot/${webhook.discordBotId}`, appUrl).href,
    color: EMBED_COLOR,
    timestamp: event.createdAt.toISOString(),
    ...(userId !== null && { description: `<@${userId}>` }),
  }
  return {
    headers: JSON_TYPE,
    // Nobody is pinged, whatever their name is.
    body: JSON.stringify({ embeds: [embed], allowed_mentions: { parse: [] } }),
  }
}

const FORMATS: Record<WebhookFormat, (outgoing: Outgoing) => OutgoingRequest> = {
  standard: toStandard,
  topgg_v0: toTopggV0,
  topgg_v1: toTopggV1,
  discordbotlist: toDiscordBotList,
  discord: toDiscord,
}

/** Returns the request that tells a listener of an event. */
export function formatRequest(format: WebhookFormat, outgoing: Outgoing): OutgoingRequest {
  return FORMATS[format](outgoing)
}
