import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import app from '@adonisjs/core/services/app'
import pg from 'pg'

const MIGRATIONS = 'database/migrations'

export interface TestDatabase {
  appUrl: string
  migratorUrl: string
  drop(): Promise<void>
}

function clusterUrl(database: string, role?: string) {
  const url = new URL(process.env.TEST_CLUSTER_URL!)
  url.pathname = database
  if (role) url.username = url.password = role
  return url.href
}

async function asSuperuser<T>(work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client(clusterUrl('postgres'))
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function migrationsDigest() {
  const digest = createHash('sha256')
  for (const file of (await readdir(app.makePath(MIGRATIONS))).sort()) {
    digest.update(file).update(await readFile(app.makePath(MIGRATIONS, file)))
  }
  return digest.digest('hex').slice(0, 16)
}

let template: Promise<string> | undefined
async function createTemplate() {
  const name = `template_${await migrationsDigest()}`
  await asSuperuser(async (client) => {
    await client.query('SELECT pg_advisory_lock(1)')
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (rowCount) return
    const draft = `draft_${randomUUID()}`
    await client.query(`CREATE DATABASE "${draft}" OWNER migrator`)
    await promisify(execFile)(
      process.execPath,
      ['ace.js', 'migration:run', '--connection=migrator'],
      {
        cwd: app.makePath(),
        env: {
          ...process.env,
          DATABASE_URL: clusterUrl(draft, 'app'),
          MIGRATOR_DATABASE_URL: clusterUrl(draft, 'migrator'),
        },
      }
    )
    await client.query(`ALTER DATABASE "${draft}" RENAME TO "${name}"`)
  })
  return name
}

export async function createDatabase(): Promise<TestDatabase> {
  const source = await (template ??= createTemplate())
  const name = `test_${randomUUID()}`
  await asSuperuser((client) =>
    client.query(`CREATE DATABASE "${name}" TEMPLATE "${source}" OWNER migrator`)
  )
  return {
    appUrl: clusterUrl(name, 'app'),
    migratorUrl: clusterUrl(name, 'migrator'),
    drop: async () => {
      await asSuperuser((client) => client.query(`DROP DATABASE "${name}" WITH (FORCE)`))
    },
  }
}
