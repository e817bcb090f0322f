import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import type { ServerChannel } from '@botanica/demo-world'
import type { SimulatedMessage } from '../messages.ts'
import type { Simulation } from '../simulation.ts'
import { requireBot } from './caller.ts'
import {
  emptyMessage,
  invalidBody,
  missingAccess,
  unknownChannel,
  unknownEmoji,
  unknownMessage,
} from './errors.ts'
import { toChannel, toMessage } from './message-transformers.ts'
import { parseSnowflake } from './snowflake.ts'

const LIMITS = { content: 2_000, title: 256, description: 4_096, embeds: 10, nonce: 25 } as const
const MAX_COLOR = 0xffffff
const MOST_LISTED = 100
const LISTED = 50
const CALLS_EVERYBODY = /@(?:everyone|here)\b/
/** One Unicode emoji, as a person sees it. */
const EMOJI = /^\p{RGI_Emoji}$/v

const embed = v.looseObject({
  title: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.title))),
  description: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.description))),
  color: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_COLOR))),
  timestamp: v.optional(v.pipe(v.string(), v.isoTimestamp())),
})
const messageSchema = v.looseObject({
  content: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(LIMITS.content)))),
  embeds: v.optional(v.nullable(v.pipe(v.array(embed), v.maxLength(LIMITS.embeds)))),
  allowed_mentions: v.optional(
    v.nullable(v.looseObject({ parse: v.optional(v.array(v.string())) }))
  ),
  nonce: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.nonce))),
  enforce_nonce: v.optional(v.boolean()),
})

/**
 * Channels of the community server and the messages of the site's bot; paths are relative to `/api` and `/api/v10`.
 */
export function messageRoutes(simulation: Simulation): Hono {
  const app = new Hono()
  const path = '/channels/:channel_id/messages'

  app.get('/guilds/:guild_id/channels', (c) => {
    requireBot(c, simulation)
    const { server } = simulation.directory
    if (parseSnowflake(c, 'guild_id') !== server.id) throw unknownChannel()
    return c.json(
      server.channels.map((channel, position) => toChannel(channel, position, server.id))
    )
  })

  app.get(path, (c) => {
    requireBot(c, simulation)
    const limit = Math.min(Number(c.req.query('limit') ?? LISTED) || LISTED, MOST_LISTED)
    const messages = simulation.messages.list(textChannel(c).id)
    const after = c.req.query('after')
    const listed =
      after === undefined
        ? messages.slice(-limit)
        : messages.filter(({ id }) => BigInt(id) > BigInt(after)).slice(0, limit)
    return c.json(listed.toReversed().map((message) => represent(message)))
  })

  app.post(path, async (c) => {
    const { id: authorId } = requireBot(c, simulation)
    const { id: channelId } = textChannel(c)
    const { content, embeds, allowed_mentions: allowed, ...rest } = await read(c)
    const mayCall = allowed?.parse?.includes('everyone') ?? allowed === undefined
    const message = {
      channelId,
      authorId,
      content: content ?? '',
      embeds: embeds ?? [],
      mentionsEveryone: mayCall && CALLS_EVERYBODY.test(content ?? ''),
      nonce: rest.enforce_nonce ? rest.nonce : undefined,
    }
    if (message.content === '' && message.embeds.length === 0) throw emptyMessage()
    const posted = simulation.messages.post(message)
    if (!posted) throw unknownMessage()
    return c.json(represent(posted, rest.nonce))
  })

  app.get(`${path}/:message_id`, (c) => {
    requireBot(c, simulation)
    return c.json(represent(found(c)))
  })

  app.patch(`${path}/:message_id`, async (c) => {
    requireBot(c, simulation)
    const { id } = found(c)
    const { content, embeds } = await read(c)
    const change = {
      ...(content === undefined ? {} : { content: content ?? '' }),
      ...(embeds === undefined ? {} : { embeds: embeds ?? [] }),
    }
    return c.json(represent(simulation.messages.edit(id, change)!))
  })

  app.delete(`${path}/:message_id`, (c) => {
    requireBot(c, simulation)
    simulation.messages.remove(found(c).id)
    return c.body(null, 204)
  })

  app.on(['PUT', 'DELETE'], `${path}/:message_id/reactions/:emoji/@me`, (c) => {
    requireBot(c, simulation)
    const { id } = found(c)
    const emoji = c.req.param('emoji') ?? ''
    if (!EMOJI.test(emoji)) throw unknownEmoji()
    if (c.req.method === 'PUT') simulation.messages.react(id, emoji)
    else simulation.messages.unreact(id, emoji)
    return c.body(null, 204)
  })

  function textChannel(c: Context): ServerChannel {
    const id = parseSnowflake(c, 'channel_id')
    const channel = simulation.directory.server.channels.find((each) => each.id === id)
    if (channel?.type !== 'text') throw unknownChannel()
    if (channel.isPrivate) throw missingAccess()
    return channel
  }

  function found(c: Context): SimulatedMessage {
    const message = simulation.messages.find(textChannel(c).id, parseSnowflake(c, 'message_id'))
    if (!message) throw unknownMessage()
    return message
  }

  function represent(message: SimulatedMessage, nonce?: string) {
    return toMessage(message, simulation.directory.find(message.authorId)!, nonce)
  }

  return app
}

/** @throws Discord's form error */
async function read(c: Context): Promise<v.InferOutput<typeof messageSchema>> {
  const parsed = v.safeParse(messageSchema, await c.req.json().catch(() => null))
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw invalidBody(v.getDotPath(issue) ?? 'body', issue.message)
}
