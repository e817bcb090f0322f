import { WebhookVerificationError } from './errors.ts'
import { SECOND_MS } from './time.ts'

/** How much the times of sender and receiver may differ. */
const TOLERANCE_SECONDS = 300
const SECRET_PREFIX = 'whsec_'
/** The version of the signature: HMAC with SHA-256. */
const SIGNATURE_VERSION = 'v1'
const HMAC = { name: 'HMAC', hash: 'SHA-256' } as const
const DIGITS = /^\d+$/

/** Headers of a request: of `fetch`, of Node, or of a framework. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>

export interface Webhook {
  /** The raw body, as it was received. */
  body: string | Uint8Array
  headers: WebhookHeaders
  /** The secret of the endpoint, which begins with `whsec_`. */
  secret: string
}

function readHeader(headers: WebhookHeaders, name: string): string {
  const value =
    typeof headers.get === 'function'
      ? headers.get(name)
      : (headers as Readonly<Record<string, unknown>>)[name]
  if (typeof value === 'string') return value
  throw new WebhookVerificationError(`The header ${name} is missing.`)
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  } catch {
    throw new WebhookVerificationError('The secret or the signature is not valid Base64.')
  }
}

function assertCurrent(timestamp: string) {
  const age = Math.floor(Date.now() / SECOND_MS) - Number(timestamp)
  if (!DIGITS.test(timestamp) || Math.abs(age) > TOLERANCE_SECONDS)
    throw new WebhookVerificationError('The webhook is too old, or a clock is wrong.')
}

/** Lists the signatures of the known version. Standard Webhooks allows several. */
const listSignatures = (header: string) =>
  header
    .split(' ')
    .map((part) => part.split(','))
    .flatMap(([version, signature]) =>
      version === SIGNATURE_VERSION && signature ? [signature] : []
    )

/**
 * Verifies that a webhook is from Botanica, by the signature of Standard Webhooks.
 * @returns the event
 * @throws `WebhookVerificationError` for a missing or wrong signature, and for a webhook that is older than 5 minutes
 */
export async function verifyWebhook<Event>({ body, headers, secret }: Webhook): Promise<Event> {
  const id = readHeader(headers, 'webhook-id')
  const timestamp = readHeader(headers, 'webhook-timestamp')
  const signatures = listSignatures(readHeader(headers, 'webhook-signature'))
  assertCurrent(timestamp)
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body)
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${text}`)
  const bytes = decodeBase64(secret.replace(SECRET_PREFIX, ''))
  const key = await crypto.subtle.importKey('raw', bytes, HMAC, false, ['verify'])
  for (const signature of signatures) {
    // Compares in constant time.
    if (await crypto.subtle.verify(HMAC.name, key, decodeBase64(signature), signed))
      return JSON.parse(text) as Event
  }
  throw new WebhookVerificationError('The signature does not match.')
}
