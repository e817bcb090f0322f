import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { runInTransaction } from '#app/core/database/run_in_transaction'

/** A stored count that differed from the rows that it summarizes. */
export interface Difference {
  of: 'bot' | 'review' | 'voter'
  /** The internal id. */
  id: number
  figure: string
  was: number
  is: number
}

/** A stored count of rows that a higher layer writes, and how to recompute it. */
export interface Counter {
  /** Returns the next rows by id, and whether each seems to differ. Takes no lock. */
  scan(
    client: QueryClientContract,
    after: number,
    limit: number
  ): Promise<{ id: number; differs: boolean }[]>
  /**
   * Recounts under the lock that every change of the count takes, so that concurrent changes are neither lost nor
   * counted twice, and publishes what it corrected.
   */
  correct(trx: TransactionClientContract, id: number): Promise<Difference[]>
}

export interface Recount {
  checked: number
  differences: Difference[]
}

const BATCH = 1_000

/** Recomputes all stored counts and corrects wrong ones, while the server keeps running. */
export async function recount(
  client: QueryClientContract,
  counters: readonly Counter[]
): Promise<Recount> {
  const result: Recount = { checked: 0, differences: [] }
  for (const { scan, correct } of counters) {
    for (let after = 0, rows = await scan(client, after, BATCH); rows.length > 0;) {
      for (const { id } of rows.filter(({ differs }) => differs)) {
        result.differences.push(...(await runInTransaction((trx) => correct(trx, id), { client })))
      }
      result.checked += rows.length
      after = rows.at(-1)!.id
      rows = await scan(client, after, BATCH)
    }
  }
  return result
}

/** Returns the counts of one row that have changed. */
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
