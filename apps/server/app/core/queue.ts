import type { StrictValues } from '@adonisjs/lucid/types/querybuilder'
import { postponedRows } from '#app/core/observability/channels'
import { rawSql, queryRows, type Sql, sql } from '#app/core/database/sql'
import { SECOND_MS } from '#app/core/time'

/** A table whose rows wait for work that may fail, and its scheduling columns. */
export interface Queue {
  table: string
  /** The columns of the primary key. */
  key: readonly string[]
  /** When a row may be claimed; `NULL` if nothing is to be done. */
  dueAt: string
  /** How often a row has been claimed. */
  attempts: string
  /** Milliseconds after which a claim expires. A worker that has not finished by then is considered dead. */
  leaseMs: number
}

/** The name of a queue in metrics. A table may be the queue of several jobs. */
export const getQueueName = ({ table, dueAt }: Pick<Queue, 'table' | 'dueAt'>) =>
  `${table}.${dueAt}`

interface ClaimOptions {
  limit?: number
  /** Additional condition for due rows; qualify columns with the table's name. */
  where?: Sql
  /** Additional assignments. `due` is the row before the claim. */
  set?: Sql
  /** Whether to wait for rows locked by other transactions instead of skipping them. */
  waits?: boolean
}

const ALL = rawSql('true')
const NOTHING = rawSql('')
const LOCKS = { wait: rawSql('FOR UPDATE'), skip: rawSql('FOR UPDATE SKIP LOCKED') }

/** A time this many milliseconds in the future, by the database's clock. */
export const fromNow = (ms: number) => sql`now() + make_interval(secs => ${ms / SECOND_MS}::float8)`

/**
 * Claims the longest-due rows, each for one process: `WITH ${claimDue(…)} SELECT … FROM claimed`. A claim ends when
 * the row is deleted or postponed, or when its lease expires.
 * @returns two common table expressions: `due`, the rows before the claim, and `claimed`, the rows after it
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
  // Materialized, so that the planner selects due rows once and not for each row of the table.
  return sql`
    due AS MATERIALIZED (
      SELECT * FROM ${table} WHERE ${dueAt} <= now() AND ${where}
      ORDER BY ${order} LIMIT ${limit} ${waits ? LOCKS.wait : LOCKS.skip}
    ),
    claimed AS (
      UPDATE ${table}
      SET ${dueAt} = ${fromNow(queue.leaseMs)}, ${attempts} = due.${attempts} + 1 ${toFurtherAssignments(set)}
      FROM due WHERE ${isSame} RETURNING ${table}.*
    )
  `
}

interface PostponeOptions {
  /** Additional assignments. */
  set?: Sql
  /** Only applies while this condition holds. */
  where?: Sql
}

/**
 * Reschedules a claimed row, unless nothing is left to do.
 * @param key the values of the primary key, in the order of the queue's columns
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
    UPDATE ${rawSql(queue.table)} SET ${dueAt} = ${fromNow(afterMs)} ${toFurtherAssignments(set)}
    WHERE ${isIt} AND ${dueAt} IS NOT NULL AND ${where}
  `)
  postponedRows.publish({ queue: getQueueName(queue) })
}

const toFurtherAssignments = (set: Sql | undefined) => (set ? sql`, ${set}` : NOTHING)
