import db from '@adonisjs/lucid/services/db'
import { type Check, failed, ok, warning } from '#app/core/console/checkup'
import { databaseTime } from '#app/core/database/database_time'
import { queryRows, sql } from '#app/core/database/sql'
import { findDurabilityProblem } from '#app/core/process/durability'
import { pendingMigrations } from '#app/core/process/migrations_state'
import { SECOND_MS } from '#app/core/time'

const OLDEST_POSTGRES = 150_000
const MIGRATOR = 'migrator'
const MIGRATE = 'node ace.js migration:run --force --connection=migrator'
/** Staff sessions and payment signatures are judged by the process's clock, everything else by the database's. */
const MAX_CLOCK_SKEW_MS = 5 * SECOND_MS
/** A table that everybody's requests read, and one that the server only ever appends to. */
const READ_TABLE = 'users'
const APPEND_ONLY_TABLE = 'admin_logs'

interface Rights {
  role: string
  superuser: boolean
  creates: boolean
  owned: number
  unreadable: string[]
  deletes: boolean
}

/** A table is of no use to the server only if it has no right on any of its columns. */
async function readRights(): Promise<Rights> {
  const [rights] = await queryRows<Rights>(sql`
    SELECT current_user AS role,
      (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS superuser,
      has_schema_privilege('public', 'CREATE') AS creates,
      (SELECT count(*)::int FROM pg_tables WHERE schemaname = 'public' AND tableowner = current_user) AS owned,
      ARRAY(
        SELECT tablename::text FROM pg_tables WHERE schemaname = 'public'
          AND NOT has_any_column_privilege(quote_ident(tablename), 'SELECT, INSERT, UPDATE')
        ORDER BY 1
      ) AS unreadable,
      coalesce(has_table_privilege(to_regclass(${APPEND_ONLY_TABLE}), 'DELETE'), false) AS deletes
  `)
  return rights!
}

async function checkServerRole() {
  const { role, superuser, creates, owned, unreadable, deletes } = await readRights()
  if (superuser || creates || owned > 0 || deletes) {
    return failed(
      `The role ${role} may do more than a server should: it is a superuser, owns tables or may create or delete them.`,
      'Give DATABASE_URL the role that the migrations have granted its rights to, not the owner of the tables (docs/operations/install.md).'
    )
  }
  if (unreadable.length > 0) {
    return failed(
      `The role ${role} has no rights on ${unreadable.join(', ')}.`,
      'The migrations grant rights to the role that DATABASE_URL named when they ran. Name that role again, or grant its rights to this one: GRANT <old role> TO <new role>.'
    )
  }
  return ok(`The role ${role} has the rights of a server.`)
}

/** Whether the connection for migrations is set up: as the owner of the tables, and as another role than the server's. */
async function checkMigratorRole() {
  const [row] = await queryRows<{ role: string; creates: boolean; foreign: number }>(
    sql`
      SELECT current_user AS role, has_schema_privilege('public', 'CREATE') AS creates,
        (SELECT count(*)::int FROM pg_tables
          WHERE schemaname = 'public' AND NOT pg_has_role(tableowner, 'USAGE')) AS foreign
    `,
    db.connection(MIGRATOR)
  )
  const { role, creates, foreign } = row!
  if (creates && foreign === 0) return ok(`The role ${role} owns the tables.`)
  return failed(
    `The role ${role} cannot change the tables.`,
    'Set MIGRATOR_DATABASE_URL to the role that owns the database and its tables (docs/operations/install.md).'
  )
}

async function checkVersion() {
  const [row] = await queryRows<{ version: string; number: number }>(
    sql`SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number`
  )
  const { version, number } = row!
  if (number >= OLDEST_POSTGRES) return ok(`PostgreSQL ${version} answers.`)
  return failed(`PostgreSQL ${version} is too old.`, 'Install PostgreSQL 15 or later.')
}

async function checkMigrations() {
  const [row] = await queryRows<{ migrated: boolean }>(
    sql`SELECT to_regclass(${READ_TABLE}) IS NOT NULL AS migrated`
  )
  if (!row!.migrated) return failed('The database has no tables.', `Run ${MIGRATE}.`)
  const pending = await pendingMigrations()
  if (pending.length === 0) return ok('All migrations have run.')
  return failed(`Migrations are pending: ${pending.join(', ')}.`, `Run ${MIGRATE}.`)
}

async function checkDurability() {
  const problem = await findDurabilityProblem()
  if (problem === undefined) return ok('PostgreSQL keeps what it acknowledges.')
  return failed(
    problem,
    'Remove these lines from postgresql.conf, and reload PostgreSQL with SELECT pg_reload_conf().'
  )
}

async function checkClock() {
  const before = Date.now()
  const database = await databaseTime()
  const middle = (before + Date.now()) / 2
  const skew = Math.round(Math.abs(database.getTime() - middle))
  if (skew <= MAX_CLOCK_SKEW_MS) return ok(`This clock and the database's differ by ${skew} ms.`)
  return warning(
    `This clock and the database's differ by ${Math.round(skew / SECOND_MS)} s.`,
    'Switch on time synchronization on both machines: timedatectl set-ntp true.'
  )
}

const CONNECT = 'Start PostgreSQL, and compare host, port, user and password of'
/** The name of the check that connects. */
export const DATABASE = 'database'
/** The name of the check that finds the tables. */
export const MIGRATIONS = 'migrations'

const fix = `${CONNECT} DATABASE_URL.`

/** The checks of the database, for `ace doctor`. */
export const DATABASE_CHECKS: readonly Check[] = [
  { name: DATABASE, fix, run: checkVersion },
  { name: MIGRATIONS, needs: DATABASE, fix, run: checkMigrations },
  { name: 'server role', needs: MIGRATIONS, fix, run: checkServerRole },
  {
    name: 'migrator role',
    needs: DATABASE,
    fix: `${CONNECT} MIGRATOR_DATABASE_URL.`,
    run: checkMigratorRole,
  },
  { name: 'durability', needs: DATABASE, fix, run: checkDurability },
  { name: 'clock', needs: DATABASE, fix, run: checkClock },
]
