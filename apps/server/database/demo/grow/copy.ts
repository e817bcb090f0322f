import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

export type CopyValue = string | number | boolean | Date | null | readonly string[]

/** Lines per chunk: enough to be fast, few enough to need little memory. */
const LINES_A_PIECE = 500
const NULL = String.raw`\N`
const ESCAPES: Readonly<Record<string, string>> = {
  '\\': String.raw`\\`,
  '\t': String.raw`\t`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
}

/** Encodes one value in the text format of COPY. */
function encodeValue(value: CopyValue): string {
  if (value === null) return NULL
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'object') return escaped(arrayText(value))
  return typeof value === 'string' ? escaped(value) : String(value)
}

function escaped(text: string): string {
  return text.replace(/[\\\t\n\r]/g, (char) => ESCAPES[char]!)
}

function arrayText(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replace(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`
}

function* pieces(rows: Iterable<readonly CopyValue[]>): Generator<string> {
  let lines: string[] = []
  for (const row of rows) {
    lines.push(row.map(encodeValue).join('\t'))
    if (lines.length < LINES_A_PIECE) continue
    yield `${lines.join('\n')}\n`
    lines = []
  }
  if (lines.length > 0) yield `${lines.join('\n')}\n`
}

/**
 * Copies rows into a table within the transaction.
 * @returns the number of copied rows
 */
export async function copyInto(
  trx: TransactionClientContract,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly CopyValue[]>
): Promise<number> {
  // Within a transaction this is always the transaction's connection, so there is nothing to release.
  const connection: ClientBase = await trx.knexClient.client.acquireConnection()
  const stream = connection.query(copyFrom(`COPY ${table} (${columns.join(', ')}) FROM STDIN`))
  await pipeline(Readable.from(pieces(rows)), stream)
  return stream.rowCount
}
