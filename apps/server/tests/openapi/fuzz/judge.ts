import {
  HTTP_INTERNAL_SERVER_ERROR,
  HTTP_NOT_MODIFIED,
  HTTP_SERVICE_UNAVAILABLE,
} from '#app/core/http/status'
import { checkDescribed } from '#tests/helpers/api_description'
import { findPrivateTexts, type Actor } from '#tests/openapi/fuzz/actors'
import type { Answer } from '#tests/openapi/fuzz/send'
import type { Call } from '#tests/openapi/support/calls'

/** What a response of ours never contains: stack traces, SQL, and errors of PostgreSQL and Node. */
const INTERNALS = [
  /\bat (?:[\w.<>]+ \()?[^\s"(]+:\d+:\d+/,
  /node_modules|file:\/\/\/|node:internal/,
  /\b(?:SELECT|DELETE)\b[\s\S]{1,400}\bFROM\b/,
  /\bINSERT INTO\b|\bUPDATE \w+ SET\b/,
  /violates .{1,40} constraint|relation ".{1,60}" does not exist|syntax error at or near/,
  /ECONNREFUSED|ENOENT|EACCES/,
]

/** Headers of every response that the application makes. */
const REQUIRED_HEADERS = ['content-security-policy', 'referrer-policy', 'x-content-type-options']
/** Its code identifies the member, whatever the credentials of the request. */
const SIGN_IN = 'desktop_tokens.store'
const ORIGIN = 'http://localhost'
const UNCACHED = /no-store|private/

/** Node itself rejects what is no HTTP or too large, with no more than a status. */
const NODE_REJECTIONS = new Set([400, 408, 413, 417, 431])
const NO_BODY = /^(?:0\r\n\r\n)?$/

interface Exchange {
  /** Undefined for requests that no operation is meant to read. */
  call: Call | undefined
  actor: Actor
  method: string
  target: string
  answer: Answer
}

/** Whether Node rejected the request before the application saw it. */
function isRejectedByNode({ status, headers, text }: Answer): boolean {
  return NODE_REJECTIONS.has(status) && NO_BODY.test(text) && !headers.has('x-content-type-options')
}

/**
 * Returns everything that is wrong with a response: an unexpected or undescribed status, another body than described,
 * a missing header, or a text that the caller may not see.
 * @param secrets texts that no response may contain
 */
export async function judge(exchange: Exchange, secrets: readonly string[]): Promise<string[]> {
  const { answer, actor, call } = exchange
  const sent = `${answer.text}\n${[...answer.headers.values()].join('\n')}`
  const leaks = [
    ...INTERNALS.flatMap((pattern) => pattern.exec(sent)?.[0] ?? []),
    ...secrets.filter((secret) => sent.includes(secret)),
    ...(call?.operation.operationId === SIGN_IN ? [] : findPrivateTexts(sent, actor)),
  ].map((leak) => `leaks ${leak.slice(0, 80)}`)
  if (isRejectedByNode(answer)) return leaks
  return [
    ...leaks,
    ...findWrongStatus(answer),
    ...findMissingHeaders(exchange),
    ...(await compare(exchange)),
  ]
}

function findWrongStatus({ status, headers }: Answer): string[] {
  if (status < HTTP_INTERNAL_SERVER_ERROR) return []
  const isRetried = status === HTTP_SERVICE_UNAVAILABLE && headers.has('retry-after')
  return isRetried ? [] : [`answers ${status}`]
}

function findMissingHeaders({ call, method, answer: { status, headers } }: Exchange): string[] {
  // The client keeps the headers of the response that it has.
  if (status === HTTP_NOT_MODIFIED) return []
  const missing = REQUIRED_HEADERS.filter((name) => !headers.has(name))
  const isPersonal = headers.has('set-cookie') || (method === call?.method && isForCallers(call))
  const cacheable = isPersonal && !UNCACHED.test(headers.get('cache-control') ?? '')
  return [
    ...missing.map((name) => `lacks ${name}`),
    ...(cacheable ? ['is personal and may be cached'] : []),
  ]
}

const isForCallers = ({ operation: { security } }: Call) =>
  security.length > 0 && security.every((way) => Object.keys(way).length > 0)

/** Whether the target names the path that it seems to: dot segments and other hosts are paths without a route. */
function isNormalized(target: string) {
  const url = URL.parse(target, ORIGIN)
  return url?.origin === ORIGIN && target.startsWith(url.pathname)
}

async function compare({ call, method, target, answer }: Exchange): Promise<string[]> {
  if (!call || !isNormalized(target)) return []
  try {
    await checkDescribed(method, target, answer)
    return []
  } catch (error) {
    return [(error as Error).message.replace(`${method} ${target} `, '').split('\n')[0]!]
  }
}
