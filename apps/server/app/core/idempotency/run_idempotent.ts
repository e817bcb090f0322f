import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { runInTransaction } from '#app/core/database/run_in_transaction'
import { Failure } from '#app/core/errors'
import { storeResponse, type Attempt } from '#app/core/idempotency/idempotency_keys'
import { hasPublished } from '#app/core/outbox/outbox'
import { OutboxTail } from '#app/core/outbox/outbox_tail'

export interface IdempotentOptions {
  /** Whether the response holds a secret, which is not stored: a replay is then a 409. */
  isSecret?: boolean
}

/** Thrown when a conditional statement matched no row. Rolls back the transaction. */
export class NoRowsAffectedError extends Error {}

interface StartedAttempt {
  attempt: Attempt
  isStored: boolean
}

const attempts = new WeakMap<HttpContext, StartedAttempt>()

/** Marks the request as an attempt with this key. */
export function setAttempt(ctx: HttpContext, attempt: Attempt) {
  attempts.set(ctx, { attempt, isStored: false })
}

export function isResponseStored(ctx: HttpContext): boolean {
  return attempts.get(ctx)?.isStored ?? false
}

/**
 * Runs the work and stores its response in one transaction. Before the caller gets the response, this process has
 * handled the change's events, so that the caller's next request does not get an older cached response.
 */
async function inOneTransaction<Answer>(
  ctx: HttpContext,
  work: (trx: TransactionClientContract) => Promise<Answer>,
  { isSecret = false }: IdempotentOptions
): Promise<Answer> {
  const attempt = attempts.get(ctx)
  let toldOthers = false
  const answer = await runInTransaction(async (trx) => {
    const result = await work(trx)
    toldOthers = hasPublished(trx)
    if (attempt) {
      const body = result === undefined || isSecret ? null : JSON.stringify(result)
      await storeResponse(attempt.attempt, ctx.response.getStatus(), body, trx)
    }
    return result
  })
  if (attempt) attempt.isStored = true
  if (toldOthers) await (await app.container.make(OutboxTail)).catchUp()
  return answer
}

/**
 * Replaces the stored response of an `Idempotency-Key`, after a change that follows the committed one.
 * @returns the response
 */
export async function updateStoredResponse<Answer>(
  ctx: HttpContext,
  answer: Answer
): Promise<Answer> {
  const attempt = attempts.get(ctx)
  if (attempt?.isStored) {
    await storeResponse(attempt.attempt, ctx.response.getStatus(), JSON.stringify(answer))
  }
  return answer
}

/**
 * Runs a mutation in one transaction with storing its response under the `Idempotency-Key`. Conditions that can be
 * raced are decided by the work's own statement, which throws `NoRowsAffectedError` if they do not hold; the checks
 * then run once more, outside of the transaction, to find the reason.
 * @param checks throw the documented error
 * @param work returns what is sent as JSON, or nothing for a 204; the status is set before
 */
export async function runIdempotent<Answer>(
  ctx: HttpContext,
  checks: () => unknown,
  work: (trx: TransactionClientContract) => Promise<Answer>,
  options: IdempotentOptions = {}
): Promise<Answer> {
  try {
    return await inOneTransaction(ctx, work, options)
  } catch (error) {
    if (!(error instanceof NoRowsAffectedError)) throw error
  }
  await checks()
  throw new Failure('conflict')
}
