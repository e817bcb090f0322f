import { Hono } from 'hono'
import {
  HTTP_BAD_REQUEST,
  HTTP_CREATED,
  HTTP_FORBIDDEN,
  HTTP_GONE,
  HTTP_NOT_FOUND,
  HTTP_PAYLOAD_TOO_LARGE,
} from '../http/status.ts'
import { decrypt } from './encryption.ts'
import { PUSH_PATH } from './paths.ts'
import type { StoredSubscription, PushSimulation } from './simulation.ts'
import { findVapidError } from './vapid.ts'

const ENCODING = 'aes128gcm'
/** The message size that every service accepts, in bytes (RFC 8030 section 7.2). */
const MOST_BYTES = 4_096
const TOPIC = /^[\w-]{1,32}$/

/**
 * Decrypts a message; undefined if that fails. Real services cannot decrypt messages, and browsers silently drop those
 * that they cannot decrypt. The simulator rejects them, so that a test fails visibly.
 */
function tryDecrypt(body: Buffer, { receiver }: StoredSubscription): string | undefined {
  try {
    return decrypt(body, receiver)
  } catch {
    return undefined
  }
}

/** The requests of application servers to a push service (RFC 8030); paths are relative to `/push`. */
export function serviceRoutes(simulation: PushSimulation): Hono {
  const app = new Hono()

  app.post('/:id', async (c) => {
    const subscription = simulation.find(c.req.param('id'))
    if (!subscription) return c.json({ message: 'There is no such subscription.' }, HTTP_NOT_FOUND)
    if (subscription.isGone) return c.json({ message: 'The subscription has ended.' }, HTTP_GONE)
    const defect = findVapidError(c.req.header('Authorization'), {
      audience: simulation.publicUrl,
      applicationServerKey: subscription.applicationServerKey,
      now: simulation.now(),
    })
    if (defect) return c.json({ message: defect }, HTTP_FORBIDDEN)

    const ttl = Number(c.req.header('TTL') ?? 'none')
    const topic = c.req.header('Topic') ?? null
    const body = Buffer.from(await c.req.arrayBuffer())
    if (!Number.isInteger(ttl) || ttl < 0)
      return c.json({ message: 'TTL is missing.' }, HTTP_BAD_REQUEST)
    if (topic !== null && !TOPIC.test(topic))
      return c.json({ message: 'Bad Topic.' }, HTTP_BAD_REQUEST)
    if (body.length > MOST_BYTES) return c.json({ message: 'Too large.' }, HTTP_PAYLOAD_TOO_LARGE)
    if (c.req.header('Content-Encoding') !== ENCODING) {
      return c.json({ message: `The encoding must be ${ENCODING}.` }, HTTP_BAD_REQUEST)
    }
    const text = tryDecrypt(body, subscription)
    if (text === undefined)
      return c.json({ message: 'No browser could read it.' }, HTTP_BAD_REQUEST)
    simulation.deliver({
      endpoint: subscription.endpoint,
      text,
      topic,
      ttl,
      urgency: c.req.header('Urgency') ?? null,
      at: simulation.now(),
    })
    c.header('Location', `${simulation.publicUrl}${PUSH_PATH}/${subscription.id}/message`)
    return c.body(null, HTTP_CREATED)
  })

  return app
}
