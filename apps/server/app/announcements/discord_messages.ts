import {
  Routes,
  type APIMessage,
  type RESTPostAPIChannelMessageJSONBody,
} from 'discord-api-types/v10'
import { MINUTE_MS } from '#app/core/time'
import { fetchFromDiscord, changeAtDiscord } from '#app/platform/discord/discord'

/** The content of an announcement's message at Discord. */
export interface AnnouncementMessage {
  title: string
  description: string
  embedColor: string
  mentionEveryone: boolean
  mentionHere: boolean
  /** When sending was last requested. */
  requestedAt: Date
}

/** Identifies a message at Discord. */
export interface MessageKey {
  channelId: string
  messageId: string
}

const HEX = 16
/** Snowflakes hold the milliseconds since this epoch, above 22 bits that tell apart ids of the same millisecond. */
const DISCORD_EPOCH = 1_420_070_400_000
const SNOWFLAKE_TIMESTAMP_SHIFT = 22n
/** How far the database's clock may be ahead of Discord's. */
const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS
const SEARCHED_MESSAGES = '100'

/** Rejections are counted per channel: one in which our bot may not write says nothing about others. */
const getCallKind = (channelId: string) => `messages of ${channelId}`

/** The embed's timestamp is `requestedAt`, to the millisecond, by which `findMessage` recognizes a message. */
const toEmbed = ({ title, description, embedColor, requestedAt }: AnnouncementMessage) => ({
  title,
  description,
  color: Number.parseInt(embedColor.slice(1), HEX),
  timestamp: requestedAt.toISOString(),
})

/** Builds a message that can mention only `@everyone` and `@here`. Text in an embed never mentions anybody. */
function toMessageBody(message: AnnouncementMessage): RESTPostAPIChannelMessageJSONBody {
  const mentions = [message.mentionEveryone && '@everyone', message.mentionHere && '@here'].filter(
    Boolean
  )
  return {
    content: mentions.join(' '),
    embeds: [toEmbed(message)],
    allowed_mentions: { parse: mentions.length > 0 ? ['everyone' as never] : [] },
  }
}

/**
 * Sends a message. Discord deduplicates by the nonce for a few minutes: sending again returns the same message, or an "unknown
 * message" error if that was deleted.
 */
export function sendMessage(channelId: string, nonce: string, message: AnnouncementMessage) {
  return changeAtDiscord({
    kind: getCallKind(channelId),
    method: 'POST',
    route: Routes.channelMessages(channelId),
    body: { ...toMessageBody(message), nonce, enforce_nonce: true },
  })
}

export function editMessage({ channelId, messageId }: MessageKey, message: AnnouncementMessage) {
  return changeAtDiscord({
    kind: getCallKind(channelId),
    method: 'PATCH',
    route: Routes.channelMessage(channelId, messageId),
    body: { embeds: [toEmbed(message)], allowed_mentions: { parse: [] } },
  })
}

export function deleteMessage({ channelId, messageId }: MessageKey) {
  return changeAtDiscord({
    kind: getCallKind(channelId),
    method: 'DELETE',
    route: Routes.channelMessage(channelId, messageId),
  })
}

/** Adds or removes our bot's reaction on a message. Both are idempotent. */
export function changeReaction(
  method: 'PUT' | 'DELETE',
  { channelId, messageId }: MessageKey,
  emoji: string
) {
  return changeAtDiscord({
    kind: `reactions in ${channelId}`,
    method,
    route: Routes.channelMessageOwnReaction(channelId, messageId, encodeURIComponent(emoji)),
  })
}

/**
 * Finds the message of an announcement that may have been sent already. Discord does not store nonces, so the message is
 * recognized by its author (our bot), title and timestamp.
 * @returns its id
 * @throws `unavailable` when Discord does not answer
 */
export async function findMessage(
  channelId: string,
  message: AnnouncementMessage
): Promise<string | undefined> {
  const since = message.requestedAt.getTime() - CLOCK_TOLERANCE_MS
  const query = new URLSearchParams({
    after: String(BigInt(since - DISCORD_EPOCH) << SNOWFLAKE_TIMESTAMP_SHIFT),
    limit: SEARCHED_MESSAGES,
  })
  const kind = getCallKind(channelId)
  const me = (await fetchFromDiscord(kind, Routes.user())) as { id: string } | null
  const answer = await fetchFromDiscord(kind, Routes.channelMessages(channelId), query)
  const messages = (answer ?? []) as APIMessage[]
  return messages.find(({ author, embeds: [embed] }) => {
    const isOurs = author.id === me?.id && embed?.title === message.title
    return isOurs && Date.parse(embed?.timestamp ?? '') === message.requestedAt.getTime()
  })?.id
}
