import { createHmac, randomBytes } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { Failure, FailureCode } from '#app/core/errors'
import { isCredentialed } from '#app/core/http/credentials'
import { getActorKey, visitorKey } from '#app/core/rate_limit/caller'
import { TokenBuckets } from '#app/core/rate_limit/token_bucket'
import { MINUTE_MS } from '#app/core/time'

/** Authorization errors. Cooldowns, full queues and conflicts are not logged. */
const LOGGED_CODES: ReadonlySet<unknown> = new Set<FailureCode>([
  'unauthenticated',
  'account_restricted',
  'csrf',
  'forbidden',
])

const LINES_PER_MINUTE = { caller: 10, all: 120 } as const
const EVERYBODY = 'all'

const createBucket = (tokens: number) =>
  new TokenBuckets({ interval: MINUTE_MS / tokens, capacity: tokens })
const lines = {
  caller: createBucket(LINES_PER_MINUTE.caller),
  all: createBucket(LINES_PER_MINUTE.all),
}
let omitted = 0

const DIGEST_LENGTH = 12
const key = randomBytes(DIGEST_LENGTH)

/**
 * Hashes a network, whose address is only kept in memory: within a process, the same hash is the same network. The
 * address is in the proxy's log under the request id.
 */
export function hashNetwork(request: HttpContext['request']): string {
  const digest = createHmac('sha256', key).update(visitorKey(request.request)).digest('base64url')
  return digest.slice(0, DIGEST_LENGTH)
}

/** Whether another line may be written. Nobody can flood the log or use up another caller's share. */
function mayWrite(caller: string): boolean {
  return lines.caller.take(caller) === 0 && lines.all.take(EVERYBODY) === 0
}

/**
 * Logs a rejection with the member or bot, the network hash, the route and the request id. Visitors without
 * credentials are not logged.
 */
export function logRateLimitRejection(ctx: HttpContext, { code, status }: Failure) {
  const { request, logger, route } = ctx
  if (!LOGGED_CODES.has(code) || !isCredentialed(request.request)) return
  const actor = getActorKey(ctx)
  const network = hashNetwork(request)
  if (!mayWrite(actor ?? network)) {
    omitted++
    return
  }
  logger.info(
    {
      refused: code,
      status,
      actor: actor ?? null,
      network,
      method: request.method(),
      route: route?.pattern ?? null,
      requestId: request.id(),
      ...(omitted > 0 && { omitted }),
    },
    'a request was refused'
  )
  omitted = 0
}
