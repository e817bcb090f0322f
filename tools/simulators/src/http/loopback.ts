import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { HTTP_FORBIDDEN } from './status.ts'

const LOOPBACK_ADDRESS = /^(?:127\.|::1$|::ffff:127\.)/
const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/**
 * Whether the request comes from this machine: by its address, and by the host name, because another site's host name
 * can resolve to this machine.
 */
function isNear(c: Context): boolean {
  const { incoming } = c.env as HttpBindings
  const near = LOOPBACK_ADDRESS.test(incoming.socket.remoteAddress ?? '')
  return near && LOOPBACK_HOST.test(c.req.header('Host') ?? '')
}

/**
 * Allows browsers on this machine, with mutations only from the simulator's own page: an origin includes the port, so
 * even the site is a different origin.
 */
export const ownPageOnly: MiddlewareHandler = async (c, next) => {
  const origin = c.req.header('Origin')
  const isOwn = c.req.method === 'GET' || origin === `http://${c.req.header('Host') ?? ''}`
  if (!isNear(c) || !isOwn) {
    return c.text('This page answers browsers of this machine only.', HTTP_FORBIDDEN)
  }
  await next()
}

/** Allows only programs on this machine, without an Origin header: browsers send one with every mutation. */
export const loopbackOnly: MiddlewareHandler = async (c, next) => {
  if (!isNear(c) || c.req.header('Origin') !== undefined) {
    return c.json(
      { message: 'The control API answers programs of this machine only.' },
      HTTP_FORBIDDEN
    )
  }
  await next()
}
