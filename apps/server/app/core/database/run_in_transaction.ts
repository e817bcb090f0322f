import db from '@adonisjs/lucid/services/db'
import type {
  IsolationLevels,
  QueryClientContract,
  TransactionClientContract,
} from '@adonisjs/lucid/types/database'
import { ExponentialBackoff, handleWhen, retry } from 'cockatiel'

/** Serialization failure and deadlock: PostgreSQL has rolled back, and a retry may succeed. */
const CONTENTION_SQLSTATES: ReadonlySet<unknown> = new Set(['40001', '40P01'])
const MAX_RETRIES = 2
const FIRST_RETRY_DELAY_MS = 20

const COMMITTED = 'COMMIT'

export interface TransactionOptions {
  /** The connection to use; the server's own by default. */
  client?: QueryClientContract
  isolationLevel?: IsolationLevels
  /** Rolls back at the end instead of committing. */
  isDryRun?: boolean
}

const retryContention = retry(
  handleWhen((error) => CONTENTION_SQLSTATES.has((error as { code?: unknown }).code)),
  {
    maxAttempts: MAX_RETRIES,
    backoff: new ExponentialBackoff({ initialDelay: FIRST_RETRY_DELAY_MS }),
  }
)

/**
 * Runs `work` in a transaction of its own and resolves with its result once PostgreSQL has confirmed the COMMIT. Every
 * transaction of the server goes through here: the library's own `transaction()` resolves even when BEGIN or COMMIT
 * failed (docs/upstream/transactions.md).
 * After a serialization failure or a deadlock the work is run again, up to two times. It must therefore carry no state
 * from one run to the next, and do nothing outside of `trx` that may not happen twice.
 * @throws what `work` threw, or the error of PostgreSQL or the driver for BEGIN or COMMIT. After a lost connection at
 * COMMIT it is unknown whether the transaction was committed.
 */
export async function runInTransaction<Result>(
  work: (trx: TransactionClientContract) => Promise<Result>,
  { client = db.connection(), isolationLevel, isDryRun = false }: TransactionOptions = {}
): Promise<Result> {
  return retryContention.execute(async () => {
    const trx = await begin(client, isolationLevel)
    let result: Result
    try {
      result = await work(trx)
    } catch (error) {
      await trx.rollback()
      throw error
    }
    await (isDryRun ? trx.rollback() : commit(trx))
    return result
  })
}

/** Knex returns a transaction even if its BEGIN failed; only its execution promise rejects. */
async function begin(client: QueryClientContract, isolationLevel?: IsolationLevels) {
  // oxlint-disable-next-line eslint/no-restricted-properties -- the only place that checks the result of the library's call
  const trx = await client.transaction(isolationLevel && { isolationLevel })
  if (trx.isCompleted) await trx.knexClient.executionPromise
  return trx
}

/**
 * Knex resolves `commit()` even if COMMIT failed, and PostgreSQL answers COMMIT with ROLLBACK after a failed
 * statement.
 */
async function commit(trx: TransactionClientContract) {
  const { knexClient } = trx
  // Lucid's commit() runs the hooks of a transaction, but drops PostgreSQL's response.
  const sendCommit: () => PromiseLike<unknown> = knexClient.commit
  let reply: unknown
  const commitAndRemember = async () => {
    reply = await sendCommit()
  }
  Object.assign(knexClient, { commit: commitAndRemember })
  await trx.commit()
  await knexClient.executionPromise
  const { command } = (reply as { response: { command: string } }).response
  if (command !== COMMITTED) {
    throw new Error(`The transaction was not committed: PostgreSQL answered COMMIT with ${command}`)
  }
}
