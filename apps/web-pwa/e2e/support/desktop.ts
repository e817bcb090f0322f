import { createHash, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

const HOST = '127.0.0.1'
const PATH = '/cb'
const LISTENING_MS = 30_000

/** What a desktop client does to be signed in, without its windows. */
export interface DesktopClient {
  /** The page that it opens in the system's browser. */
  path: string
  /** What the browser brings. */
  answer: Promise<URLSearchParams>
  /** Turns a code into a token. */
  redeem: (code: string) => Promise<Response>
  close: () => Promise<void>
}

function comingBack(server: Server) {
  return new Promise<URLSearchParams>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('No browser has come back.')), LISTENING_MS)
    server.on('request', (request, response) => {
      const { pathname, searchParams } = new URL(request.url!, `http://${HOST}`)
      const isMeant = pathname === PATH
      response.writeHead(isMeant ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
      response.end(
        isMeant
          ? '<!doctype html><link rel="icon" href="data:,"><title>Done</title><h1>Back at the desk</h1>'
          : ''
      )
      if (!isMeant) return
      clearTimeout(late)
      resolve(searchParams)
    })
  })
}

/** @param siteUrl where it is to be signed in */
export async function newDesktopClient(siteUrl: string, device: string): Promise<DesktopClient> {
  const state = randomBytes(16).toString('base64url')
  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const server = createServer().listen(0, HOST)
  const answer = comingBack(server)
  // Who does not wait for it need not hear that nobody came.
  answer.catch(() => {})
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    path: `/desktop-sign-in?${new URLSearchParams({ port: String(port), state, challenge, device })}`,
    answer,
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
