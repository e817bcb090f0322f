import '#database/value_types'
import env from '#start/env'
import { defineConfig } from '@adonisjs/lucid'
import { closeOnTimeout, isReusable, reportStatements } from '#app/core/database/pool_guard'
import { SECOND_MS } from '#app/core/time'
import type { Client } from 'pg'

const MAX_CONNECTIONS = 20
/** How long opening a connection, a statement and a lock may take. Callers must get a response within two seconds. */
export const DEFAULT_TIMEOUT_MS = 2 * SECOND_MS
export const TIMEOUT_MS = env.get('DATABASE_TIMEOUT_MS', DEFAULT_TIMEOUT_MS)
/** The pool accepts whole numbers only. */
const ACQUIRE_TIMEOUT_MS = Math.round(0.5 * TIMEOUT_MS)
/** A frozen database aborts no statement itself. */
const ANSWER_TIMEOUT_MS = Math.round(0.85 * TIMEOUT_MS)

/** Whether each connection prepares its statements once. */
export const preparesStatements = env.get('PREPARED_STATEMENTS', 'on') === 'on'

/** Settings of every session of the `app` role: timeouts, and how its statements are planned. */
const APP_SESSION_OPTIONS = [
  `-c statement_timeout=${TIMEOUT_MS}`,
  `-c lock_timeout=${TIMEOUT_MS}`,
  '-c idle_in_transaction_session_timeout=10s',
  '-c timezone=UTC',
  // JIT compilation takes longer than any statement of a request may.
  '-c jit=off',
  // For memory and solid-state disks: with the default, the planner scans whole tables even for one page of a list.
  '-c random_page_cost=1.1',
]

/** Session settings are part of the URL: the driver sends them when it connects, before any statement. */
function databaseAddress(
  address: string,
  name: string,
  options: string[],
  driver: Record<string, number> = {}
) {
  const url = new URL(address)
  url.searchParams.set('application_name', name)
  url.searchParams.set('connectionTimeoutMillis', String(TIMEOUT_MS))
  url.searchParams.set('options', options.join(' '))
  for (const [key, value] of Object.entries(driver)) url.searchParams.set(key, String(value))
  return url.href
}

/** A migration that waits for its lock makes everybody behind it wait too, so it fails instead, and can be run again. */
const MIGRATOR_SESSION_OPTIONS = ['-c timezone=UTC', '-c lock_timeout=5s']

const migrations = { naturalSort: true, paths: ['database/migrations'] }

export default defineConfig({
  connection: 'postgres',
  connections: {
    postgres: {
      client: 'pg',
      connection: databaseAddress(env.get('DATABASE_URL'), 'botanica', APP_SESSION_OPTIONS, {
        query_timeout: ANSWER_TIMEOUT_MS,
      }),
      pool: {
        min: 0,
        max: MAX_CONNECTIONS,
        acquireTimeoutMillis: ACQUIRE_TIMEOUT_MS,
        afterCreate(connection: Client, done: () => void) {
          closeOnTimeout(connection)
          reportStatements(connection)
          done()
        },
        validate: isReusable,
      },
      schemaGeneration: { enabled: false, outputPath: './database/schema.ts' },
    },
    /** Owns the tables. Used for migrations and generating `schema.ts`, never by the server. */
    migrator: {
      client: 'pg',
      connection: databaseAddress(
        env.get('MIGRATOR_DATABASE_URL', env.get('DATABASE_URL')),
        'botanica-migrator',
        MIGRATOR_SESSION_OPTIONS
      ),
      pool: { min: 0, max: 2 },
      migrations,
      schemaGeneration: {
        enabled: env.get('NODE_ENV') === 'development',
        outputPath: './database/schema.ts',
        rulesPaths: ['./database/schema_rules.js'],
      },
    },
  },
})
