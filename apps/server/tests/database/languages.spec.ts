import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { LANGUAGES } from '#app/core/rules'
import { useDatabase } from '#tests/helpers/database'

const LANGUAGE_CHECKS = `
  SELECT conrelid::regclass::text AS table, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype = 'c' AND pg_get_constraintdef(oid) ~ '\\mlanguage\\M'`

test.group('Languages of the interface', (group) => {
  useDatabase(group)

  test('no table lists them, so that another one needs no migration', async ({ assert }) => {
    const { rows } = await db.rawQuery<{ rows: { table: string; definition: string }[] }>(
      LANGUAGE_CHECKS
    )
    assert.include(
      rows.map(({ table }) => table),
      'web_push_subscriptions'
    )
    for (const { table, definition } of rows) {
      for (const language of LANGUAGES) assert.notInclude(definition, `'${language}'`, table)
    }
  })
})
