import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { useDatabase } from '#tests/helpers/database'

/** The name under which Lucid stores the migrations. */
const LIBRARY_TABLES = new Set(['adonis_schema', 'adonis_schema_versions'])

interface Owned {
  TABLES: readonly string[]
  PUBLISHED_VIEWS?: readonly string[]
}

async function ownedByContexts(): Promise<string[]> {
  const contexts = await readdir(app.makePath('app'))
  const files = contexts
    .map((context) => app.makePath('app', context, 'tables.ts'))
    .filter((file) => existsSync(file))
  const lists = await Promise.all(files.map((file) => import(file) as Promise<Owned>))
  return lists.flatMap(({ TABLES, PUBLISHED_VIEWS = [] }) => TABLES.concat(PUBLISHED_VIEWS))
}

test.group('Database | table owners', (group) => {
  useDatabase(group)

  test('assign each table and view to one context', async ({ assert }) => {
    const { rows } = await db.rawQuery<{ rows: { name: string }[] }>(`
      SELECT relname AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v', 'm', 'p')
    `)
    const names = rows.map(({ name }) => name).filter((name) => !LIBRARY_TABLES.has(name))
    assert.deepEqual((await ownedByContexts()).toSorted(), names.toSorted())
  })
})
