import { readdir } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import app from '@adonisjs/core/services/app'
import { queryRows, sql } from '#app/core/database/sql'

const MIGRATIONS_DIR = 'database/migrations'
const SOURCE = /(?<!\.d)\.[jt]s$/

const getMigrationName = (path: string) => basename(path, extname(path))

async function filesOfThisBuild() {
  const files = await readdir(app.makePath(MIGRATIONS_DIR))
  return files.filter((file) => SOURCE.test(file)).map(getMigrationName)
}

let expected: Promise<string[]> | undefined

/** Lists the migrations of this build. */
export function knownMigrations(): Promise<string[]> {
  expected ??= filesOfThisBuild()
  return expected
}

/** Lists the migrations of this build that the database does not have yet. */
export async function pendingMigrations(): Promise<string[]> {
  const rows = await queryRows<{ name: string }>(sql`SELECT name FROM adonis_schema`)
  const done = new Set(rows.map(({ name }) => basename(name)))
  return (await knownMigrations()).filter((name) => !done.has(name))
}
