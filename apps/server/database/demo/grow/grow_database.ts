import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { publish } from '#app/core/outbox/outbox'
import { DemoError } from '#database/demo/demo_command'
import {
  ALL,
  asOwner,
  EVERYTHING_TOPIC,
  loadDemoWorld,
  OWNER_CONNECTION,
  seedWhenEmpty,
} from '#database/demo/demo_world'
import { withBareTables } from '#database/demo/grow/bulk'
import { copyInto } from '#database/demo/grow/copy'
import { memberId, type Plan } from '#database/demo/grow/growth'
import { createMaterial } from '#database/demo/grow/material'
import { grownTables } from '#database/demo/grow/tables'
import { BULK_LOAD, type SeedReport } from '#database/demo/seed_demo_world'

const MAX_MEMBERS = 200_000
const BOTS_PER_MEMBER = 5
/** Minimum number of members. With fewer, each would own and vote for an unrealistic share of the bots. */
const MIN_MEMBERS = 100
/** Ids with this many digits sort as text in the same order as numbers. */
const HIGHEST_MEMBER = memberId(99_999_999)
/** With the default, index entries for a million bots would be written about a dozen times. */
const INDEX_MEMORY = '512MB'
const DISK_FULL = '53100'

/** Progress: a table being copied, with the number of bots so far and in all, or a step without a count. */
export interface GrowthProgress {
  readonly step: string
  readonly done?: number
  readonly total?: number
}

export interface GrowOptions {
  /** Number of bots that the database should have. */
  readonly bots: number
  readonly now: Date
  readonly onProgress: (progress: GrowthProgress) => void
}

/**
 * Adds bots with members, reviews and votes until the database has the given number of bots. Adds all of them or, if
 * anything fails, none. Seeds an empty database with the demo data first.
 * @returns the number of added rows by table, or nothing if there are enough bots
 */
export async function growDatabase(options: GrowOptions): Promise<SeedReport | undefined> {
  options.onProgress({ step: 'demo world' })
  await seedWhenEmpty(options.now)
  try {
    const report = await asOwner((trx) => grow(trx, options))
    options.onProgress({ step: 'statistics' })
    // VACUUM cannot run in a transaction. Index-only scans also need the visibility map.
    for (const { name } of grownTables) await owner().rawQuery(`VACUUM (ANALYZE) ${name}`)
    return report
  } catch (error) {
    if ((error as { code?: unknown }).code !== DISK_FULL) throw error
    throw new DemoError('The disk is full. Nothing was added.', { cause: error })
  }
}

function owner() {
  return db.connection(OWNER_CONNECTION)
}

async function grow(
  trx: TransactionClientContract,
  { bots, now, onProgress }: GrowOptions
): Promise<SeedReport | undefined> {
  const plan = await planOf(trx, bots, now)
  if (plan === undefined) return undefined
  const total = plan.lastBot - plan.firstBot + 1
  const ids = { ratings: (await highestId(trx, 'ratings')) + 1 }
  const report: SeedReport = {}

  await trx.rawQuery(`SET LOCAL ${BULK_LOAD} = 'on'`)
  await trx.rawQuery(`SET LOCAL maintenance_work_mem = '${INDEX_MEMORY}'`)
  await withBareTables(
    trx,
    grownTables.map(({ name }) => name),
    async () => {
      for (const { name, columns, rows } of grownTables) {
        const watched = {
          ...plan,
          onBot: (done: number) => onProgress({ step: name, done, total }),
        }
        report[name] = await copyInto(trx, name, columns, rows(watched, ids))
      }
    },
    () => onProgress({ step: 'indexes' })
  )
  for (const table of ['bots', 'ratings']) {
    await trx.rawQuery(
      `SELECT setval(pg_get_serial_sequence(:table, 'id'), (SELECT max(id) FROM ${table}))`,
      { table }
    )
  }
  onProgress({ step: 'search' })
  await trx.rawQuery('SELECT rebuild_search()')
  await publish(trx, { topic: EVERYTHING_TOPIC, key: ALL })
  return report
}

/** Returns what to add, or nothing if there are enough bots already. */
async function planOf(
  trx: TransactionClientContract,
  bots: number,
  now: Date
): Promise<Omit<Plan, 'onBot'> | undefined> {
  const { rows } = await trx.rawQuery<{ rows: { bots: string; members: string | null }[] }>(
    `SELECT (SELECT count(*) FROM bots) AS bots,
            (SELECT max(id) FROM users WHERE id BETWEEN ? AND ?) AS members`,
    [memberId(1), HIGHEST_MEMBER]
  )
  const have = Number(rows[0]!.bots)
  if (have >= bots) return undefined

  const { createDemoWorld, randomFor } = await loadDemoWorld()
  const firstBot = (await highestId(trx, 'bots')) + 1
  const lastMember = rows[0]!.members
  const members = lastMember === null ? 0 : Number(BigInt(lastMember) - BigInt(memberId(0)))
  const wanted = Math.min(MAX_MEMBERS, Math.ceil(bots / BOTS_PER_MEMBER))
  return {
    now,
    firstBot,
    lastBot: firstBot + bots - have - 1,
    firstMember: members + 1,
    lastMember: Math.max(members, wanted, MIN_MEMBERS),
    // A bot's tags are sorted in the collation of the database.
    categories: await trx.from('categories').select('id', 'name').orderBy('name'),
    randomFor,
    material: createMaterial(createDemoWorld()),
  }
}

async function highestId(trx: TransactionClientContract, table: string): Promise<number> {
  const row = await trx.from(table).max('id as highest').firstOrFail()
  return Number(row.highest ?? 0)
}
