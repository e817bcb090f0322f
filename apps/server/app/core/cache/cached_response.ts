import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpResponse } from '@adonisjs/core/http'
import {
  negotiateEncoding,
  compress,
  type ContentEncoding,
} from '#app/core/cache/content_encodings'
import { CORS_HEADERS } from '#app/core/http/cors'
import { HTTP_NOT_MODIFIED, HTTP_OK } from '#app/core/http/status'
import { isRateLimitHeader } from '#app/core/rate_limit/rate_limit_headers'

const JSON_TYPE = 'application/json; charset=utf-8'

/** Shorter bodies fit into one packet uncompressed. */
const SHORTEST_COMPRESSED = 1_024
const ACCEPT_ENCODING = 'Accept-Encoding'

/** Alternating names and values, which Node writes fastest. */
type FlatHeaders = string[]

/** Headers and body as they are sent. */
interface Written {
  readonly body: Buffer
  readonly headers: FlatHeaders
}

/** The response in one content encoding, or without. */
interface Variant {
  readonly etag: string
  readonly notModifiedHeaders: FlatHeaders
  /** Undefined until it is first requested. */
  written: Written | Promise<Written> | undefined
}

/** A response that only needs to be written. */
export interface CachedResponse {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
  readonly plain: Variant
  /** Compressed variants, each created when it is first requested; undefined if the body is too short. */
  readonly coded?: Readonly<Record<ContentEncoding, Variant>>
}

/**
 * Converts a controller's return value and the headers set so far to a cacheable response.
 * @param caching the caching headers for browsers and shared caches
 * @param plainStatus the status that the response had before the controller ran
 * @returns `undefined` if it must not be shared: a status other than 200, no body, a cookie, a stream
 */
export function toCachedResponse(
  response: HttpResponse,
  caching: Record<string, string>,
  plainStatus: number
): CachedResponse | undefined {
  const content: unknown = response.lazyBody.content?.[0]
  if (response.getStatus() !== plainStatus || content === undefined || content === null)
    return undefined
  const given = response.getHeaders()
  if (given['set-cookie'] !== undefined) return undefined

  const isJson = typeof content === 'object' && !(content instanceof Uint8Array)
  const body = Buffer.from(isJson ? JSON.stringify(content) : (content as string | Uint8Array))
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  const headers: Record<string, string> = { 'content-type': JSON_TYPE }
  for (const [name, value] of Object.entries(given)) {
    if (!isRateLimitHeader(name)) headers[name] = String(value)
  }
  Object.assign(headers, caching)
  const isCompressed = body.length >= SHORTEST_COMPRESSED
  if (isCompressed) headers.vary = [caching.vary, ACCEPT_ENCODING].filter(Boolean).join(', ')

  const variant = (coding?: ContentEncoding): Variant => {
    // Different bytes need different ETags (RFC 9110 section 8.8.3.3).
    const tag = coding ? `${etag.slice(0, -1)}-${coding}"` : etag
    const repeated = [...Object.keys(caching), ...Object.keys(CORS_HEADERS), 'vary']
    return {
      etag: tag,
      notModifiedHeaders: [...new Set(repeated)]
        .flatMap((name) => (name in headers ? [name, headers[name]!] : []))
        .concat('etag', tag),
      written: coding ? undefined : { body, headers: flat(headers, tag, body) },
    }
  }
  return {
    body,
    headers,
    plain: variant(),
    ...(isCompressed && { coded: { br: variant('br'), gzip: variant('gzip') } }),
  }
}

function flat(
  headers: Record<string, string>,
  etag: string,
  body: Buffer,
  coding?: ContentEncoding
): FlatHeaders {
  return Object.entries({
    ...headers,
    ...(coding && { 'content-encoding': coding }),
    etag,
    'content-length': String(body.length),
  }).flat()
}

/** Returns the variant for a caller. */
function selectVariant(request: IncomingMessage, { plain, coded }: CachedResponse) {
  const coding = coded && negotiateEncoding(request.headers['accept-encoding'])
  return { coding, variant: coding ? coded[coding] : plain }
}

async function compressOnce(answer: CachedResponse, coding: ContentEncoding, variant: Variant) {
  try {
    const body = await compress(answer.body, coding)
    return (variant.written = { body, headers: flat(answer.headers, variant.etag, body, coding) })
  } catch (error) {
    variant.written = undefined
    throw error
  }
}

/** Whether `If-None-Match` matches the ETag, by weak comparison (RFC 9110 section 13.1.2). */
export function matchesEtag(ifNoneMatch: string, etag: string) {
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

function isKnown(request: IncomingMessage, { etag }: Variant) {
  const ifNoneMatch = request.headers['if-none-match']
  return ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, etag)
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  { body, headers }: Written,
  ownHeaders: FlatHeaders
) {
  response.writeHead(HTTP_OK, headers.concat(ownHeaders))
  if (request.method === 'HEAD') response.end()
  else response.end(body)
}

/** Whether the response can be sent to this caller without compressing it first. */
export function isReadyToSend(request: IncomingMessage, answer: CachedResponse): boolean {
  const { variant } = selectVariant(request, answer)
  const isWritten = variant.written !== undefined && !(variant.written instanceof Promise)
  return isWritten || isKnown(request, variant)
}

/**
 * Writes the response directly, bypassing the framework's response object. It is compressed if the caller accepts
 * that: everybody gets the same bytes, so their length reveals no secrets.
 *
 * @param ownHeaders headers of this request alone
 * @returns a promise only if the response has to be compressed first
 */
export function sendCachedResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: CachedResponse,
  ownHeaders: FlatHeaders = []
): void | Promise<void> {
  if (response.headersSent) return
  const { coding, variant } = selectVariant(request, answer)
  if (isKnown(request, variant)) {
    response.writeHead(HTTP_NOT_MODIFIED, variant.notModifiedHeaders.concat(ownHeaders)).end()
    return
  }
  variant.written ??= compressOnce(answer, coding!, variant)
  const { written } = variant
  if (written instanceof Promise)
    return written.then((body) => write(request, response, body, ownHeaders))
  write(request, response, written, ownHeaders)
}
