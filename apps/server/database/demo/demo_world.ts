import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { WorldOptions } from '@botanica/demo-world'
import { runInTransaction } from '#app/core/database/run_in_transaction'
import { publish } from '#app/core/outbox/outbox'
import { DemoError } from '#database/demo/demo_command'
import { seedDemoWorld, type SeedReport } from '#database/demo/seed_demo_world'

/** The topic that tells all server processes to drop their caches. */
export const EVERYTHING_TOPIC = 'everything'
export const ALL = '*'

export const OWNER_CONNECTION = 'migrator'

/** Key of the advisory lock. Any number works if every seeding process uses the same one. */
const SEEDING_LOCK = 4_127_002

/**
 * The root tables of the demo data; truncating them also empties the tables that refer to them. The outbox is not
 * emptied, because server processes continue reading from their position.
 */
const ROOT_TABLES = [
  'users',
  'categories',
  'bots',
  'advertisements',
  'discord_announcements',
  'admin_logs',
  'idempotency_keys',
  'presences',
  'premium_transactions',
  'webhook_events',
  'webhook_deliveries',
  'jobs',
  'transparency_days',
  'transparency_decisions',
]

const NOT_INSTALLED =
  'The demo world is not part of this installation. It comes with a development install: ' +
  'run `pnpm install` without `--prod` in the repository.'

/** Production installs omit these packages, so they are imported only on demand. */
export async function loadOrFail<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new DemoError(NOT_INSTALLED, { cause: error })
  }
}

export function loadDemoWorld() {
  return loadOrFail(() => import('@botanica/demo-world'))
}

async function seed(
  trx: TransactionClientContract,
  now: Date,
  options?: WorldOptions
): Promise<SeedReport> {
  const { createDemoWorld, dateAt } = await loadDemoWorld()
  const report = await seedDemoWorld(trx, createDemoWorld(options), now, dateAt)
  await publish(trx, { topic: EVERYTHING_TOPIC, key: ALL })
  return report
}

export function asOwner<T>(work: (trx: TransactionClientContract) => Promise<T>): Promise<T> {
  return runInTransaction(
    async (trx) => {
      await trx.rawQuery('SELECT pg_advisory_xact_lock(?)', [SEEDING_LOCK])
      return work(trx)
    },
    { client: db.connection(OWNER_CONNECTION) }
  )
}

/**
 * Fills the tables with the demo data as of `now`: all of it, unless the options limit it.
 * @returns the number of rows by table, or nothing if there are bots already
 */
export function seedWhenEmpty(now: Date, options?: WorldOptions): Promise<SeedReport | undefined> {
  return asOwner(async (trx) => {
    if (await trx.from('bots').select('id').first()) return undefined
    return seed(trx, now, options)
  })
}

/** Empties the tables and fills them with the demo data as of `now`. */
export function resetToDemoWorld(now: Date, options?: WorldOptions): Promise<SeedReport> {
  return asOwner(async (trx) => {
    await trx.rawQuery(`TRUNCATE ${ROOT_TABLES.join(', ')} RESTART IDENTITY CASCADE`)
    return seed(trx, now, options)
  })
}
