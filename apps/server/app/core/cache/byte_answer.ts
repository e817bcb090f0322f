import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpResponse } from '@adonisjs/core/http'

const OK = 200
const NOT_MODIFIED = 304
const JSON_TYPE = 'application/json; charset=utf-8'

/** Name and value by turns, as Node writes them fastest. */
type FlatHeaders = string[]

/** An answer that needs nothing any more but to be written. */
export interface ByteAnswer {
  readonly body: Buffer
  readonly etag: string
  readonly headers: FlatHeaders
  readonly notModifiedHeaders: FlatHeaders
}

/**
 * What a controller gave back, with the headers that were set on the way, as bytes.
 * @param caching the headers that tell browsers and shared caches how to keep it
 * @param plainStatus the status that the response had before the controller ran
 * @returns `undefined` for what is not to be shared: another status than 200, no body, a cookie, a stream.
 */
export function byteAnswerOf(
  response: HttpResponse,
  caching: Record<string, string>,
  plainStatus: number
): ByteAnswer | undefined {
  const content: unknown = response.lazyBody.content?.[0]
  if (response.getStatus() !== plainStatus || content === undefined || content === null)
    return undefined
  const given = response.getHeaders()
  if (given['set-cookie'] !== undefined) return undefined

  const isJson = typeof content === 'object' && !(content instanceof Uint8Array)
  const body = Buffer.from(isJson ? JSON.stringify(content) : (content as string | Uint8Array))
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  const headers: Record<string, string> = { 'content-type': JSON_TYPE }
  for (const [name, value] of Object.entries(given)) headers[name] = String(value)

  return {
    body,
    etag,
    headers: Object.entries({
      ...headers,
      ...caching,
      etag,
      'content-length': String(body.length),
    }).flat(),
    notModifiedHeaders: Object.entries({ ...caching, etag }).flat(),
  }
}

/** Whether an `If-None-Match` names the tag; it compares weakly (RFC 9110 section 13.1.2). */
export function namesEtag(ifNoneMatch: string, etag: string) {
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** Writes the answer past the framework's response, which then finds its work done. */
export function writeByteAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: ByteAnswer
) {
  if (response.headersSent) return
  const ifNoneMatch = request.headers['if-none-match']
  if (ifNoneMatch !== undefined && namesEtag(ifNoneMatch, answer.etag)) {
    response.writeHead(NOT_MODIFIED, answer.notModifiedHeaders).end()
    return
  }
  response.writeHead(OK, answer.headers)
  if (request.method === 'HEAD') response.end()
  else response.end(answer.body)
}
