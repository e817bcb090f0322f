import * as fc from 'fast-check'
import type { ApiDocument } from '#app/core/openapi/document'
import type { Actor } from '#tests/openapi/fuzz/actors'
import { toInvalidHttp } from '#tests/openapi/fuzz/invalid_http'
import type { SentRequest } from '#tests/openapi/fuzz/send'
import { hostileValue, toArbitrary, type Schema } from '#tests/openapi/fuzz/values'
import { getQueryKeys, isChange, toUrl, type Call } from '#tests/openapi/support/calls'

/** A request as it is sent, before the credentials are added. */
export interface FuzzRequest extends SentRequest {
  call: Call
  actor: Actor
  /** Sent on a connection of its own instead of all of the above. */
  bytes?: Buffer
}

/** The call as it is meant to be made. */
export interface ProperCall {
  actor: Actor
  /** The value of the path parameter; several in their order. */
  id: Parameters<typeof toUrl>[1]
  query: string
  body: Record<string, unknown> | undefined
}

const JSON_TYPE = 'application/json'
const LONG = 8_000
const MANY = 1_000

/** In a path or a query: encodings that are malformed, doubled, overlong or of nothing. */
const HOSTILE_SEGMENTS = [
  '%',
  '%zz',
  '%00',
  '%0d%0aset-cookie:a=b',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%5c..%5c',
  '%252e%252e%252f',
  '%25',
  '%c0%af',
  '%c0%80',
  '%ed%a0%80',
  '%f4%90%80%80',
  '%ff%fe',
  '%e2%80%ae',
  '%f0%9f%91%a9',
  '%EF%BC%91',
  '0',
  '-1',
  '1e3',
  '0x10',
  '1.5',
  '9'.repeat(30),
  '2147483648',
  '9223372036854775808',
  'NaN',
  'null',
  '__proto__',
  'constructor',
  '.',
  '..',
  ';a=b',
  '*',
  '%20',
  '%2F',
  '%3F',
  '%23',
  "'",
  "1'%20OR%20'1'='1",
  'a'.repeat(LONG),
] as const

/** The target is replaced by these functions of a proper one. */
const TARGET_CHANGES: readonly ((target: string) => string)[] = [
  (target) => `/${target}`,
  (target) => `${target}/`,
  (target) => `/.${target}`,
  (target) => `/api/..${target}`,
  (target) => `/%61pi${target.slice('/api'.length)}`,
  (target) => target.toUpperCase(),
  (target) => `http://elsewhere.example${target}`,
  (target) => `http://[::1${target}`,
  (target) => `${target}?${'a=1&'.repeat(MANY)}`,
  (target) => `${target}?__proto__[x]=1&constructor[prototype][x]=1`,
  (target) => `${target}??&&==&=a`,
  (target) => `${target}#fragment`,
  (target) => `${target}%3Flimit=1`,
  (target) => `${target};jsessionid=1`,
  (target) => target.replace('/api/', '/api//'),
  (target) => target.replace('/api/', '/api/%2e%2e/api/'),
  () => '*',
  () => '//',
  () => '/..%2f..%2f..%2fetc%2fpasswd',
  () => '/.env',
  () => '/.git/config',
  () => '/api/__proto__',
]

const METHODS = [
  'GET',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'PROPFIND',
  'QUERY',
  'M-SEARCH',
  'PURGE',
]

const LONG_HEADER = 'x'.repeat(LONG)

