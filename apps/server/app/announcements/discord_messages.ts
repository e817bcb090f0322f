import {
  Routes,
  type APIMessage,
  type RESTPostAPIChannelMessageJSONBody,
} from 'discord-api-types/v10'
import { MINUTE_MS } from '#app/core/time'
import { fetchFromDiscord, changeAtDiscord } from '#app/platform/discord/discord'

/** What an announcement says at Discord. */
export interface AnnouncementMessage {
  title: string
  description: string
  embedColor: string
  mentionEveryone: boolean
  mentionHere: boolean
  /** When it was last asked to be sent. */
  requestedAt: Date
}

/** Where its message stands. */
export interface MessageKey {
  channelId: string
  messageId: string
}

const HEX = 16
/** Discord's ids count milliseconds from here; below them are things of the same millisecond. */
const DISCORD_EPOCH = 1_420_070_400_000
const IDS_OF_A_MILLISECOND = 22n
/** How far the database's clock may be ahead of Discord's. */
const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS
const LOOKED_THROUGH = '100'

/** A channel that does not let us in says nothing about others. */
const kindOf = (channelId: string) => `messages of ${channelId}`

/** Its moment is when the announcement was asked to be sent, to the millisecond: by that a message is known again. */
const embedOf = ({ title, description, embedColor, requestedAt }: AnnouncementMessage) => ({
  title,
  description,
  color: Number.parseInt(embedColor.slice(1), HEX),
  timestamp: requestedAt.toISOString(),
})

/** Only these two words can call anybody: what stands in an embed never does, and nothing else is allowed to. */
function messageOf(said: AnnouncementMessage): RESTPostAPIChannelMessageJSONBody {
  const calls = [said.mentionEveryone && '@everyone', said.mentionHere && '@here'].filter(Boolean)
  return {
    content: calls.join(' '),
    embeds: [embedOf(said)],
    allowed_mentions: { parse: calls.length > 0 ? ['everyone' as never] : [] },
  }
}

/**
 * Sends a message, once within a few minutes whoever tries it however often: the same nonce is the same message for as long.
 * When that message was deleted since, it is refused as unknown.
 */
export function sendMessage(channelId: string, nonce: string, said: AnnouncementMessage) {
  return changeAtDiscord({
    kind: kindOf(channelId),
    method: 'POST',
    route: Routes.channelMessages(channelId),
    body: { ...messageOf(said), nonce, enforce_nonce: true },
  })
}

export function editMessage({ channelId, messageId }: MessageKey, said: AnnouncementMessage) {
  return changeAtDiscord({
    kind: kindOf(channelId),
    method: 'PATCH',
    route: Routes.channelMessage(channelId, messageId),
    body: { embeds: [embedOf(said)], allowed_mentions: { parse: [] } },
  })
}

export function deleteMessage({ channelId, messageId }: MessageKey) {
  return changeAtDiscord({
    kind: kindOf(channelId),
    method: 'DELETE',
    route: Routes.channelMessage(channelId, messageId),
  })
}

/** Puts our reaction on a message, or takes it back; both may be said twice. */
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
 * Looks whether a message of ours says it already. Discord does not keep nonces, so it is known by our own hand, its title and
 * its moment.
 * @returns its id
 * @throws `unavailable` when Discord cannot be asked
 */
export async function findMessage(
  channelId: string,
  said: AnnouncementMessage
): Promise<string | undefined> {
  const since = said.requestedAt.getTime() - CLOCK_TOLERANCE_MS
  const query = new URLSearchParams({
    after: String(BigInt(since - DISCORD_EPOCH) << IDS_OF_A_MILLISECOND),
    limit: LOOKED_THROUGH,
  })
  const kind = kindOf(channelId)
  const me = (await fetchFromDiscord(kind, Routes.user())) as { id: string } | null
  const answer = await fetchFromDiscord(kind, Routes.channelMessages(channelId), query)
  const messages = (answer ?? []) as APIMessage[]
  return messages.find(({ author, embeds: [embed] }) => {
    const isOurs = author.id === me?.id && embed?.title === said.title
    return isOurs && Date.parse(embed?.timestamp ?? '') === said.requestedAt.getTime()
  })?.id
}
