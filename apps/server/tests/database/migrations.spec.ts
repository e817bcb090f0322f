import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ace from '@adonisjs/core/services/ace'
import app from '@adonisjs/core/services/app'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DEFAULT_CATEGORIES } from '#database/default_categories'
import { makeCategory } from '#database/factories/index'
import { catalogLines } from '#tests/helpers/catalog'
import { MIGRATOR_CONNECTION, useDatabase } from '#tests/helpers/database'

const TRIGGERS_MIGRATION = '_compare_changed_rows_in_a_function'
const CATEGORIES_MIGRATION = '_let_owners_manage_categories'

/**
 * Rolls migrations back.
 * @param steps how many; all by default
 */
async function migrate(direction: 'up' | 'down', steps?: number) {
  const runner = new MigrationRunner(db, app, {
    connectionName: MIGRATOR_CONNECTION,
    direction,
    ...(direction === 'down' && (steps === undefined ? { batch: 0 } : { step: steps })),
  } as ConstructorParameters<typeof MigrationRunner>[2])
  await runner.run()
  if (runner.error) throw runner.error
}

/** Returns the number of migrations from this one on. */
async function stepsTo(migration: string) {
  const files = (await readdir(app.migrationsPath())).toSorted()
  return files.length - files.findIndex((file) => file.includes(migration))
}

const catalog = () =>
  catalogLines(async (statement) => {
    const { rows } = await db.connection(MIGRATOR_CONNECTION).rawQuery(statement)
    return rows
  })

test.group('Database | migrations', (group) => {
  useDatabase(group)

  test('roll back completely, and lead to the same schema again', async ({ assert }) => {
    const before = await catalog()
    assert.isAbove(before.length, 100)

    await migrate('down')
    const left = (await catalog()).filter((line) => !/adonis_schema|^extension plpgsql/.test(line))
    assert.deepEqual(left, [])

    await migrate('up')
    assert.deepEqual(await catalog(), before)
    const categories = await db.from('categories').select('name', 'description').orderBy('id')
    assert.deepEqual(categories, [...DEFAULT_CATEGORIES])
  })

  test('create the trigger that a dump of the former tables could not contain', async ({
    assert,
  }) => {
    const owner = db.connection(MIGRATOR_CONNECTION)
    await migrate('down', await stepsTo(TRIGGERS_MIGRATION))
    await owner.rawQuery('DROP TRIGGER users_touch ON users')
    await migrate('up')
    const { rows } = await owner.rawQuery(
      "SELECT tgname FROM pg_trigger WHERE tgname = 'users_touch'"
    )
    assert.lengthOf(rows, 1)
  })

  test('do not change the categories of an existing site', async ({ assert }) => {
    const { id } = await makeCategory('Gardening')
    await db.connection(MIGRATOR_CONNECTION).from('categories').whereNot('id', id).delete()
    await migrate('down', await stepsTo(CATEGORIES_MIGRATION))
    await migrate('up')
    assert.deepEqual(
      (await db.from('categories').select('name')).map(({ name }) => name),
      ['Gardening']
    )
  })

  test('leave no trigger that a restored dump could not create again', async ({ assert }) => {
    const owner = db.connection(MIGRATOR_CONNECTION)
    const { rows } = await owner.rawQuery(`
      SELECT tgname AS name, tgrelid::regclass::text AS table, pg_get_triggerdef(oid) AS definition
      FROM pg_trigger WHERE NOT tgisinternal
    `)
    assert.isNotEmpty(rows)
    const trx = await owner.transaction()
    try {
      for (const { name, table, definition } of rows) {
        // A column that is generated later must not break it either.
        await trx.rawQuery(
          `ALTER TABLE ${table} ADD COLUMN IF NOT EXISTS later integer GENERATED ALWAYS AS (1) STORED`
        )
        await trx.rawQuery(`DROP TRIGGER "${name}" ON ${table}`)
        await trx.rawQuery(definition)
      }
    } finally {
      await trx.rollback()
    }
  })

  test('result in the committed schema.ts', async ({ assert, cleanup }) => {
    const directory = await mkdtemp(join(tmpdir(), 'schema-'))
    cleanup(() => rm(directory, { recursive: true }))
    const outputPath = join(directory, 'schema.ts')
    const { config } = db.manager.get(MIGRATOR_CONNECTION)!
    const committed = config.schemaGeneration
    config.schemaGeneration = { ...committed!, enabled: true, outputPath }
    cleanup(() => {
      config.schemaGeneration = committed
    })

    await ace.boot()
    const command = await ace.exec('schema:generate', [
      `--connection=${MIGRATOR_CONNECTION}`,
      '--compact-output',
    ])
    command.assertSucceeded()
    assert.equal(
      await readFile(outputPath, 'utf8'),
      await readFile(app.makePath('database/schema.ts'), 'utf8')
    )
  })
})