const HOSTILE_HEADERS: readonly (readonly [string, string | string[]])[] = [
  ['accept', 'text/html'],
  ['accept', ';;;q=nonsense'],
  ['accept', LONG_HEADER],
  ['accept-encoding', 'br;q=0, gzip;q=nonsense, *;q=-1'],
  ['accept-encoding', 'identity;q=0'],
  ['accept-language', 'ro-RO;q=x,,,*'],
  ['if-none-match', '*'],
  ['if-none-match', 'W/'],
  ['if-none-match', '"'.repeat(MANY)],
  ['if-modified-since', 'Sun, 99 Nov 9999 99:99:99 GMT'],
  ['range', 'bytes=0-,-5,9999999999999999999-'],
  ['cookie', '__Host-sid='],
  ['cookie', '__Host-sid=%; language=%00; =; ;;'],
  ['cookie', `__Host-sid=${LONG_HEADER}`],
  ['cookie', Array.from({ length: 100 }, (_, at) => `c${at}=1`).join('; ')],
  ['host', 'elsewhere.example'],
  ['host', 'a:99999999'],
  ['host', ''],
  ['x-forwarded-for', '127.0.0.1, ::1, nonsense, '],
  ['x-forwarded-for', LONG_HEADER],
  ['x-forwarded-host', 'elsewhere.example'],
  ['x-forwarded-proto', 'javascript'],
  ['forwarded', 'for="[::1";host=;proto'],
  ['x-real-ip', "1' OR 1=1"],
  ['x-request-id', '"><script>'],
  ['x-http-method-override', 'DELETE'],
  ['authorization', ''],
  ['authorization', 'Bearer'],
  ['authorization', 'Bearer botanica_%.%'],
  ['authorization', 'Bearer botanica_OTk5OTk5OTk5OTk5OTk5OTk5OTk5OTk.eA'],
  ['authorization', 'Basic Zm9vOmJhcg=='],
  ['authorization', `Bearer ${LONG_HEADER}`],
  ['origin', 'null'],
  ['origin', 'https://elsewhere.example'],
  ['sec-fetch-site', 'cross-site'],
  ['referer', 'javascript:alert(1)'],
  ['idempotency-key', 'the same key'],
  ['idempotency-key', 'x'.repeat(256)],
  ['idempotency-key', ' '],
  ['last-event-id', '-1'],
  ['last-event-id', '9'.repeat(40)],
  ['content-type', 'text/plain'],
  ['content-type', 'application/json; charset=utf-16'],
  ['content-type', 'application/json; charset="'],
  ['content-type', 'multipart/form-data; boundary=a'],
  ['content-type', 'application/x-www-form-urlencoded'],
  ['content-type', 'application/vnd.api+json'],
  ['content-type', ''],
  ['content-encoding', 'gzip'],
  ['content-encoding', 'br'],
  ['content-encoding', 'gzip, gzip'],
  ['content-encoding', 'zstd'],
  ['user-agent', LONG_HEADER],
  ['user-agent', '\u0080ÿ'],
  ['x-many', Array.from({ length: 200 }, () => 'a')],
]

/** Bodies that are not the JSON of an object, or one that parsers read differently. */
const HOSTILE_BODIES: readonly (string | Buffer)[] = [
  '',
  '{',
  '[',
  'null',
  '1',
  '"text"',
  '[]',
  '[{}]',
  '{}',
  '{}{}',
  '{"a":1,}',
  "{'a':1}",
  '{"a":01}',
  '{"a":NaN}',
  '{"a":1e400}',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  '{"limit":1,"limit":2}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"toString":1,"hasOwnProperty":1,"valueOf":null}',
  '\ufeff{}',
  '{"a":"'.padEnd(MANY, 'x'),
  `${'['.repeat(20_000)}`,
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  `{"a":"${'x'.repeat(200_000)}"}`,
  `{${Array.from({ length: 5_000 }, (_, at) => `"k${at}":1`).join(',')}}`,
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from([0xed, 0xa0, 0x80]),
  Buffer.from([0x1f, 0x8b, 0x08, 0x00]),
  Buffer.from('{"a":1}', 'utf16le'),
]

interface Subjects {
  document: ApiDocument
  /** The actors, and how the call is meant to be made. */
  actors: readonly Actor[]
  proper: ProperCall
  /** Ids of rows of all kinds. */
  ids: readonly string[]
}

/**
 * Returns a generator of requests of an operation: valid ones, ones with one wrong value, and hostile ones. Half of
 * them are made by the member who may, so that they get past the first checks.
 */
export function toRequests(call: Call, subjects: Subjects): fc.Arbitrary<FuzzRequest> {
  const { proper, actors } = subjects
  const actor = fc.oneof(fc.constant(proper.actor), fc.constantFrom(...actors))
  const target = toTargets(call, subjects)
  const body = isChange(call) ? toBodies(call, subjects) : fc.constant(undefined)
  const plain = fc.record({ actor, target, body }).map((parts) => toRequest(call, parts))
  const changed = <Change>(
    changes: readonly Change[],
    change: (request: FuzzRequest, to: Change) => FuzzRequest
  ) => fc.tuple(plain, fc.constantFrom(...changes)).map(([request, to]) => change(request, to))
  const invalid = plain.chain((request) =>
    fc
      .constantFrom(...toInvalidHttp(request.target))
      .map((bytes) => Object.assign({}, request, { bytes }))
  )
  return fc.oneof(
    { weight: 10, arbitrary: plain },
    { weight: 2, arbitrary: changed(HOSTILE_HEADERS, withHeader) },
    { weight: 1, arbitrary: changed(METHODS, withMethod) },
    { weight: 1, arbitrary: changed(TARGET_CHANGES, withTarget) },
    { weight: 1, arbitrary: invalid },
    { weight: isChange(call) ? 2 : 1, arbitrary: changed(HOSTILE_BODIES, withBody) }
  )
}

