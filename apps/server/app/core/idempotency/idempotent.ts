import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { HttpContext, HttpResponse } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { ExponentialBackoff, handleAll, retry } from 'cockatiel'
import { Failure, invalidField } from '#app/core/errors'
import {
  HTTP_CREATED,
  HTTP_INTERNAL_SERVER_ERROR,
  HTTP_TOO_MANY_REQUESTS,
} from '#app/core/http/status'
import {
  claimKey,
  findStoredResponse,
  releaseKey,
  storeResponse,
  type Attempt,
  type StoredResponse,
} from '#app/core/idempotency/idempotency_keys'
import { setAttempt, isResponseStored } from '#app/core/idempotency/run_idempotent'
import { getActorKey } from '#app/core/rate_limit/caller'

const HEADER = 'Idempotency-Key'
const HEADER_NAME = HEADER.toLowerCase()
const KEY = /^[\x21-\x7e]{1,255}$/
const JSON_TYPE = 'application/json; charset=utf-8'
/** How long a second attempt waits for the first, as a number of polls. */
const WAIT_STEPS = 30
const WAIT_STEP_MS = 100
const RETRY_AFTER_SECONDS = 2

/** Ends long before the key counts as abandoned; from then on another attempt may own it. */
const releasing = retry(handleAll, {
  maxAttempts: 5,
  backoff: new ExponentialBackoff({ initialDelay: 500, maxDelay: 8_000 }),
}).dangerouslyUnref()

function createAttempt(ctx: HttpContext, key: string): Attempt {
  const { request } = ctx
  const actor = getActorKey(ctx)
  if (actor === undefined) throw new Failure('unauthenticated')
  if (!KEY.test(key)) throw invalidField(HEADER, 'format', `The ${HEADER} is not a plain text`)
  return {
    actor,
    key,
    method: request.method(),
    path: request.url(true),
    requestHash: createHash('sha256')
      .update(request.raw() ?? '')
      .digest('base64'),
  }
}

function getBodyText(response: HttpResponse): string | null {
  const content: unknown = response.lazyBody.content?.[0]
  if (content === undefined || content === null) return null
  return typeof content === 'string' ? content : JSON.stringify(content)
}

/** Waits for the response of the first attempt. */
async function awaitAnswer(attempt: Attempt): Promise<StoredResponse | undefined> {
  for (let step = 0; step < WAIT_STEPS; step++) {
    const answer = await findStoredResponse(attempt)
    if (!answer || answer.status !== null || !answer.isSame) return answer
    await wait(WAIT_STEP_MS)
  }
  throw new Failure('conflict', {
    message: 'The first request with this key is still being answered.',
    retryAfter: RETRY_AFTER_SECONDS,
  })
}

function replay({ response }: HttpContext, { status, body }: StoredResponse) {
  if (status === HTTP_CREATED && body === null) {
    throw new Failure('conflict', {
      message: 'The first request with this key created a secret, which is not shown again.',
    })
  }
  response.status(status!)
  response.header('idempotency-replayed', 'true')
  if (body !== null) response.header('content-type', JSON_TYPE)
  response.send(body)
}

/** Runs the attempt and stores its response, unless nothing was changed and the request may be retried. */
async function carryOut(ctx: HttpContext, next: NextFn, attempt: Attempt) {
  const { response, logger } = ctx
  setAttempt(ctx, attempt)
  await next()
  if (isResponseStored(ctx)) return
  const status = response.getStatus()
  const mayBeRetried = status >= HTTP_INTERNAL_SERVER_ERROR || status === HTTP_TOO_MANY_REQUESTS
  try {
    if (mayBeRetried) await releaseKey(attempt)
    else await storeResponse(attempt, status, getBodyText(response))
  } catch (error) {
    // The change stays committed; a later attempt takes the key over once it counts as abandoned.
    logger.warn({ err: error }, 'an answer could not be kept for its idempotency key')
    // A client that was told to retry must find the key released. The release is retried after the response was sent.
    if (mayBeRetried) releasing.execute(() => releaseKey(attempt)).catch(() => {})
  }
}

/**
 * Middleware for mutations: requests of one member with the same `Idempotency-Key` run once and get the same response for a
 * day. A different request under the same key is a 422. Runs after `authenticate`.
 *
 * `runIdempotent` commits a change together with its response, so that a process killed in between leaves both or neither.
 * An action that does not use it leaves a key that another attempt may take over after a minute, so it must be safe to repeat.
 */
export async function idempotent(ctx: HttpContext, next: NextFn): Promise<unknown> {
  const key = ctx.request.request.headers[HEADER_NAME] as string | undefined
  if (key === undefined) return next()
  const attempt = createAttempt(ctx, key)
  while (!(await claimKey(attempt))) {
    const answer = await awaitAnswer(attempt)
    if (!answer) continue
    if (!answer.isSame) {
      throw invalidField(HEADER, 'reused', `The ${HEADER} was used for another request`)
    }
    return replay(ctx, answer)
  }
  return carryOut(ctx, next, attempt)
}
