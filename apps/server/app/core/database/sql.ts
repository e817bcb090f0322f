import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { StrictValues } from '@adonisjs/lucid/types/querybuilder'

/** What can be a binding; the driver makes `NULL` of null, and an array of PostgreSQL of an array. */
export type SqlValue = StrictValues | null | readonly (string | null)[] | readonly number[]

/** A piece of a statement and what stands for its question marks. */
export class Sql {
  constructor(
    readonly text: string,
    readonly bindings: readonly SqlValue[],
    /** Whether there are so few texts of it that each connection can keep it prepared. */
    readonly isPrepared = true
  ) {}

  /** @throws always: put into plain text, a piece would lose its bindings */
  toString(): never {
    throw new TypeError('A piece of a statement stands in the sql tag, not in plain text')
  }
}

/** Text that is part of a statement by itself, such as a list of columns. Never something that a person typed. */
export function rawSql(text: string) {
  return new Sql(text, [])
}

/** A statement, or a piece of one: pieces are put in where they stand, all other values become bindings. */
export function sql(strings: TemplateStringsArray, ...values: (Sql | SqlValue)[]): Sql {
  let text = strings[0]!
  let isPrepared = true
  const bindings: SqlValue[] = []
  for (const [index, value] of values.entries()) {
    if (value instanceof Sql) {
      text += value.text
      bindings.push(...value.bindings)
      isPrepared &&= value.isPrepared
    } else {
      text += '?'
      bindings.push(value)
    }
    text += strings[index + 1]!
  }
  return new Sql(text, bindings, isPrepared)
}

/** Values by the names of their columns, which are never something that a person typed. */
type ColumnValues = Readonly<Record<string, SqlValue>>

/** Pieces or values in a list, which may not be empty. */
export function commaSeparated(pieces: readonly (Sql | SqlValue)[]): Sql {
  return pieces.map((piece) => sql`${piece}`).reduce((left, right) => sql`${left}, ${right}`)
}

/**
 * What an UPDATE sets, when only those columns are to be written that a caller names: `SET ${assignments(columns)}`. A statement
 * with it is not kept prepared, because each choice of columns is a text of its own.
 */
export function assignments(columns: ColumnValues): Sql {
  const { text, bindings } = commaSeparated(
    Object.entries(columns).map(([column, value]) => sql`${rawSql(column)} = ${value}`)
  )
  return new Sql(text, bindings, false)
}

/** A whole row to insert: `INSERT INTO bots ${insertedRow(row)}`. Its columns are always the same. */
export function insertedRow(row: ColumnValues): Sql {
  return sql`(${rawSql(Object.keys(row).join(', '))}) VALUES (${commaSeparated(Object.values(row))})`
}

/** Names of prepared statements by their text. */
const names = new Map<string, string>()

function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}

interface Outcome<Row> {
  rows: Row[]
  rowCount: number | null
}

async function run<Row>(
  { text, bindings, isPrepared }: Sql,
  client: QueryClientContract
): Promise<Outcome<Row>> {
  // The driver takes nulls; only the type of bindings forgets them.
  const query = client.rawQuery<Outcome<Row>>(text, [...bindings] as StrictValues[])
  if (isPrepared) query.knexQuery.options({ name: nameOf(text) })
  return query
}

/**
 * Runs a statement that is prepared once on each connection: to plan one of these takes longer than to run it. Whatever
 * a caller chooses must be a binding, so that there are no more texts than a developer can count.
 * @param client the transaction that the statement is part of, if it is part of one
 * @returns what it has found, or what its RETURNING says
 */
export async function queryRows<Row>(
  statement: Sql,
  client: QueryClientContract = db.connection()
): Promise<Row[]> {
  const { rows } = await run<Row>(statement, client)
  return rows
}

/** Runs a statement as {@link queryRows} does. @returns how many rows it has inserted, updated or deleted */
export async function execute(
  statement: Sql,
  client: QueryClientContract = db.connection()
): Promise<number> {
  const { rowCount } = await run(statement, client)
  return rowCount ?? 0
}
