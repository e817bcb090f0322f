import { createPublicKey, verify } from 'node:crypto'
import { HOUR_SECONDS, SECOND_MS } from '@botanica/demo-world'

const SCHEME = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/
/** The length of an uncompressed elliptic curve point: a prefix byte and two coordinates. */
const POINT_LENGTH = 65
const COORDINATE_LENGTH = 32
/** RFC 8292 section 2: at most 24 hours in the future. */
const LONGEST_SECONDS = 24 * HOUR_SECONDS
const CONTACT = /^(?:mailto:.+@.+|https:\/\/.+)$/

interface Claims {
  readonly aud?: unknown
  readonly exp?: unknown
  readonly sub?: unknown
}

function parsePublicKey(point: string) {
  const bytes = Buffer.from(point, 'base64url')
  if (bytes.length !== POINT_LENGTH) return undefined
  const x = bytes.subarray(1, 1 + COORDINATE_LENGTH).toString('base64url')
  const y = bytes.subarray(1 + COORDINATE_LENGTH).toString('base64url')
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
}

function parse(part: string): unknown {
  return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
}

interface Expected {
  /** This service's own origin. */
  readonly audience: string
  /** The key that the subscription was created for. */
  readonly applicationServerKey: string
  /** Milliseconds since the epoch. */
  readonly now: number
}

/**
 * Validates a sender's VAPID authorization (RFC 8292).
 * @returns the problem, or undefined
 */
export function findVapidError(authorization: string | undefined, expected: Expected) {
  const [, header, body, signature, key] = SCHEME.exec(authorization ?? '') ?? []
  if (!header || !body || !signature || !key) return 'There is no vapid authorization.'
  if (key !== expected.applicationServerKey) return 'The key is not the one subscribed with.'
  const publicKey = parsePublicKey(key)
  if (!publicKey) return 'The key is no point.'
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url')
  )
  if (!isSigned) return 'The signature is wrong.'
  if ((parse(header) as { alg?: unknown }).alg !== 'ES256') return 'The algorithm is not ES256.'
  const { aud, exp, sub } = parse(body) as Claims
  if (aud !== expected.audience) return `The audience is ${String(aud)}.`
  const left = Number(exp) - expected.now / SECOND_MS
  if (!(left > 0 && left <= LONGEST_SECONDS)) return 'It has expired, or lasts too long.'
  if (!CONTACT.test(String(sub))) return 'It names no contact.'
  return undefined
}
