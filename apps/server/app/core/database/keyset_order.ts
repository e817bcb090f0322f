import { invalidField } from '#app/core/errors'
import type { CursorValues } from '#app/core/pagination'
import { SNOWFLAKE_PATTERN } from '#app/core/rules'
import { commaSeparated, rawSql, type Sql, sql } from '#app/core/database/sql'

const SEPARATOR = ','

/** How a sort value is written into a cursor without loss, validated, and read back. */
interface KeyKind {
  accepts: (text: string) => boolean
  write: (column: string) => string
  read: (text: string) => Sql
}

const DIGITS = /^\d{1,19}$/
const LARGEST_BIGINT = 2n ** 63n - 1n
const isBigint = (text: string) => DIGITS.test(text) && BigInt(text) <= LARGEST_BIGINT

/** PostgreSQL's output format: the shortest text that parses to the same number. */
const PRINTED_FRACTION = /^\d{1,9}(\.\d{1,17})?(e-?\d{1,2})?$/

/** A text as `TEXT_KEY` writes it. */
const TEXT = /^(?:[^%\p{Cc}\p{Cs}]|%25|%2C)*$/u

export const INTEGER_KEY: KeyKind = {
  accepts: isBigint,
  write: (column) => column,
  read: (text) => sql`${text}::bigint`,
}
/**
 * The id of a transaction. One that is ahead of all transactions is from before a backup was restored, so it comes
 * before those that are left.
 */
export const XID_KEY: KeyKind = {
  accepts: isBigint,
  write: (column) => column,
  read: (text) =>
    sql`(CASE WHEN ${text}::xid8 <= pg_snapshot_xmax(pg_current_snapshot()) THEN ${text}::xid8 ELSE '0' END)`,
}
export const DECIMAL_KEY: KeyKind = {
  accepts: (text) => PRINTED_FRACTION.test(text),
  write: (column) => column,
  read: (text) => sql`${text}::double precision`,
}
export const TIMESTAMP_KEY: KeyKind = {
  // Unix microseconds, because JavaScript dates have only milliseconds.
  accepts: isBigint,
  write: (column) => `(extract(epoch FROM ${column}) * 1000000)::bigint`,
  read: (text) => sql`(timestamptz 'epoch' + (${text} || ' microseconds')::interval)`,
}

export const SNOWFLAKE_KEY: KeyKind = {
  accepts: (text) => SNOWFLAKE_PATTERN.test(text),
  write: (column) => column,
  read: (text) => sql`${text}::text`,
}
/** Commas are escaped, because they separate the values. Values are bindings, never part of the statement. */
export const TEXT_KEY: KeyKind = {
  accepts: (text) => TEXT.test(text),
  write: (column) => `replace(replace(${column}, '%', '%25'), '${SEPARATOR}', '%2C')`,
  read: (text) => sql`${text.replaceAll('%2C', SEPARATOR).replaceAll('%25', '%')}::text`,
}

export interface SortKey {
  column: string
  kind: KeyKind
}

/** A total order of a list for keyset pagination: its last key is the id. */
export class KeysetOrder {
  readonly #keys: SortKey[]
  readonly #direction: 'ASC' | 'DESC'

  constructor(
    readonly name: string,
    direction: 'ASC' | 'DESC',
    ...keys: SortKey[]
  ) {
    this.#keys = keys
    this.#direction = direction
  }

  /** The same order under another name, whose cursors cannot be mistaken for those of this one. */
  rename(name: string): KeysetOrder {
    return new KeysetOrder(name, this.#direction, ...this.#keys)
  }

  /** The position of a row, as cursors contain it. */
  get place(): Sql {
    const values = this.#keys.map(({ column, kind }) => kind.write(column))
    return rawSql(`concat_ws('${SEPARATOR}', ${values.join(', ')})`)
  }

  get orderBy(): Sql {
    const keys = this.#keys.map(({ column }) => `${column} ${this.#direction}`)
    return rawSql(keys.join(', '))
  }

  /** The condition for rows after a position: one row comparison, so that an index scan starts at that position. */
  after(place: string | undefined): Sql {
    if (place === undefined) return rawSql('true')
    const columns = rawSql(this.#keys.map(({ column }) => column).join(', '))
    const values = commaSeparated(
      place.split(SEPARATOR).map((text, index) => this.#keys[index]!.kind.read(text))
    )
    const operator = rawSql(this.#direction === 'ASC' ? '>' : '<')
    return sql`(${columns}) ${operator} (${values})`
  }

  /** The first sort value of a position. */
  getFirstValue(place: string): Sql {
    return this.#keys[0]!.kind.read(place.split(SEPARATOR)[0]!)
  }

  createCursor(place: string): CursorValues {
    return [this.name, place]
  }

  /** Returns the position in a client's cursor. @throws 422 for a cursor of another order or an invalid one */
  parseCursor(cursor: CursorValues | undefined): string | undefined {
    if (!cursor) return undefined
    const [name, place] = cursor
    const texts = typeof place === 'string' ? place.split(SEPARATOR) : []
    const isOurs =
      name === this.name &&
      texts.length === this.#keys.length &&
      this.#keys.every(({ kind }, index) => kind.accepts(texts[index]!))
    if (!isOurs)
      throw invalidField('cursor', 'cursor', 'The cursor field is not a cursor of this list')
    return place as string
  }
}

const listSortKeys = (table: string, moment: string): SortKey[] => [
  { column: `${table}.${moment}`, kind: TIMESTAMP_KEY },
  { column: `${table}.id`, kind: INTEGER_KEY },
]

/** Newest first; for a table with a timestamp and an `id`. */
export function newestFirst(table: string, moment = 'created_at') {
  return new KeysetOrder('newest', 'DESC', ...listSortKeys(table, moment))
}

/** Oldest first. */
export function oldestFirst(table: string, moment = 'created_at') {
  return new KeysetOrder('oldest', 'ASC', ...listSortKeys(table, moment))
}
