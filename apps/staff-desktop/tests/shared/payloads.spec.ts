import { describe, expect, test } from 'vitest'
import { REQUESTS, type ApiCall } from '../../src/shared/bridge.ts'
import { MAX_PAYLOAD_BYTES, parsePayload } from '../../src/shared/payloads.ts'
import { DEFAULT_SETTINGS } from '../../src/shared/settings.ts'

const sound: ApiCall = {
  id: 'a-1',
  route: 'staff_bots.show',
  params: { id: '17' },
  query: [['limit', '20']],
  body: null,
  idempotencyKey: null,
}

const SOUND = {
  call: sound,
  cancelCall: 'a-1',
  follow: ['bots', 'staff:bots', 'bot:17', 'person:200000000000000008'],
  changeSettings: DEFAULT_SETTINGS,
} as const
const requests = Object.keys(REQUESTS) as (keyof typeof REQUESTS)[]
const soundOf = (request: keyof typeof REQUESTS): unknown =>
  request in SOUND ? SOUND[request as keyof typeof SOUND] : undefined

describe('a payload from the renderer', () => {
  test.each(requests)('%s takes what is meant for it', (request) => {
    expect(parsePayload(request, soundOf(request))).toEqual({ payload: soundOf(request) })
  })

  test.each(requests)('%s takes nothing else', (request) => {
    const others = [null, 7, true, { url: 'https://evil.example' }, [['a']], 'https://evil.example']
    for (const other of others) expect(parsePayload(request, other)).toBeNull()
  })

  test.each([
    ['an unknown key', { ...sound, url: 'https://evil.example' }],
    ['headers', { ...sound, headers: { authorization: 'x' } }],
    ['a missing key', { id: 'a', route: 'overview.show' }],
    ['a path as a route', { ...sound, route: '/api/user' }],
    ['an address as a route', { ...sound, route: 'https://evil.example' }],
    ['a parameter that is no text', { ...sound, params: { id: 17 } }],
    ['a key with a line break', { ...sound, idempotencyKey: 'a\r\nX-Evil: 1' }],
    ['a query name with an equals sign', { ...sound, query: [['a=b', 'c']] }],
    ['a longer pair', { ...sound, query: [['a', 'b', 'c']] }],
    [
      'more parameters than any route has',
      { ...sound, params: { a: '', b: '', c: '', d: '', e: '' } },
    ],
  ])('a call with %s is refused', (_what, given) => {
    expect(parsePayload('call', given)).toBeNull()
  })

  test.each([
    ['an unknown setting', { fontSize: 3 }],
    ['an unknown theme', { theme: 'pink' }],
    ['an hour that is none', { quietHours: { on: true, from: '24:00', to: '07:00' } }],
    ['half of the kinds', { notify: { pendingBots: true } }],
  ])('settings with %s are refused', (_what, given) => {
    expect(parsePayload('changeSettings', given)).toBeNull()
  })

  test.each([
    ['a line break', ['bots\nfoo']],
    ['a comma', ['bots,me']],
    ['too many', Array.from({ length: 101 }, (_, at) => `bot:${at}`)],
    ['one that is too long', [`bot:${'1'.repeat(64)}`]],
  ])('topics with %s are refused', (_what, given) => {
    expect(parsePayload('follow', given)).toBeNull()
  })

  test('64 kB are the most', () => {
    const empty = JSON.stringify({ ...sound, body: '' }).length
    const of = (bytes: number) => ({ ...sound, body: 'ă'.repeat(bytes / 2) })
    expect(parsePayload('call', of(MAX_PAYLOAD_BYTES - empty - 1))).not.toBeNull()
    expect(parsePayload('call', of(MAX_PAYLOAD_BYTES - empty + 2))).toBeNull()
  })
})
