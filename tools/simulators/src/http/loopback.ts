import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { HTTP_FORBIDDEN } from './status.ts'

const LOOPBACK_ADDRESS = /^(?:127\.|::1$|::ffff:127\.)/
const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/** Whether it comes from this machine: by address, and by the name that was used (a page elsewhere may have one that points here). */
function isNear(c: Context): boolean {
  const { incoming } = c.env as HttpBindings
  const near = LOOPBACK_ADDRESS.test(incoming.socket.remoteAddress ?? '')
  return near && LOOPBACK_HOST.test(c.req.header('Host') ?? '')
}

/**
 * Lets in browsers of this machine, and what they send only from the simulator's own page: the port of an origin is part of
 * it, so the site itself is a stranger here.
 */
export const ownPageOnly: MiddlewareHandler = async (c, next) => {
  const origin = c.req.header('Origin')
  const isOwn = c.req.method === 'GET' || origin === `http://${c.req.header('Host') ?? ''}`
  if (!isNear(c) || !isOwn) {
    return c.text('This page answers browsers of this machine only.', HTTP_FORBIDDEN)
  }
  await next()
}

/**
 * Lets in only programs of this machine, without an origin: browsers send one with every mutation.
 */
export const loopbackOnly: MiddlewareHandler = async (c, next) => {
  if (!isNear(c) || c.req.header('Origin') !== undefined) {
    return c.json(
      { message: 'The control API answers programs of this machine only.' },
      HTTP_FORBIDDEN
    )
  }
  await next()
}
