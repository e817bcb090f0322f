import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { BaseSchema } from '@adonisjs/lucid/schema'
import { assertContract } from '@botanica/testkit/contract-snapshot'
import { test } from '@japa/runner'
import { DEFAULT_CATEGORIES } from '#database/default_categories'
import { makeUser } from '#database/factories/index'
import { issueAccessToken } from '#app/identity/access_tokens'
import { apiDocument } from '#app/site/api_document'
import { apiLines } from '#tests/contract/support/api_lines'
import { findAll, readSources } from '#tests/contract/support/sources'
import { valueLines } from '#tests/contract/support/value_lines'
import { catalogLines } from '#tests/helpers/catalog'
import { MIGRATOR_CONNECTION, useDatabase } from '#tests/helpers/database'
import { useServer } from '#tests/helpers/http'
import { setCookiesOf } from '#tests/identity/support/browser'

const ROOT = app.makePath('../..')

/** The arguments of `npm test` that run this file. */
const SUITE = 'server contract/'

/** Versions of extensions depend on PostgreSQL. */
const EXTENSION_VERSION = /^(extension \S+) .*/
const EXTENSION_FUNCTIONS = `
  SELECT concat('function ', objid::regprocedure, ' ') AS line FROM pg_depend
  WHERE classid = 'pg_proc'::regclass AND deptype = 'e'`

const ENVIRONMENT_VARIABLES = [
  /\benv\.([A-Z][A-Z0-9_]+)\b/g,
  /\benv\['([A-Z][A-Z0-9_]+)'\]/g,
  /\b\w*VARIABLE = '([A-Z][A-Z0-9_]+)'/g,
  /\bvariable: '([A-Z][A-Z0-9_]+)'/g,
] as const

function assertSnapshot(name: string, lines: readonly string[]) {
  const file = join(import.meta.dirname, 'snapshots', `${name}.txt`)
  assertContract({ file, lines, suite: SUITE })
}

async function ownerRows<Row>(statement: string): Promise<Row[]> {
  const { rows } = await db.connection(MIGRATOR_CONNECTION).rawQuery<{ rows: Row[] }>(statement)
  return rows
}

async function databaseLines(): Promise<string[]> {
  const lines = await catalogLines(ownerRows)
  const ofExtensions = await ownerRows<{ line: string }>(EXTENSION_FUNCTIONS)
  return lines
    .filter((line) => !ofExtensions.some((one) => line.startsWith(one.line)))
    .map((line) => line.replace(EXTENSION_VERSION, '$1'))
}

/**
 * The statements of each migration, by the name that databases store for it. Rows that `defer` inserts are not
 * included: the default categories of a new site.
 */
async function migrationLines(): Promise<string[]> {
  const client = db.connection(MIGRATOR_CONNECTION)
  const rows = await ownerRows<{ name: string }>('SELECT name FROM adonis_schema')
  return Promise.all(
    rows.map(async ({ name }) => {
      const { default: Migration } = (await import(app.makePath(`${name}.ts`))) as {
        default: typeof BaseSchema
      }
      const statements = await new Migration(client, name, true).execUp()
      const hash = createHash('sha256').update(JSON.stringify(statements)).digest('hex')
      return `migration ${name} ${hash}`
    })
  )
}

function workspaceLines(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const sources = ['apps', 'packages', 'tools'].flatMap((folder) => readSources(join(ROOT, folder)))
  const decisions = readdirSync(join(ROOT, 'docs/decisions'))
  return [
    ...Object.keys(scripts).map((name) => `npm script ${name}`),
    ...findAll(sources, ENVIRONMENT_VARIABLES).map((name) => `environment variable ${name}`),
    ...findAll(decisions, [/^(\d{4})-/g]).map((number) => `decision ${number}`),
  ]
}

test.group('The contract', (group) => {
  useDatabase(group)
  const server = useServer(group)

  test('of the API', async () => {
    assertSnapshot('api', apiLines(await apiDocument()))
  })

  test('of the database', async () => {
    assertSnapshot('database', await databaseLines())
  })

  test('of migrations', async () => {
    assertSnapshot('migrations', [
      ...(await migrationLines()),
      ...DEFAULT_CATEGORIES.map(
        ({ name, description }) => `row categories ${name}: ${description}`
      ),
    ])
  })

  test('of values', async ({ assert }) => {
    const signIn = setCookiesOf(await server.client.get('/api/auth/discord'))
    assert.lengthOf(signIn, 1)
    const secret = await issueAccessToken({
      userId: (await makeUser()).id,
      name: 'Laptop',
      scope: 'member',
    })
    assertSnapshot('values', [
      ...(await valueLines()),
      ...signIn.map(({ name }) => `cookie ${name}`),
      `token prefix ${/^[a-z]+_/.exec(secret.release())![0]}`,
    ])
  })

  test('of the workspace', () => {
    assertSnapshot('workspace', workspaceLines())
  })
})
