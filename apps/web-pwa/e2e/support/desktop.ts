import { createHash, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { TIMEOUTS } from '@botanica/testkit/timeouts'

const HOST = '127.0.0.1'
const PATH = '/cb'

/** The sign-in of a desktop client, without its windows. */
export interface DesktopClient {
  /** The path that the client opens in the system's browser. */
  path: string
  /** The query parameters of the browser's request to the client's loopback server. */
  callbackParams: Promise<URLSearchParams>
  /** Exchanges a code for a token. */
  redeem: (code: string) => Promise<Response>
  close: () => Promise<void>
}

function waitForCallback(server: Server) {
  return new Promise<URLSearchParams>((resolve, reject) => {
    const timeout = setTimeout(
      () => reject(new Error('No browser opened the callback URL.')),
      TIMEOUTS.test
    )
    server.on('request', (request, response) => {
      const { pathname, searchParams } = new URL(request.url!, `http://${HOST}`)
      const isCallback = pathname === PATH
      response.writeHead(isCallback ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
      response.end(
        isCallback
          ? '<!doctype html><link rel="icon" href="data:,"><title>Done</title><h1>Back at the desk</h1>'
          : ''
      )
      if (!isCallback) return
      clearTimeout(timeout)
      resolve(searchParams)
    })
  })
}

/** @param siteUrl the site to sign in to */
export async function createDesktopClient(siteUrl: string, device: string): Promise<DesktopClient> {
  const state = randomBytes(16).toString('base64url')
  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const server = createServer().listen(0, HOST)
  const answer = waitForCallback(server)
  // A test that does not wait for the callback must not fail on its timeout.
  answer.catch(() => {})
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    path: `/desktop-sign-in?${new URLSearchParams({ port: String(port), state, challenge, device })}`,
    callbackParams: answer,
    redeem: (code) =>
      fetch(new URL('/api/desktop/tokens', siteUrl), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ code, state, verifier }),
      }),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
