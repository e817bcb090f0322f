import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'

const LOOPBACK_ADDRESS = /^(?:127\.|::1$|::ffff:127\.)/
const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/**
 * Lets in only programs of this machine: by address, by the name that they used (a page elsewhere may have
 * a name that points here), and without an origin (browsers send one with every mutation).
 */
export const loopbackOnly: MiddlewareHandler = async (c, next) => {
  const { incoming } = c.env as HttpBindings
  const near = LOOPBACK_ADDRESS.test(incoming.socket.remoteAddress ?? '')
  const named = LOOPBACK_HOST.test(c.req.header('Host') ?? '')
  if (!near || !named || c.req.header('Origin') !== undefined) {
    return c.json({ message: 'The control API answers programs of this machine only.' }, 403)
  }
  await next()
}
