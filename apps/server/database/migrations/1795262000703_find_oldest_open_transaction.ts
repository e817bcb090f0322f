import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The xmin of a snapshot covers all databases of the cluster. Another application that keeps a transaction open there
 * must not hold back the events of bots. The lock that each transaction has on its own id tells its process, and that
 * the database. A transaction that is not found there, because it has just ended or is a prepared one, counts as ours.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      CREATE FUNCTION oldest_open_transaction() RETURNS xid8
      LANGUAGE sql STABLE PARALLEL RESTRICTED AS $$
        SELECT least(
          pg_current_xact_id_if_assigned(),
          pg_snapshot_xmax(pg_current_snapshot()),
          (
            SELECT running FROM pg_snapshot_xip(pg_current_snapshot()) AS running
            WHERE NOT EXISTS (
              SELECT FROM pg_locks JOIN pg_stat_activity USING (pid)
              WHERE pg_locks.locktype = 'transactionid' AND pg_locks.granted
                AND pg_locks.mode = 'ExclusiveLock' AND pg_locks.transactionid = running::xid
                AND pg_stat_activity.datname <> current_database()
            )
            ORDER BY running LIMIT 1
          )
        )
      $$
    `)
    this.schema.raw(
      'ALTER TABLE bot_webhooks ALTER COLUMN sent_xid SET DEFAULT oldest_open_transaction()'
    )
  }

  override async down() {
    this.schema.raw(
      'ALTER TABLE bot_webhooks ALTER COLUMN sent_xid SET DEFAULT pg_snapshot_xmin(pg_current_snapshot())'
    )
    this.schema.raw('DROP FUNCTION oldest_open_transaction()')
  }
}
