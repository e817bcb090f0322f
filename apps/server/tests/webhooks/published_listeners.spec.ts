import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { Webhook } from '@top-gg/sdk'
import { makeBot } from '#database/factories/index'
import { useBuilders } from '#tests/directory/support/builders'
import {
  deliveriesTo,
  eventuallySent,
  makeWebhook,
  recordVote,
} from '#tests/webhooks/support/webhooks'
import { finishSending } from '#app/webhooks/sending/webhook_sender'
import type { WebhookFormat } from '#app/webhooks/rules'

interface Vote extends Record<string, unknown> {
  query?: unknown
}

/** What the packages use of Express. */
type Handler = (request: object, response: object, next: () => void) => unknown

// These packages are CommonJS without types of what is used here.
const require = createRequire(import.meta.url)
const DBLWebhook = require('dblapi.js/src/webhook.js') as new (
  port: null,
  path: string,
  secret: string,
  server: object
) => { on(event: 'vote', listener: (vote: Vote) => void): void }
const { upvoteListener } = require('discordbotlist') as {
  upvoteListener(secret: string, listener: (vote: Vote) => void): Handler
}

/** Serves a handler of Express, with the body parsed as `express.json()` does if wanted. */
function toListener(handler: Handler, { parsesBody = false } = {}): RequestListener {
  return async (incoming: IncomingMessage, response) => {
    const body = parsesBody ? { body: JSON.parse(await text(incoming)) as object } : {}
    const request = Object.assign(incoming, body, {
      header: (name: string) => incoming.headers[name.toLowerCase()],
    })
    const status = (code: number) => Object.assign(response, { statusCode: code })
    await handler(
      request,
      Object.assign(response, {
        status,
        sendStatus: (code: number) => status(code).end(),
        json: (value: unknown) => response.end(JSON.stringify(value)),
      }),
      () => {}
    )
  }
}

test.group('The listeners that bots use', (group) => {
  const { builder } = useBuilders(group)
  group.each.setup(() => finishSending)

  /** Sends a vote to a listener. @returns the vote and what the log says of it */
  async function sendVote(
    format: WebhookFormat,
    listen: (server: ReturnType<typeof createServer>, secret: string) => void,
    cleanup: (end: () => Promise<void>) => void
  ) {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    cleanup(async () => {
      server.closeAllConnections()
      await promisify(server.close.bind(server))()
    })
    const { member } = await builder()
    const bot = await makeBot({ userId: member.id })
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/dblwebhook`
    const { id, secret } = await makeWebhook({ botId: bot.id, createdBy: member.id, url, format })
    listen(server, secret!)
    const { voterId } = await recordVote(bot.id)
    await eventuallySent(async () => (await deliveriesTo(id)).length > 0)
    const [{ status }] = await deliveriesTo(id)
    return { bot, voterId, status }
  }

  test('of @top-gg/sdk accepts votes', async ({ assert, cleanup }) => {
    const votes: Vote[] = []
    const sent = await sendVote(
      'topgg_v0',
      (server, secret) => {
        const handler = new Webhook(secret).listener((vote) => {
          votes.push(vote as unknown as Vote)
        })
        server.on('request', toListener(handler as unknown as Handler))
      },
      cleanup
    )
    assert.equal(sent.status, 204)
    assert.deepEqual(votes, [
      {
        bot: sent.bot.discordBotId,
        user: sent.voterId,
        type: 'upvote',
        isWeekend: false,
        query: { from: 'docs' },
      },
    ])
  })

  test('of dblapi.js accepts votes', async ({ assert, cleanup }) => {
    const votes: Vote[] = []
    const sent = await sendVote(
      'topgg_v0',
      (server, secret) => {
        new DBLWebhook(null, '/dblwebhook', secret, server).on('vote', (vote) => votes.push(vote))
      },
      cleanup
    )
    assert.equal(sent.status, 200)
    assert.containsSubset(votes, [{ user: sent.voterId, type: 'upvote', isWeekend: false }])
  })

  test('of discordbotlist accepts votes', async ({ assert, cleanup }) => {
    const votes: Vote[] = []
    const sent = await sendVote(
      'discordbotlist',
      (server, secret) => {
        const handler = upvoteListener(secret, (vote) => votes.push(vote))
        server.on('request', toListener(handler, { parsesBody: true }))
      },
      cleanup
    )
    assert.equal(sent.status, 200)
    assert.containsSubset(votes, [{ id: sent.voterId, admin: false }])
  })
})
