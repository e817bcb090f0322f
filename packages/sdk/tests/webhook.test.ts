import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import { verifyWebhook, WebhookVerificationError } from '../src/index.ts'
import { MINUTE_MS, SECOND_MS } from '../src/time.ts'

const SECRET = `whsec_${btoa('a secret of thirty-two characters')}`
const OTHER_SECRET = `whsec_${btoa('another one, as long as the first')}`
const ID = 'msg_1'
const BODY = JSON.stringify({ type: 'vote.created', text: 'șț „quoted”' })

/** The headers of a webhook as the reference library signs it. */
function sign({ secret = SECRET, at = new Date(), body = BODY } = {}) {
  return {
    'webhook-id': ID,
    'webhook-timestamp': String(Math.floor(at.getTime() / SECOND_MS)),
    'webhook-signature': new Webhook(secret).sign(ID, at, body),
  }
}

describe('verifyWebhook', () => {
  test.each([
    ['a string', BODY],
    ['bytes', new TextEncoder().encode(BODY)],
  ])('returns the event of a signed webhook, from %s', async (_, body) => {
    const event = await verifyWebhook({ body, headers: sign(), secret: SECRET })
    expect(event).toEqual(JSON.parse(BODY))
  })

  test('reads the headers of fetch', async () => {
    const headers = new Headers(sign())
    await expect(verifyWebhook({ body: BODY, headers, secret: SECRET })).resolves.toBeDefined()
  })

  test('accepts one of several signatures, while a secret is replaced', async () => {
    const headers = sign()
    const other = sign({ secret: OTHER_SECRET })['webhook-signature']
    headers['webhook-signature'] = `v1a,AAAA ${other} ${headers['webhook-signature']}`
    await expect(verifyWebhook({ body: BODY, headers, secret: SECRET })).resolves.toBeDefined()
  })

  test.each([
    ['another body', { body: `${BODY} ` }],
    ['another secret', { secret: OTHER_SECRET }],
    ['a secret that is no Base64', { secret: 'whsec_%' }],
    ['another id', { headers: { ...sign(), 'webhook-id': 'msg_2' } }],
    ['another time', { headers: { ...sign(), 'webhook-timestamp': '1' } }],
    ['a time that is no number', { headers: { ...sign(), 'webhook-timestamp': 'now' } }],
    ['an unknown version', { headers: { ...sign(), 'webhook-signature': 'v2,AAAA' } }],
    ['no signature', { headers: { ...sign(), 'webhook-signature': undefined } }],
    ['an age of six minutes', { headers: sign({ at: new Date(Date.now() - 6 * MINUTE_MS) }) }],
    ['a time in six minutes', { headers: sign({ at: new Date(Date.now() + 6 * MINUTE_MS) }) }],
  ])('rejects %s', async (_, changes) => {
    const webhook = { body: BODY, headers: sign(), secret: SECRET, ...changes }
    await expect(verifyWebhook(webhook)).rejects.toThrow(WebhookVerificationError)
  })
})
