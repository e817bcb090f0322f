import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'

/** Announces the whole body, sends half of it, and closes the connection. */
export function sendTruncated(c: Context, body: string, contentType: string): Response {
  const { outgoing } = c.env as HttpBindings
  const bytes = Buffer.from(body)
  outgoing.writeHead(200, { 'Content-Type': contentType, 'Content-Length': bytes.length })
  outgoing.write(bytes.subarray(0, bytes.length / 2), () => outgoing.destroy())
  return RESPONSE_ALREADY_SENT
}

/** Closes the connection without a response. */
export function dropConnection(c: Context): Response {
  const { outgoing } = c.env as HttpBindings
  outgoing.destroy()
  return RESPONSE_ALREADY_SENT
}

/** Responds 200 with a page of somebody else. */
export function sendForeignPage(c: Context): Response {
  return c.html('<!doctype html><title>Sign in to the network</title>') as Response
}
