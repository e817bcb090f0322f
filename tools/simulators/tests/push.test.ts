import { createECDH, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import webPush from 'web-push'
import { decrypt } from '../src/push/encryption.ts'
import { startPushSimulator, type PushSimulator, type SimulatedSubscription } from '../src/index.ts'

const CONTACT = 'mailto:gardeners@botanica.example'
const keys = webPush.generateVAPIDKeys()
const strangers = webPush.generateVAPIDKeys()

let push: PushSimulator
beforeAll(async () => {
  push = await startPushSimulator({ port: 0 })
})
beforeEach(() => push.control.reset())
afterAll(() => push.close())

interface Sent {
  vapid?: { publicKey: string; privateKey: string }
  headers?: Record<string, string>
  /** Changes the authorization. */
  forge?: (authorization: string) => string
}

/** Sends a message as an application server does, with the library that the product uses. */
async function send(to: SimulatedSubscription, text: string, options: Sent = {}) {
  const { vapid = keys, headers = {}, forge = (same) => same } = options
  const request = webPush.generateRequestDetails(to, text, {
    vapidDetails: { subject: CONTACT, ...vapid },
    TTL: 60,
    topic: 'n1',
    urgency: 'normal',
  })
  const authorization = forge(String(request.headers.Authorization))
  const { status } = await fetch(request.endpoint, {
    method: 'POST',
    headers: { ...request.headers, Authorization: authorization, ...headers } as HeadersInit,
    body: new Uint8Array(request.body),
  })
  return status
}

/** The same authorization with changed claims, and so with an invalid signature. */
function withClaim(claim: object) {
  return (authorization: string) =>
    authorization.replace(/\.([\w-]+)\./, (_, body: string) => {
      const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object
      const forged = JSON.stringify({ ...claims, ...claim })
      return `.${Buffer.from(forged).toString('base64url')}.`
    })
}

describe('the push service', () => {
  test('decrypts what the sender has encrypted, and reports how it was sent', async () => {
    const one = push.control.subscribe(keys.publicKey)
    const other = push.control.subscribe(keys.publicKey)
    expect(await send(one, 'Ferigă a fost aprobat')).toBe(201)
    expect(push.control.messages(one.endpoint)).toMatchObject([
      { text: 'Ferigă a fost aprobat', ttl: 60, topic: 'n1', urgency: 'normal' },
    ])
    expect(push.control.messages(other.endpoint)).toEqual([])
  })

  test('decrypts for a browser whose private key begins with zeros', () => {
    const ecdh = createECDH('prime256v1')
    ecdh.setPrivateKey(Buffer.concat([Buffer.alloc(2), randomBytes(30)]))
    const auth = randomBytes(16)
    const publicKeys = {
      p256dh: ecdh.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    }
    const to = { endpoint: `${push.url}/push/1`, keys: publicKeys }
    const { body } = webPush.generateRequestDetails(to, 'Hello')
    expect(decrypt(body!, { ecdh, auth, publicKeys })).toBe('Hello')
  })

  test.each<[string, Sent, number]>([
    ['another key than it was subscribed with', { vapid: strangers }, 403],
    ['no authorization', { forge: () => '' }, 403],
    ['claims that are not signed', { forge: withClaim({ sub: 'mailto:other@x.example' }) }, 403],
    ['no TTL', { headers: { TTL: 'long' } }, 400],
    ['another encoding', { headers: { 'Content-Encoding': 'aesgcm' } }, 400],
    ['a topic that is none', { headers: { Topic: 'a b' } }, 400],
  ])('rejects %s', async (_, options, status) => {
    const one = push.control.subscribe(keys.publicKey)
    expect(await send(one, 'Hello', options)).toBe(status)
    expect(push.control.messages()).toEqual([])
  })

  test('rejects what was signed for another service, or is encrypted for another browser', async () => {
    const one = push.control.subscribe(keys.publicKey)
    const elsewhere = await startPushSimulator({ port: 0 })
    const foreign = elsewhere.control.subscribe(keys.publicKey)
    await elsewhere.close()
    const signed = webPush.generateRequestDetails(foreign, 'Hello', {
      vapidDetails: { subject: CONTACT, ...keys },
    })
    const forge = () => String(signed.headers.Authorization)
    expect(await send(one, 'Hello', { forge })).toBe(403)
    expect(await send({ ...one, keys: foreign.keys }, 'Hello')).toBe(400)
    expect(push.control.messages()).toEqual([])
  })

  test('has no ended subscriptions, and fails on request', async () => {
    const one = push.control.subscribe(keys.publicKey)
    expect(await send({ ...one, endpoint: `${push.url}/push/nobody` }, 'Hello')).toBe(404)
    push.control.addFault({ kind: 'rate_limited', prefix: '/push', retryAfterSeconds: 7, times: 1 })
    expect(await send(one, 'Hello')).toBe(429)
    push.control.addFault({ kind: 'server_error', prefix: '/push', status: 502, times: 1 })
    expect(await send(one, 'Hello')).toBe(502)
    expect(push.control.expire(one.endpoint)).toBe(true)
    expect(await send(one, 'Hello')).toBe(410)
    expect(push.control.expire('http://localhost:1/push/nobody')).toBe(false)
  })
})

const control = (method: string, path: string, body?: object, headers = {}) =>
  fetch(`${push.url}/control${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
  })

describe('its control API and its page', () => {
  test('a program subscribes, reads and unsubscribes over HTTP, a page cannot', async () => {
    const applicationServerKey = keys.publicKey
    const made = await control('POST', '/subscriptions', { applicationServerKey })
    const one = (await made.json()) as SimulatedSubscription
    expect(await send(one, 'Hello')).toBe(201)
    const address = `/messages?endpoint=${encodeURIComponent(one.endpoint)}`
    expect(await (await control('GET', address)).json()).toMatchObject([{ text: 'Hello' }])
    const { endpoint } = one
    expect((await control('POST', '/subscriptions/expire', { endpoint })).status).toBe(200)
    expect(await send(one, 'Hello')).toBe(410)
    const foreign = { Origin: 'http://localhost:3333' }
    expect((await control('GET', '/messages', undefined, foreign)).status).toBe(403)
    expect((await control('POST', '/subscriptions', {})).status).toBe(400)
  })

  test('a tester sees messages, ends a subscription, and makes sending fail', async () => {
    const one = push.control.subscribe(keys.publicKey)
    await send(one, '<b>Hello</b>')
    const page = await fetch(push.url)
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(await page.text()).toContain('&lt;b&gt;Hello&lt;/b&gt;')
    const act = (path: string, fields: Record<string, string>, origin = push.url) =>
      fetch(`${push.url}/page${path}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(fields),
        headers: { Origin: origin },
      })
    const failure = { place: 'push', way: 'down', seconds: '1', times: '1' }
    expect((await act('/failures', failure)).status).toBe(303)
    expect(await send(one, 'Hello')).toBe(503)
    expect((await act('/end', { id: one.endpoint.split('/').at(-1)! })).status).toBe(303)
    expect(await send(one, 'Hello')).toBe(410)
    expect((await act('/end', { id: 'nobody' })).status).toBe(422)
    expect((await act('/reset', {}, 'http://localhost:3333')).status).toBe(403)
  })
})
