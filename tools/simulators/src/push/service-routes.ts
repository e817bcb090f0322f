import { Hono } from 'hono'
import { decrypt } from './encryption.ts'
import { PUSH_PATH } from './paths.ts'
import type { Kept, PushSimulation } from './simulation.ts'
import { defectOf } from './vapid.ts'

const ENCODING = 'aes128gcm'
/** Bytes that every service takes (RFC 8030 section 7.2). */
const MOST_BYTES = 4_096
const TOPIC = /^[\w-]{1,32}$/

const CREATED = 201
const INVALID = 400
const FORBIDDEN = 403
const NOT_FOUND = 404
const GONE = 410
const TOO_LARGE = 413

/** Real services cannot look inside; a browser drops in silence what it cannot read, which would help no test. */
function readable(body: Buffer, { receiver }: Kept): string | undefined {
  try {
    return decrypt(body, receiver)
  } catch {
    return undefined
  }
}

/** What application servers ask of a push service (RFC 8030); paths are relative to `/push`. */
export function serviceRoutes(simulation: PushSimulation): Hono {
  const app = new Hono()

  app.post('/:id', async (c) => {
    const subscription = simulation.find(c.req.param('id'))
    if (!subscription) return c.json({ message: 'There is no such subscription.' }, NOT_FOUND)
    if (subscription.isGone) return c.json({ message: 'The subscription has ended.' }, GONE)
    const defect = defectOf(c.req.header('Authorization'), {
      audience: simulation.publicUrl,
      applicationServerKey: subscription.applicationServerKey,
      now: simulation.now(),
    })
    if (defect) return c.json({ message: defect }, FORBIDDEN)

    const ttl = Number(c.req.header('TTL') ?? 'none')
    const topic = c.req.header('Topic') ?? null
    const body = Buffer.from(await c.req.arrayBuffer())
    if (!Number.isInteger(ttl) || ttl < 0) return c.json({ message: 'TTL is missing.' }, INVALID)
    if (topic !== null && !TOPIC.test(topic)) return c.json({ message: 'Bad Topic.' }, INVALID)
    if (body.length > MOST_BYTES) return c.json({ message: 'Too large.' }, TOO_LARGE)
    if (c.req.header('Content-Encoding') !== ENCODING) {
      return c.json({ message: `The encoding must be ${ENCODING}.` }, INVALID)
    }
    const text = readable(body, subscription)
    if (text === undefined) return c.json({ message: 'No browser could read it.' }, INVALID)
    simulation.deliver({
      endpoint: subscription.endpoint,
      text,
      topic,
      ttl,
      urgency: c.req.header('Urgency') ?? null,
      at: simulation.now(),
    })
    c.header('Location', `${simulation.publicUrl}${PUSH_PATH}/${subscription.id}/message`)
    return c.body(null, CREATED)
  })

  return app
}
