import { once } from 'node:events'
import { access, constants, statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import env from '#start/env'
import { DEFAULT_BACKUP_DIR } from '#app/core/backup/create_backup'
import { type Check, failed, ok } from '#app/core/console/checkup'
import { DATABASE } from '#app/core/console/database_checks'
import { queryRows, sql } from '#app/core/database/sql'
import { connectRedis } from '#app/core/rate_limit/redis_client'
import { SECOND_MS } from '#app/core/time'

const GIGABYTE = 1e9
const MIN_FREE_BYTES = GIGABYTE
const REDIS_DEADLINE_MS = 2 * SECOND_MS

/** The folder, or the closest folder above it that exists: backups create the rest. */
async function findExistingFolder(path: string): Promise<string> {
  try {
    await access(path)
    return path
  } catch {
    return findExistingFolder(dirname(path))
  }
}

const inGigabytes = (bytes: number) => `${(bytes / GIGABYTE).toFixed(1)} GB`

/** A backup is smaller than its database, because it is compressed and has no indexes. */
async function checkDisk() {
  const directory = resolve(env.get('BACKUP_DIR', DEFAULT_BACKUP_DIR))
  const folder = await findExistingFolder(directory)
  await access(folder, constants.W_OK)
  const { bavail, bsize } = await statfs(folder)
  const [row] = await queryRows<{ size: string }>(
    sql`SELECT pg_database_size(current_database())::text AS size`
  )
  const free = bavail * bsize
  const needed = Math.max(MIN_FREE_BYTES, Number(row!.size))
  if (free >= needed) return ok(`${inGigabytes(free)} are free for backups in ${directory}.`)
  return failed(
    `Only ${inGigabytes(free)} are free in ${directory}, and a backup may need ${inGigabytes(needed)}.`,
    'Free some space, or put backups elsewhere with BACKUP_DIR.'
  )
}

async function checkRedis() {
  const url = env.get('REDIS_URL')
  if (url === undefined) return ok('Not set; each process limits its share of the requests.')
  const redis = connectRedis(url, { commandTimeoutMs: REDIS_DEADLINE_MS })
  try {
    await once(redis, 'ready')
    return ok('Redis answers.')
  } finally {
    redis.disconnect()
  }
}

/** The checks of this machine and of optional services, for `ace doctor`. */
export const MACHINE_CHECKS: readonly Check[] = [
  {
    name: 'disk',
    needs: DATABASE,
    fix: 'Let the account that takes backups write to the folder, or name another one with BACKUP_DIR.',
    run: checkDisk,
  },
  {
    name: 'redis',
    fix: 'Start Redis, correct REDIS_URL, or remove it: without Redis each process limits its share.',
    run: checkRedis,
  },
]