interface PlainRequest {
  actor: Actor
  target: string
  body: string | undefined
}

function toRequest(call: Call, { body, ...rest }: PlainRequest): FuzzRequest {
  const request = { ...rest, call, method: call.method }
  if (body === undefined) return { ...request, headers: {} }
  return { ...request, headers: { 'content-type': JSON_TYPE }, body }
}

function withHeader(request: FuzzRequest, [name, value]: (typeof HOSTILE_HEADERS)[number]) {
  return { ...request, headers: { ...request.headers, [name]: value } }
}

const withMethod = (request: FuzzRequest, method: string) => ({ ...request, method })

function withTarget(request: FuzzRequest, change: (typeof TARGET_CHANGES)[number]) {
  return { ...request, target: change(request.target) }
}

function withBody(request: FuzzRequest, body: string | Buffer) {
  return { ...request, headers: { ...request.headers, 'content-type': JSON_TYPE }, body }
}

function toTargets(call: Call, { proper, ids, document }: Subjects) {
  const id = fc.oneof(
    { weight: 6, arbitrary: fc.constant(proper.id) },
    { weight: 2, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_SEGMENTS) }
  )
  const queries = toQueries(call, document)
  return fc
    .tuple(id, fc.oneof(fc.constant(proper.query), queries))
    .map(([value, query]) => toUrl(call, value) + query)
}

/** Encodes a value as it would be in a query; anything but a text as JSON. */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return encodeURIComponent(text.toWellFormed())
}

/** Queries with known keys: valid, hostile, repeated, and as lists and objects. */
function toQueries(call: Call, document: ApiDocument): fc.Arbitrary<string> {
  const parameters = (call.operation.parameters ?? []) as { name: string; schema?: Schema }[]
  const keys = getQueryKeys(call)
  if (keys.length === 0) return fc.constantFrom('', '?', '?unknown=1')
  const pairs = keys.map((key) => {
    const schema = parameters.find(({ name }) => name === key)?.schema ?? {}
    return fc.oneof(
      {
        weight: 6,
        arbitrary: toArbitrary(schema, document).map((value) => `${key}=${encoded(value)}`),
      },
      {
        weight: 2,
        arbitrary: fc.constantFrom(...HOSTILE_SEGMENTS).map((text) => `${key}=${text}`),
      },
      {
        weight: 2,
        arbitrary: hostileValue().map((value) => `${key}=${encoded(value).slice(0, LONG)}`),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom(`${key}[]=1`, `${key}[a][b]=1`, `${key}=1&${key}=2`, key),
      }
    )
  })
  return fc
    .oneof(
      fc.oneof(...pairs).map((pair) => [pair]),
      fc.tuple(...pairs)
    )
    .map((chosen) => `?${chosen.join('&')}`)
}

/** Bodies that match the schema, and ones that do not in one field. */
function toBodies(call: Call, { proper, document }: Subjects): fc.Arbitrary<string | undefined> {
  const content = call.operation.requestBody?.content as
    Record<string, { schema: Schema }> | undefined
  const schema = content?.[JSON_TYPE]?.schema
  if (!schema) return fc.constantFrom(undefined, '{}')
  const asMeant = fc.constant(proper.body ?? {})
  const valid = toArbitrary(schema, document) as fc.Arbitrary<Record<string, unknown>>
  const mixed = fc
    .tuple(asMeant, valid)
    .map(([meant, generated]) => Object.assign({}, generated, meant))
  const either = fc.oneof(asMeant, valid, mixed)
  const names = Object.keys(schema.properties ?? {})
  if (names.length === 0) return either.map((body) => JSON.stringify(body))
  const oneWrong = fc
    .tuple(either, fc.constantFrom(...names, 'unknownField'), hostileValue())
    .map(([body, name, value]) => Object.assign({}, body, { [name]: value }))
  const oneOther = fc
    .tuple(asMeant, fc.constantFrom(...names), valid)
    .map(([body, name, generated]) => Object.assign({}, body, { [name]: generated[name] }))
  return fc.oneof(either, oneWrong, oneOther).map((body) => JSON.stringify(body))
}
