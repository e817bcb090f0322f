import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { StrictValues } from '@adonisjs/lucid/types/querybuilder'

/** A piece of a statement and what stands for its question marks. */
export class Sql {
  constructor(
    readonly text: string,
    readonly bindings: readonly StrictValues[]
  ) {}
}

/** Text that is part of a statement by itself, such as a list of columns. Never something that a person typed. */
export function literally(text: string) {
  return new Sql(text, [])
}

/** A statement, or a piece of one: pieces are put in where they stand, all other values become bindings. */
export function sql(strings: TemplateStringsArray, ...values: (Sql | StrictValues | null)[]): Sql {
  let text = strings[0]!
  const bindings: StrictValues[] = []
  for (const [index, value] of values.entries()) {
    if (value instanceof Sql) {
      text += value.text
      bindings.push(...value.bindings)
    } else {
      text += '?'
      bindings.push(value as StrictValues)
    }
    text += strings[index + 1]!
  }
  return new Sql(text, bindings)
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

/**
 * Runs a statement that is prepared once on each connection: to plan one of these takes longer than to run it. Whatever
 * a caller chooses must be a binding, so that there are no more texts than a developer can count.
 * @param client the transaction that the statement is part of, if it is part of one
 */
export async function rowsOf<Row>(
  { text, bindings }: Sql,
  client: QueryClientContract = db.connection()
): Promise<Row[]> {
  const query = client.rawQuery<{ rows: Row[] }>(text, [...bindings])
  query.knexQuery.options({ name: nameOf(text) })
  const { rows } = await query
  return rows
}
