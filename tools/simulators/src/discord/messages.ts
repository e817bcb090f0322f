import { dateAt, type DemoWorld, type Snowflake } from '@botanica/demo-world'

/** Runtime ids lie above those of the demo world. */
const FIRST_ID = 590_000_000_000_000_001n

export interface Embed {
  readonly title?: string | undefined
  readonly description?: string | undefined
  /** 24 bits. */
  readonly color?: number | undefined
}

export interface SimulatedMessage {
  readonly id: Snowflake
  readonly channelId: Snowflake
  readonly authorId: Snowflake
  readonly content: string
  readonly embeds: readonly Embed[]
  /** Whether it really called everybody: an `@everyone` that was not allowed is text. */
  readonly mentionsEveryone: boolean
  /** Milliseconds of the epoch. */
  readonly at: number
  readonly editedAt: number | null
}

export type NewMessage = Omit<SimulatedMessage, 'id' | 'at' | 'editedAt'>

/** What was said in the channels of the community server. */
export interface Messages {
  post(message: NewMessage): SimulatedMessage
  /** Undefined when there is no such message. */
  edit(
    id: Snowflake,
    change: Partial<Pick<SimulatedMessage, 'content' | 'embeds'>>
  ): SimulatedMessage | undefined
  remove(id: Snowflake): void
  find(channelId: Snowflake, id: Snowflake): SimulatedMessage | undefined
  /** Oldest first. */
  list(channelId: Snowflake): readonly SimulatedMessage[]
}

/** @param seededAt the moment that the offsets of the world count from */
export function createMessages(world: DemoWorld, seededAt: Date, now: () => number): Messages {
  const messages = new Map<Snowflake, SimulatedMessage>()
  let nextId = FIRST_ID
  // The site's own bot has sent the announcements that the demo world calls sent.
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
      at: dateAt(sent.createdAt, seededAt).getTime(),
      editedAt: null,
    })
  }

  return {
    post(message) {
      const posted = { ...message, id: String(nextId++), at: now(), editedAt: null }
      messages.set(posted.id, posted)
      return posted
    },
    edit(id, change) {
      const before = messages.get(id)
      if (!before) return undefined
      const after = { ...before, ...change, editedAt: now() }
      messages.set(id, after)
      return after
    },
    remove: (id) => void messages.delete(id),
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
