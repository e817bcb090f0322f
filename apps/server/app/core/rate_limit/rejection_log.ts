import { createHmac, randomBytes } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { Failure, FailureCode } from '#app/core/errors'
import { isCredentialed } from '#app/core/http/credentials'
import { getActorKey, visitorKey } from '#app/core/rate_limit/caller'
import { TokenBuckets } from '#app/core/rate_limit/token_bucket'
import { MINUTE_MS } from '#app/core/time'

/** Refusals of authorization. A cooldown, a full queue or a state that does not allow it are none. */
const LOGGED_CODES: ReadonlySet<unknown> = new Set<FailureCode>([
  'unauthenticated',
  'account_restricted',
  'csrf',
  'forbidden',
])

const LINES_PER_MINUTE = { caller: 10, all: 120 } as const
const EVERYBODY = 'all'

const bucketOf = (tokens: number) =>
  new TokenBuckets({ interval: MINUTE_MS / tokens, capacity: tokens })
const lines = { caller: bucketOf(LINES_PER_MINUTE.caller), all: bucketOf(LINES_PER_MINUTE.all) }
let omitted = 0

const DIGEST_LENGTH = 12
const key = randomBytes(DIGEST_LENGTH)

/**
 * Names a network without its address, which we keep in memory alone: the same digest is the same network, until the process
 * ends. The request's id finds the address in a proxy's own log.
 */
export function hashNetwork(request: HttpContext['request']): string {
  const digest = createHmac('sha256', key).update(visitorKey(request.request)).digest('base64url')
  return digest.slice(0, DIGEST_LENGTH)
}

/** Whether a line may be written. Nobody can fill the log, and no caller can use up what others have. */
function mayWrite(caller: string): boolean {
  return lines.caller.take(caller) === 0 && lines.all.take(EVERYBODY) === 0
}

/** Notes who was refused what: the member or bot, the network, the route and the request. Visitors without a credential are not noted. */
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
