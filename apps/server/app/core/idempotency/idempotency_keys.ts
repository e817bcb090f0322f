import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#app/core/time'

const TABLE = 'idempotency_keys'
const LIFE_SECONDS = DAY_MS / SECOND_MS
/** Whoever has not answered by then has been killed: no request may run that long. */
const ABANDONED_SECONDS = MINUTE_MS / SECOND_MS
const PRUNE_BATCH = 5_000

/** One attempt of an actor to have something done once. */
export interface Attempt {
  actor: string
  key: string
  method: string
  /** With its query. */
  path: string
  /** Of the body. */
  requestHash: string
}

export interface StoredAnswer {
  /** `null` while the first attempt is still being answered. */
  status: number | null
  body: string | null
  /** Whether it answered the same request, and not another under the same key. */
  isSame: boolean
}

/**
 * Takes the key for this attempt, unless an attempt of the last day has it. One that was abandoned is taken over.
 * @returns whether this attempt is to be carried out
 */
export async function claimKey(attempt: Attempt): Promise<boolean> {
  const { rowCount } = await db.rawQuery<{ rowCount: number }>(
    `INSERT INTO ${TABLE} AS known (actor, key, method, path, request_hash)
     VALUES (:actor, :key, :method, :path, :requestHash)
     ON CONFLICT (actor, key) DO UPDATE SET
       method = excluded.method, path = excluded.path, request_hash = excluded.request_hash,
       status = NULL, body = NULL, created_at = now()
     WHERE known.created_at < now() - make_interval(secs => :life)
       OR (known.status IS NULL AND known.created_at < now() - make_interval(secs => :abandoned))`,
    { ...attempt, life: LIFE_SECONDS, abandoned: ABANDONED_SECONDS }
  )
  return rowCount > 0
}

/** What the key's first attempt was answered with; `undefined` when it failed and the key is free again. */
export async function findAnswer(attempt: Attempt): Promise<StoredAnswer | undefined> {
  const { rows } = await db.rawQuery<{ rows: StoredAnswer[] }>(
    `SELECT status, body,
       (method, path, request_hash) = (:method, :path, :requestHash) AS "isSame"
     FROM ${TABLE} WHERE actor = :actor AND key = :key`,
    { ...attempt }
  )
  return rows[0]
}

/** @param client the transaction of what was done, so that the one never stands without the other */
export async function storeAnswer(
  { actor, key }: Attempt,
  status: number,
  body: string | null,
  client: QueryClientContract = db.connection()
) {
  await client.from(TABLE).where({ actor, key }).update({ status, body })
}

/** Nothing was done, so the next attempt is a first one. */
export async function releaseKey({ actor, key }: Attempt) {
  await db.from(TABLE).where({ actor, key }).whereNull('status').delete()
}

/** Deletes what is older than a day, a bounded number at a time. @returns how many */
export async function pruneIdempotencyKeys(batch = PRUNE_BATCH): Promise<number> {
  const { rowCount } = await db.rawQuery<{ rowCount: number }>(
    `DELETE FROM ${TABLE} WHERE (actor, key) IN (
       SELECT actor, key FROM ${TABLE}
       WHERE created_at < now() - make_interval(secs => :life)
       ORDER BY created_at LIMIT :batch
     )`,
    { life: LIFE_SECONDS, batch }
  )
  return rowCount
}
