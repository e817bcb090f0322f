import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { StrictValues } from '@adonisjs/lucid/types/querybuilder'
import { preparesStatements } from '#config/database'

/** A value that can be a binding. The driver converts null to `NULL` and an array to a PostgreSQL array. */
export type SqlValue = StrictValues | null | readonly (string | null)[] | readonly number[]

/** A fragment of a statement, with its bindings. */
export class Sql {
  constructor(
    readonly text: string,
    readonly bindings: readonly SqlValue[],
    /** Whether its text varies so little that each connection can keep it as a prepared statement. */
    readonly isPrepared = true
  ) {}

  /** @throws always: as plain text, the fragment would lose its bindings */
  toString(): never {
    throw new TypeError('A piece of a statement stands in the sql tag, not in plain text')
  }
}

/** Creates a fragment from constant text, such as a list of columns. Never from user input. */
export function rawSql(text: string) {
  return new Sql(text, [])
}

/**
 * Creates a fragment from a number that never varies. PostgreSQL plans a prepared statement once only if it expects that
 * the plan for unknown values costs no more, and it expects the worst of an unknown LIMIT.
 */
export function constant(value: number) {
  return rawSql(String(value))
}

/** Creates a statement or fragment: interpolated fragments are inserted, all other values become bindings. */
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

/** Values by column names, which never come from user input. */
type ColumnValues = Readonly<Record<string, Sql | SqlValue>>

/** Joins fragments or values with commas. The list must not be empty. */
export function commaSeparated(pieces: readonly (Sql | SqlValue)[]): Sql {
  return pieces.map((piece) => sql`${piece}`).reduce((left, right) => sql`${left}, ${right}`)
}

/**
 * The SET list of an UPDATE that writes only the given columns: `SET ${assignments(columns)}`. The statement is not
 * prepared, because each combination of columns is another text.
 */
export function assignments(columns: ColumnValues): Sql {
  const { text, bindings } = commaSeparated(
    Object.entries(columns).map(([column, value]) => sql`${rawSql(column)} = ${value}`)
  )
  return new Sql(text, bindings, false)
}

/** The columns and values of an INSERT: `INSERT INTO bots ${insertedRow(row)}`. They must be the same in every call. */
export function insertedRow(row: ColumnValues): Sql {
  return sql`(${rawSql(Object.keys(row).join(', '))}) VALUES (${commaSeparated(Object.values(row))})`
}

/** Names of prepared statements by their text. */
const names = new Map<string, string>()

function getStatementName(text: string): string {
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
  // The driver accepts nulls; only the type of bindings lacks them.
  const query = client.rawQuery<Outcome<Row>>(text, [...bindings] as StrictValues[])
  if (isPrepared && preparesStatements) query.knexQuery.options({ name: getStatementName(text) })
  return query
}

/**
 * Runs a statement that each connection prepares once, because planning takes longer than running it. Whatever a
 * caller varies must be a binding, so that the number of texts stays small.
 * @param client the transaction to run in, if any
 * @returns the rows that it selects or that its RETURNING yields
 */
export async function queryRows<Row>(
  statement: Sql,
  client: QueryClientContract = db.connection()
): Promise<Row[]> {
  const { rows } = await run<Row>(statement, client)
  return rows
}

/** Runs a statement as {@link queryRows} does. @returns the number of inserted, updated or deleted rows */
export async function execute(
  statement: Sql,
  client: QueryClientContract = db.connection()
): Promise<number> {
  const { rowCount } = await run(statement, client)
  return rowCount ?? 0
}
