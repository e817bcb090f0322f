import { describe, expect, test } from 'vitest'
import { REQUESTS, type ApiCall } from '../../src/shared/bridge.ts'
import { MAX_PAYLOAD_BYTES, parsePayload } from '../../src/shared/payloads.ts'
import { DEFAULT_SETTINGS } from '../../src/shared/settings.ts'

const validCall: ApiCall = {
  id: 'a-1',
  route: 'staff_bots.show',
  params: { id: '17' },
  query: [['limit', '20']],
  body: null,
  idempotencyKey: null,
}

const VALID = {
  call: validCall,
  cancelCall: 'a-1',
  follow: ['bots', 'staff:bots', 'bot:17', 'person:200000000000000008'],
  changeSettings: DEFAULT_SETTINGS,
  copyId: '300000000000000007',
} as const
const requests = Object.keys(REQUESTS) as (keyof typeof REQUESTS)[]
const getValidPayload = (request: keyof typeof REQUESTS): unknown =>
  request in VALID ? VALID[request as keyof typeof VALID] : undefined

describe('A payload from the renderer', () => {
  test.each(requests)('%s accepts a valid payload', (request) => {
    expect(parsePayload(request, getValidPayload(request))).toEqual({
      payload: getValidPayload(request),
    })
  })

  test.each(requests)('%s accepts nothing else', (request) => {
    const others = [null, 7, true, { url: 'https://evil.example' }, [['a']], 'https://evil.example']
    for (const other of others) expect(parsePayload(request, other)).toBeNull()
  })

  test.each([
    ['an unknown key', { ...validCall, url: 'https://evil.example' }],
    ['headers', { ...validCall, headers: { authorization: 'x' } }],
    ['a missing key', { id: 'a', route: 'overview.show' }],
    ['a path as a route', { ...validCall, route: '/api/user' }],
    ['an address as a route', { ...validCall, route: 'https://evil.example' }],
    ['a parameter that is no text', { ...validCall, params: { id: 17 } }],
    ['a key with a line break', { ...validCall, idempotencyKey: 'a\r\nX-Evil: 1' }],
    ['a query name with an equals sign', { ...validCall, query: [['a=b', 'c']] }],
    ['a longer pair', { ...validCall, query: [['a', 'b', 'c']] }],
    [
      'more parameters than any route has',
      { ...validCall, params: { a: '', b: '', c: '', d: '', e: '' } },
    ],
  ])('rejects a call with %s', (_what, given) => {
    expect(parsePayload('call', given)).toBeNull()
  })

  test.each([
    ['an unknown setting', { fontSize: 3 }],
    ['an unknown theme', { theme: 'pink' }],
    ['an hour that is none', { quietHours: { on: true, from: '24:00', to: '07:00' } }],
    ['half of the kinds', { notify: { pendingBots: true } }],
  ])('rejects settings with %s', (_what, given) => {
    expect(parsePayload('changeSettings', given)).toBeNull()
  })

  test.each([
    ['a line break', ['bots\nfoo']],
    ['a comma', ['bots,me']],
    ['too many', Array.from({ length: 101 }, (_, at) => `bot:${at}`)],
    ['one that is too long', [`bot:${'1'.repeat(64)}`]],
  ])('rejects topics with %s', (_what, given) => {
    expect(parsePayload('follow', given)).toBeNull()
  })

  test('has at most 64 kB', () => {
    const empty = JSON.stringify({ ...validCall, body: '' }).length
    const of = (bytes: number) => ({ ...validCall, body: 'ă'.repeat(bytes / 2) })
    expect(parsePayload('call', of(MAX_PAYLOAD_BYTES - empty - 1))).not.toBeNull()
    expect(parsePayload('call', of(MAX_PAYLOAD_BYTES - empty + 2))).toBeNull()
  })
})
