import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { runInTransaction } from '#app/core/database/run_in_transaction'
import { Failure } from '#app/core/errors'
import { storeResponse, type Attempt } from '#app/core/idempotency/idempotency_keys'
import { hasPublished } from '#app/core/outbox/outbox'
import { OutboxTail } from '#app/core/outbox/outbox_tail'

/** Thrown where a statement, made on conditions, has done nothing. Undoes what else its transaction did. */
export class NoRowsAffectedError extends Error {}

interface StartedAttempt {
  attempt: Attempt
  isStored: boolean
}

const attempts = new WeakMap<HttpContext, StartedAttempt>()

/** The request is this attempt at its key. */
export function setAttempt(ctx: HttpContext, attempt: Attempt) {
  attempts.set(ctx, { attempt, isStored: false })
}

export function isResponseStored(ctx: HttpContext): boolean {
  return attempts.get(ctx)?.isStored ?? false
}

/**
 * The work and its answer in one transaction. Before anybody is answered, this process knows of it: who asks again at once
 * is shown no cached answer from before the own change.
 */
async function inOneTransaction<Answer>(
  ctx: HttpContext,
  work: (trx: TransactionClientContract) => Promise<Answer>
): Promise<Answer> {
  const attempt = attempts.get(ctx)
  let toldOthers = false
  const answer = await runInTransaction(async (trx) => {
    const result = await work(trx)
    toldOthers = hasPublished(trx)
    if (attempt) {
      const body = result === undefined ? null : JSON.stringify(result)
      await storeResponse(attempt.attempt, ctx.response.getStatus(), body, trx)
    }
    return result
  })
  if (attempt) attempt.isStored = true
  if (toldOthers) await (await app.container.make(OutboxTail)).catchUp()
  return answer
}

/**
 * What has become of a deed since it was settled is its answer from now on, also for its `Idempotency-Key`.
 * @returns the answer
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
 * Carries out what a request asks for, in one transaction with the answer that its `Idempotency-Key` is to give from then on.
 * What could be raced for is decided by the work's own statement, which throws `NoRowsAffectedError` when its conditions do not hold;
 * the checks are then made once more, outside the transaction, to say why.
 * @param checks throw the documented failure
 * @param work answers what is sent as JSON, and nothing for a 204; the status is set before
 */
export async function runIdempotent<Answer>(
  ctx: HttpContext,
  checks: () => unknown,
  work: (trx: TransactionClientContract) => Promise<Answer>
): Promise<Answer> {
  try {
    return await inOneTransaction(ctx, work)
  } catch (error) {
    if (!(error instanceof NoRowsAffectedError)) throw error
  }
  await checks()
  throw new Failure('conflict')
}
