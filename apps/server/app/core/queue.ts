import type { StrictValues } from '@adonisjs/lucid/types/querybuilder'
import { rawSql, queryRows, type Sql, sql } from '#app/core/database/sql'
import { SECOND_MS } from '#app/core/time'

/** A table whose rows wait for work that may fail, and the columns that say when and how often. */
export interface Queue {
  table: string
  /** The columns of its primary key. */
  key: readonly string[]
  /** When a row may be claimed; `NULL` when there is nothing to do. */
  dueAt: string
  /** How often a row was claimed. */
  attempts: string
  /** Milliseconds for which a claimed row is nobody else's. Who has not finished by then counts as killed. */
  leaseMs: number
}

interface ClaimOptions {
  limit?: number
  /** Which rows besides being due; their columns bear the name of the table. */
  where?: Sql
  /** Further assignments. `due` is the row as it was. */
  set?: Sql
  /** Whether to wait for rows that another transaction has locked, instead of passing them over. */
  waits?: boolean
}

const ALL = rawSql('true')
const NOTHING = rawSql('')
const LOCKS = { wait: rawSql('FOR UPDATE'), skip: rawSql('FOR UPDATE SKIP LOCKED') }

/** The moment so many milliseconds from now, by the database's clock. */
export const fromNow = (ms: number) => sql`now() + make_interval(secs => ${ms / SECOND_MS}::float8)`

/**
 * Claims the rows that have been due for longest, so that of all processes one has each: `WITH ${claimDue(…)} SELECT … FROM claimed`.
 * A claim ends when the row is deleted, when it is postponed, or with its lease.
 * @returns two common table expressions: `due`, the rows as they were, and `claimed`, the rows as they are now
 */
export function claimDue(
  queue: Queue,
  { limit = 1, where = ALL, set, waits = false }: ClaimOptions = {}
): Sql {
  const table = rawSql(queue.table)
  const dueAt = rawSql(queue.dueAt)
  const attempts = rawSql(queue.attempts)
  const order = rawSql([queue.dueAt, ...queue.key].join(', '))
  const isSame = rawSql(
    queue.key.map((column) => `${queue.table}.${column} = due.${column}`).join(' AND ')
  )
  // Materialized, or the planner could look for due rows once for each row of the table.
  return sql`
    due AS MATERIALIZED (
      SELECT * FROM ${table} WHERE ${dueAt} <= now() AND ${where}
      ORDER BY ${order} LIMIT ${limit} ${waits ? LOCKS.wait : LOCKS.skip}
    ),
    claimed AS (
      UPDATE ${table}
      SET ${dueAt} = ${fromNow(queue.leaseMs)}, ${attempts} = due.${attempts} + 1 ${furtherOf(set)}
      FROM due WHERE ${isSame} RETURNING ${table}.*
    )
  `
}

interface PostponeOptions {
  /** Further assignments. */
  set?: Sql
  /** Only while it is still so. */
  where?: Sql
}

/**
 * Lets a row be claimed again, later, unless there is nothing left to do.
 * @param key the values of its primary key, in the order of the queue's columns
 */
export async function postpone(
  queue: Queue,
  key: readonly StrictValues[],
  afterMs: number,
  { set, where = ALL }: PostponeOptions = {}
): Promise<void> {
  const dueAt = rawSql(queue.dueAt)
  const isIt = queue.key
    .map((column, index) => sql`${rawSql(column)} = ${key[index]!}`)
    .reduce((left, right) => sql`${left} AND ${right}`)
  await queryRows(sql`
    UPDATE ${rawSql(queue.table)} SET ${dueAt} = ${fromNow(afterMs)} ${furtherOf(set)}
    WHERE ${isIt} AND ${dueAt} IS NOT NULL AND ${where}
  `)
}

const furtherOf = (set: Sql | undefined) => (set ? sql`, ${set}` : NOTHING)
