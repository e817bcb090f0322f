import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { execute, queryRows, sql } from '#app/core/database/sql'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#app/core/time'

const LIFE_SECONDS = DAY_MS / SECOND_MS
/** An attempt without a response after this time is considered dead: no request runs that long. */
const ABANDONED_SECONDS = MINUTE_MS / SECOND_MS
const PRUNE_BATCH = 5_000

/** One attempt of an actor to run a request once. */
export interface Attempt {
  actor: string
  key: string
  method: string
  /** Including the query. */
  path: string
  /** Hash of the body. */
  requestHash: string
}

export interface StoredResponse {
  /** `null` while the first attempt is running. */
  status: number | null
  body: string | null
  /** Whether it is a response to the same request, not to another one under the same key. */
  isSame: boolean
}

/**
 * Claims the key for this attempt, unless an attempt of the last day has it. Takes over an abandoned attempt.
 * @returns whether this attempt is to be run
 */
export async function claimKey(attempt: Attempt): Promise<boolean> {
  const { actor, key, method, path, requestHash } = attempt
  const claimed = await execute(sql`
    INSERT INTO idempotency_keys AS known (actor, key, method, path, request_hash)
    VALUES (${actor}, ${key}, ${method}, ${path}, ${requestHash})
    ON CONFLICT (actor, key) DO UPDATE SET
      method = excluded.method, path = excluded.path, request_hash = excluded.request_hash,
      status = NULL, body = NULL, created_at = now()
    WHERE known.created_at < now() - make_interval(secs => ${LIFE_SECONDS})
      OR (known.status IS NULL
        AND known.created_at < now() - make_interval(secs => ${ABANDONED_SECONDS}))
  `)
  return claimed > 0
}

/** Returns the response of the key's first attempt; `undefined` if that failed and released the key. */
export async function findStoredResponse(attempt: Attempt): Promise<StoredResponse | undefined> {
  const { actor, key, method, path, requestHash } = attempt
  const [answer] = await queryRows<StoredResponse>(sql`
    SELECT status, body,
      (method, path, request_hash) = (${method}, ${path}, ${requestHash}) AS "isSame"
    FROM idempotency_keys WHERE actor = ${actor} AND key = ${key}
  `)
  return answer
}

/**
 * Stores the response for a claimed key.
 * @param client the transaction of the change, so that the change and its response are committed together
 */
export async function storeResponse(
  { actor, key }: Attempt,
  status: number,
  body: string | null,
  client?: QueryClientContract
) {
  await execute(
    sql`
      UPDATE idempotency_keys SET status = ${status}, body = ${body}
      WHERE actor = ${actor} AND key = ${key}
    `,
    client
  )
}

/** Releases the key after a request that changed nothing, so that it can be retried. */
export async function releaseKey({ actor, key }: Attempt) {
  await execute(sql`
    DELETE FROM idempotency_keys WHERE actor = ${actor} AND key = ${key} AND status IS NULL
  `)
}

/** Deletes keys that are older than a day, in limited batches. @returns how many */
export function pruneIdempotencyKeys(batch = PRUNE_BATCH): Promise<number> {
  return execute(sql`
    DELETE FROM idempotency_keys WHERE (actor, key) IN (
      SELECT actor, key FROM idempotency_keys
      WHERE created_at < now() - make_interval(secs => ${LIFE_SECONDS})
      ORDER BY created_at LIMIT ${batch}
    )
  `)
}
