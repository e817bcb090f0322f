import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ace from '@adonisjs/core/services/ace'
import app from '@adonisjs/core/services/app'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { MIGRATOR_CONNECTION, useDatabase } from '#tests/helpers/database'

async function migrate(direction: 'up' | 'down') {
  const runner = new MigrationRunner(db, app, {
    connectionName: MIGRATOR_CONNECTION,
    direction,
    ...(direction === 'down' ? { batch: 0 } : {}),
  } as ConstructorParameters<typeof MigrationRunner>[2])
  await runner.run()
  if (runner.error) throw runner.error
}

/** Everything that migrations make, as sorted lines: columns, constraints, indexes, triggers, functions, grants. */
async function catalogue(): Promise<string[]> {
  const { rows } = await db.connection(MIGRATOR_CONNECTION).rawQuery(`
    SELECT concat_ws(' ', 'column', table_name, column_name, data_type, is_nullable, column_default) AS line
    FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT concat_ws(' ', 'index', indexdef) FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT concat_ws(' ', 'trigger', pg_get_triggerdef(oid)) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT concat_ws(' ', 'function', oid::regprocedure) FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace
    UNION ALL SELECT concat_ws(' ', 'view', viewname, definition) FROM pg_views WHERE schemaname = 'public'
    UNION ALL SELECT concat_ws(' ', 'grant', oid::regclass, relacl) FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v')
    ORDER BY line
  `)
  return rows.map(({ line }: { line: string }) => line)
}

test.group('Database | migrations', (group) => {
  useDatabase(group)

  test('go down to nothing and up again to the same', async ({ assert }) => {
    const before = await catalogue()
    assert.isAbove(before.length, 100)

    await migrate('down')
    const left = (await catalogue()).filter((line) => !line.includes('adonis_schema'))
    assert.deepEqual(left, [])

    await migrate('up')
    assert.deepEqual(await catalogue(), before)
  })

  test('give the committed schema.ts', async ({ assert, cleanup }) => {
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
