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

/** @param client the transaction that the statement is part of, if it is part of one */
export async function rowsOf<Row>(
  { text, bindings }: Sql,
  client: QueryClientContract = db.connection()
): Promise<Row[]> {
  const { rows } = await client.rawQuery<{ rows: Row[] }>(text, [...bindings])
  return rows
}
