import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import app from '@adonisjs/core/services/app'
import type { BaseSchema } from '@adonisjs/lucid/schema'
import db from '@adonisjs/lucid/services/db'
import { getActiveTestOrFail, test } from '@japa/runner'
import { MIGRATOR_CONNECTION, useDatabase } from '#tests/helpers/database'

const SQUAWK = app.makePath('node_modules/.bin/squawk')
/** The oldest that operators may run. */
const POSTGRES_VERSION = '15.0'
/** Matters of style, and time limits, which are set for every session of the migrations (`config/database.ts`). */
const NOT_ABOUT_LOCKS = [
  'prefer-robust-stmts',
  'prefer-text-field',
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-identity',
  'prefer-timestamp-tz',
  'require-lock-timeout',
  'require-statement-timeout',
]

const INDEX = 'require-concurrent-index-creation'
const CONSTRAINT = 'constraint-missing-not-valid'
const FOREIGN_KEY = 'adding-foreign-key-constraint'
const COLUMN = 'adding-field-with-default'
const NULLABLE = 'ban-drop-not-null'

/**
 * Migrations that would lock or rewrite a big table or break the release before, with the rules that they violate
 * (https://squawkhq.com/docs/rules). Those without a comment are older than this check; a new one needs a reason, such
 * as a small table.
 */
const ALLOWED: Record<string, readonly string[]> = {
  '1795262000040_quicken_staff_lists': [INDEX],
  '1795262000041_deliver_announcements': [CONSTRAINT, INDEX],
  '1795262000042_create_inbox_tables': [INDEX],
  '1795262000050_find_members_and_logs': [COLUMN, INDEX],
  '1795262000060_order_feeds': [INDEX],
  '1795262000070_create_premium_subscriptions': [CONSTRAINT],
  '1795262000071_order_applications': [INDEX],
  '1795262000072_end_subscriptions': [CONSTRAINT, INDEX],
  '1795262000120_follow_subscriptions': [CONSTRAINT, INDEX],
  '1795262000122_create_support_requests': [CONSTRAINT],
  '1795262000170_let_subscriptions_have_any_language': [CONSTRAINT],
  '1795262000180_store_requested_permissions': [COLUMN, INDEX],
  // A small table: one row per bot whose owners created a token.
  '1795262000210_let_bots_have_several_tokens': ['require-concurrent-index-deletion', INDEX],
  // The same small table.
  '1795262000402_let_bot_tokens_read_events': [CONSTRAINT],
  // The same.
  '1795262300101_let_bot_tokens_read_analytics': [CONSTRAINT],
  // A table with the decisions of the last seconds.
  '1795390000000_add_reviews_to_decision_news': [FOREIGN_KEY],
  // The same.
  '1795400000000_add_changes_to_decision_news': [FOREIGN_KEY],
  // The same; the release before reads only rows that it has written, by their bots.
  '1795410000000_add_reports_to_decision_news': [FOREIGN_KEY, NULLABLE, CONSTRAINT],
  // The same.
  '1795420000000_add_removed_reviews_to_decision_news': [FOREIGN_KEY, CONSTRAINT],
  '1795430000000_add_members_to_decision_news': [FOREIGN_KEY, CONSTRAINT],
  // A table with a row per open screen of staff.
  '1795430000000_let_support_requests_have_readers': [CONSTRAINT],
}

interface MigrationSql {
  name: string
  statements: readonly string[]
  isInTransaction: boolean
}

/** @returns the names of the rules that each migration violates, without those that violate none */
async function findViolations(migrations: readonly MigrationSql[]) {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  getActiveTestOrFail().cleanup(() => rm(folder, { recursive: true }))
  const violations: Record<string, string[]> = {}
  for (const isInTransaction of [true, false]) {
    const files = migrations.filter((migration) => migration.isInTransaction === isInTransaction)
    if (files.length === 0) continue
    for (const { name, statements } of files) {
      await writeFile(join(folder, name), statements.map((one) => `${one};\n`).join(''))
    }
    const { stdout, stderr } = spawnSync(
      SQUAWK,
      [
        '--reporter=Json',
        `--pg-version=${POSTGRES_VERSION}`,
        `--exclude=${NOT_ABOUT_LOCKS.join(',')}`,
        // Then it knows that a table of the same migration is empty.
        isInTransaction ? '--assume-in-transaction' : '--no-assume-in-transaction',
        ...files.map(({ name }) => join(folder, name)),
      ],
      { encoding: 'utf8' }
    )
    if (!stdout) throw new Error(stderr)
    for (const { file, rule_name: rule } of JSON.parse(stdout) as Violation[]) {
      const rules = (violations[basename(file)] ??= [])
      if (!rules.includes(rule)) rules.push(rule)
    }
  }
  return violations
}

interface Violation {
  file: string
  rule_name: string
}

test.group('Database | safety of migrations', (group) => {
  useDatabase(group)

  test('none locks or rewrites a big table, or breaks the release before', async ({ assert }) => {
    const owner = db.connection(MIGRATOR_CONNECTION)
    const { rows } = await owner.rawQuery<{ rows: { name: string }[] }>(
      'SELECT name FROM adonis_schema'
    )
    const migrations = await Promise.all(
      rows.map(async ({ name }) => {
        const { default: Migration } = (await import(app.makePath(`${name}.ts`))) as {
          default: typeof BaseSchema
        }
        return {
          name: basename(name),
          statements: (await new Migration(owner, name, true).execUp()) as string[],
          isInTransaction: !Migration.disableTransactions,
        }
      })
    )
    assert.deepEqual(await findViolations(migrations), ALLOWED)
  })

  for (const [statement, rule] of [
    ['ALTER TABLE bots ADD COLUMN twice bigint GENERATED ALWAYS AS (id * 2) STORED', COLUMN],
    ['CREATE INDEX bots_name_index ON bots (name)', INDEX],
    ['ALTER TABLE bots ALTER COLUMN name TYPE varchar(10)', 'changing-column-type'],
    ["ALTER TABLE bots ADD CONSTRAINT named CHECK (name <> '')", CONSTRAINT],
    ['ALTER TABLE bots DROP COLUMN name', 'ban-drop-column'],
  ] as const) {
    test(`refuses ${statement}`, async ({ assert }) => {
      const name = 'next_migration'
      const violations = await findViolations([
        { name, statements: [statement], isInTransaction: true },
      ])
      assert.deepEqual(violations, { [name]: [rule] })
    })
  }
})
