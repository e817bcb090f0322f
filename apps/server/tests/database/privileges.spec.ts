import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import env from '#start/env'
import { MIGRATOR_CONNECTION, useDatabase } from '#tests/helpers/database'
import { getDatabaseError } from '#tests/helpers/refusal'

const INSUFFICIENT_PRIVILEGE = '42501'

const ALL = 'DELETE INSERT SELECT UPDATE'

/** The privileges of the server's role. A table that is missing here fails the test that reads the catalog. */
const PRIVILEGES: Record<string, string> = {
  admin_logs: 'INSERT SELECT',
  adonis_schema: 'SELECT',
  adonis_schema_versions: 'SELECT',
  advertisements: ALL,
  appeals: 'DELETE INSERT SELECT',
  auth_access_tokens: ALL,
  bot_api_tokens: ALL,
  bot_events: 'DELETE INSERT SELECT',
  bot_search: 'SELECT',
  bot_search_callers: 'DELETE INSERT SELECT',
  bot_search_source: '',
  bot_search_terms: ALL,
  bot_categories: 'DELETE INSERT SELECT',
  bot_changes: 'DELETE INSERT SELECT',
  bot_daily_counts: ALL,
  bot_ends: 'DELETE INSERT SELECT',
  bot_preflights: ALL,
  bot_shards: 'DELETE INSERT SELECT',
  bot_transfers: 'DELETE INSERT SELECT',
  bot_versions: 'DELETE INSERT SELECT',
  bot_stats: 'INSERT SELECT UPDATE',
  bot_votes: 'INSERT SELECT UPDATE',
  bot_webhooks: ALL,
  bots: ALL,
  categories: 'DELETE INSERT SELECT',
  certification_applications: ALL,
  decision_news: 'DELETE INSERT SELECT',
  desktop_sign_ins: ALL,
  discord_announcements: ALL,
  discord_moderations: ALL,
  idempotency_keys: ALL,
  inbox_items: 'DELETE INSERT SELECT',
  item_readers: 'DELETE INSERT SELECT',
  jobs: 'INSERT SELECT UPDATE',
  listed_ratings: 'SELECT',
  member_bots: 'SELECT',
  open_appeals: 'SELECT',
  open_report_cases: 'SELECT',
  open_support_requests: 'SELECT',
  outbox: 'DELETE INSERT SELECT',
  pending_applications: 'SELECT',
  premium_subscriptions: 'INSERT SELECT UPDATE',
  premium_transactions: 'INSERT SELECT UPDATE',
  presences: ALL,
  rating_blocks: 'DELETE INSERT SELECT',
  rating_votes: ALL,
  ratings: ALL,
  removed_rating_votes: 'DELETE INSERT SELECT',
  removed_ratings: 'DELETE INSERT SELECT',
  report_cases: 'DELETE INSERT SELECT',
  reports: 'DELETE INSERT SELECT',
  review_times: ALL,
  search_caller_salts: ALL,
  search_tiers: '',
  saved_replies: 'DELETE INSERT SELECT',
  search_vocabulary: 'SELECT',
  server_count_days: ALL,
  sessions: ALL,
  staff_notes: 'DELETE INSERT SELECT',
  bot_questions: 'DELETE INSERT SELECT',
  support_requests: 'DELETE INSERT SELECT',
  transparency_counts: 'DELETE INSERT SELECT',
  transparency_days: ALL,
  transparency_decisions: 'INSERT SELECT',
  users: ALL,
  viewed_versions: 'DELETE INSERT SELECT',
  vote_events: 'DELETE INSERT SELECT',
  web_push_choices: 'DELETE INSERT SELECT',
  web_push_queue: 'DELETE INSERT SELECT',
  web_push_subscriptions: 'DELETE INSERT SELECT',
  webhook_deliveries: 'DELETE INSERT SELECT',
  webhook_events: 'INSERT SELECT',
  webhook_queue: 'DELETE INSERT SELECT',
}

test.group("Database | the server's privileges", (group) => {
  useDatabase(group)

  test('are exactly those that are listed', async ({ assert }) => {
    const { rows } = await db.rawQuery(`
      SELECT relname AS name, coalesce(string_agg(privilege, ' ' ORDER BY privilege), '') AS granted
      FROM pg_class
      LEFT JOIN unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER'])
        AS privilege ON has_table_privilege(current_user, pg_class.oid, privilege)
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v', 'm', 'p')
      GROUP BY relname
    `)
    const granted = rows.map(({ name, granted: list }: Record<string, string>) => [name, list])
    assert.deepEqual(Object.fromEntries(granted), PRIVILEGES)
  })

  test('deny {$self}')
    .with([
      'UPDATE admin_logs SET action = action',
      'DELETE FROM admin_logs',
      'TRUNCATE admin_logs',
      'ALTER TABLE admin_logs DISABLE TRIGGER ALL',
      'ALTER TABLE admin_logs ADD COLUMN note text',
      'DROP TABLE admin_logs',
      'ALTER TABLE admin_logs DROP COLUMN sought',
      'DROP INDEX admin_logs_sought_index',
      'UPDATE admin_logs SET details = details WHERE false',
      'UPDATE webhook_events SET received_at = now()',
      'DELETE FROM webhook_events',
      'TRUNCATE bots CASCADE',
      'DROP TABLE bots',
      'DROP INDEX bots_live_discord_bot_id_unique',
      'CREATE TABLE notes (id integer)',
      'CREATE FUNCTION one() RETURNS integer LANGUAGE sql RETURN 1',
      "INSERT INTO adonis_schema (name, batch) VALUES ('x', 1)",
      'DELETE FROM adonis_schema',
      "SET ROLE 'migrator'",
    ])
    .run(async ({ assert }, statement) => {
      assert.equal((await getDatabaseError(statement))?.code, INSUFFICIENT_PRIVILEGE)
    })

  test('allow marking an event as processed', async ({ assert }) => {
    await db.table('webhook_events').insert({ provider: 'stripe', event_id: 'evt_1' })
    assert.isUndefined(await getDatabaseError('UPDATE webhook_events SET processed_at = now()'))
  })

  test('keep audit entries of deleted accounts', async ({ assert }) => {
    await db.table('users').insert({ id: '700000000000000001', discord_id: '700000000000000001' })
    await db.table('admin_logs').insert({
      admin_id: '700000000000000001',
      action: 'bot.approve',
      target_type: 'bot',
      target_id: '1',
    })
    await db.from('users').where('id', '700000000000000001').delete()
    const row = await db.from('admin_logs').firstOrFail()
    assert.equal(row.admin_id, '700000000000000001')
  })

  test("have statement timeouts, unlike the migrator's", async ({ assert }) => {
    const { rows } = await db.rawQuery(
      "SELECT setting::int FROM pg_settings WHERE name = 'statement_timeout'"
    )
    assert.equal(rows[0].setting, env.get('DATABASE_TIMEOUT_MS'))
    const migrator = await db.connection(MIGRATOR_CONNECTION).rawQuery('SHOW statement_timeout')
    assert.equal(migrator.rows[0].statement_timeout, '0')
  })
})
