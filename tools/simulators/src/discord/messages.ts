import { dateAt, type DemoWorld, type Snowflake } from '@botanica/demo-world'

/** Discord's ids count milliseconds from this moment; the lower bits number the ids of one millisecond. */
const DISCORD_EPOCH = 1_420_070_400_000
const IDS_OF_A_MILLISECOND = 22n
/** How long a nonce identifies a message. Discord says "a few minutes". */
const NONCE_LIFE_MS = 5 * 60_000

export interface Embed {
  readonly title?: string | undefined
  readonly description?: string | undefined
  /** 24 bits. */
  readonly color?: number | undefined
  /** ISO 8601. */
  readonly timestamp?: string | undefined
}

export interface SimulatedMessage {
  readonly id: Snowflake
  readonly channelId: Snowflake
  readonly authorId: Snowflake
  readonly content: string
  readonly embeds: readonly Embed[]
  /** Whether it mentioned everybody. A disallowed `@everyone` is plain text. */
  readonly mentionsEveryone: boolean
  /** The reactions of the site's bot, in order. */
  readonly reactions: readonly string[]
  /** Milliseconds of the epoch. */
  readonly at: number
  readonly editedAt: number | null
}

export interface NewMessage extends Omit<SimulatedMessage, 'id' | 'at' | 'editedAt' | 'reactions'> {
  /** A nonce makes repeated posts by the same author post only one message. */
  readonly nonce?: string | undefined
}

/** The messages in the channels of the community server. */
export interface Messages {
  /** Undefined when the message with the same nonce has been deleted; it is not posted again. */
  post(message: NewMessage): SimulatedMessage | undefined
  /** Undefined when there is no such message. */
  edit(
    id: Snowflake,
    change: Partial<Pick<SimulatedMessage, 'content' | 'embeds'>>
  ): SimulatedMessage | undefined
  remove(id: Snowflake): void
  react(id: Snowflake, emoji: string): void
  unreact(id: Snowflake, emoji: string): void
  find(channelId: Snowflake, id: Snowflake): SimulatedMessage | undefined
  /** Oldest first. */
  list(channelId: Snowflake): readonly SimulatedMessage[]
}

/** @param seededAt the moment from which the offsets of the world count */
export function createMessages(world: DemoWorld, seededAt: Date, now: () => number): Messages {
  const messages = new Map<Snowflake, SimulatedMessage>()
  const nonces = new Map<string, { id: Snowflake; at: number }>()
  let lastId = 0n
  const nextId = () => {
    const first = BigInt(now() - DISCORD_EPOCH) << IDS_OF_A_MILLISECOND
    lastId = first > lastId ? first : lastId + 1n
    return String(lastId)
  }
  const change = (
    id: Snowflake,
    of: (message: SimulatedMessage) => Partial<SimulatedMessage>
  ): SimulatedMessage | undefined => {
    const before = messages.get(id)
    if (!before) return undefined
    const after = { ...before, ...of(before) }
    messages.set(id, after)
    return after
  }
  // The site's own bot has posted the announcements that are sent in the demo world.
  for (const sent of world.announcements) {
    if (sent.messageId === null) continue
    messages.set(sent.messageId, {
      id: sent.messageId,
      channelId: sent.channelId,
      authorId: world.application.id,
      content: sent.mentionEveryone ? '@everyone' : sent.mentionHere ? '@here' : '',
      embeds: [
        {
          title: sent.title,
          description: sent.description,
          color: Number.parseInt(sent.embedColor.slice(1), 16),
        },
      ],
      mentionsEveryone: sent.mentionEveryone || sent.mentionHere,
      reactions: sent.reactions,
      at: dateAt(sent.createdAt, seededAt).getTime(),
      editedAt: null,
    })
  }

  return {
    post({ nonce, ...message }) {
      const key = `${message.authorId} ${nonce}`
      const earlier = nonce === undefined ? undefined : nonces.get(key)
      if (earlier && now() - earlier.at < NONCE_LIFE_MS) return messages.get(earlier.id)
      const posted = { ...message, id: nextId(), at: now(), editedAt: null, reactions: [] }
      messages.set(posted.id, posted)
      if (nonce !== undefined) nonces.set(key, posted)
      return posted
    },
    edit: (id, edited) => change(id, () => ({ ...edited, editedAt: now() })),
    remove: (id) => void messages.delete(id),
    react(id, emoji) {
      change(id, ({ reactions }) => ({ reactions: [...new Set([...reactions, emoji])] }))
    },
    unreact(id, emoji) {
      change(id, ({ reactions }) => ({ reactions: reactions.filter((each) => each !== emoji) }))
    },
    find(channelId, id) {
      const message = messages.get(id)
      return message?.channelId === channelId ? message : undefined
    },
    list: (channelId) =>
      [...messages.values()]
        .filter((message) => message.channelId === channelId)
        .toSorted((one, other) => one.at - other.at),
  }
}
