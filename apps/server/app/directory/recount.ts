import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { runInTransaction } from '#app/core/database/run_in_transaction'

/** A figure that was not what the rows say which it sums up. */
export interface Difference {
  of: 'bot' | 'review'
  /** The internal id. */
  id: number
  figure: string
  was: number
  is: number
}

/** What sums up rows that a higher floor writes, and knows how to do it again. */
export interface Counter {
  /** The next rows in the order of their ids, and which of them do not add up at a glance. */
  look(
    client: QueryClientContract,
    after: number,
    limit: number
  ): Promise<{ id: number; differs: boolean }[]>
  /**
   * Counts anew under the lock that every change of the figure takes, so that what happens meanwhile is neither lost nor
   * counted twice, and tells everybody of what was not right.
   */
  correct(trx: TransactionClientContract, id: number): Promise<Difference[]>
}

export interface Recount {
  checked: number
  differences: Difference[]
}

const BATCH = 1_000

/** Computes every figure anew and corrects what is not right, while the directory goes on. */
export async function recount(
  client: QueryClientContract,
  counters: readonly Counter[]
): Promise<Recount> {
  const result: Recount = { checked: 0, differences: [] }
  for (const { look, correct } of counters) {
    for (let after = 0, rows = await look(client, after, BATCH); rows.length > 0;) {
      for (const { id } of rows.filter(({ differs }) => differs)) {
        result.differences.push(...(await runInTransaction((trx) => correct(trx, id), { client })))
      }
      result.checked += rows.length
      after = rows.at(-1)!.id
      rows = await look(client, after, BATCH)
    }
  }
  return result
}

/** Which of the figures of one thing have changed. */
export function listDifferences<Figure extends string>(
  of: Difference['of'],
  id: number,
  was: Record<Figure, number>,
  is: Record<Figure, number>
): Difference[] {
  return (Object.keys(is) as Figure[])
    .filter((figure) => was[figure] !== is[figure])
    .map((figure) => ({ of, id, figure, was: was[figure], is: is[figure] }))
}
