import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

/** Tables that every context writes to besides its own: the outbox, the audit log and idempotency keys. */
export default class extends BaseSchema {
  override async up() {
    // Ids are assigned when a row is written, not when its transaction commits, so reading by id alone would skip rows
    // of slow transactions. A process therefore remembers the snapshot up to which it has read. New rows are those that
    // were not visible in that snapshot and are visible now (docs/decisions/0009): WHERE xid >= pg_snapshot_xmin(seen)
    // AND NOT pg_visible_in_snapshot(xid, seen) ORDER BY xid, id
    this.schema.raw(`
      CREATE TABLE outbox (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
        topic text NOT NULL CHECK (topic <> ''),
        key text NOT NULL DEFAULT '',
        payload jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(payload) = 'object'),
        created_at timestamptz NOT NULL DEFAULT now()
      )
    `)
    this.schema.raw('CREATE INDEX outbox_tail_index ON outbox (xid, id)')
    this.schema.raw('CREATE INDEX outbox_created_at_index ON outbox (created_at)')
    grantToApp(this, 'outbox', ['SELECT', 'INSERT', 'DELETE'])

    // No foreign key to the staff member: an entry outlives the account that caused it, and the key's referential
    // action would rewrite rows that are immutable. If admin is null, an ace command caused the entry.
    this.schema.raw(`
      CREATE TABLE admin_logs (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        admin_id text CHECK (is_snowflake(admin_id)),
        action text NOT NULL CHECK (action ~ '^[a-z_.]{1,64}$'),
        target_type text NOT NULL CHECK (target_type ~ '^[a-z_]{1,64}$'),
        target_id text CHECK (target_id <> ''),
        details jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(details) = 'object'),
        ip_address inet,
        user_agent text CHECK (char_length(user_agent) <= 512),
        created_at timestamptz NOT NULL DEFAULT now()
      )
    `)
    this.schema.raw('CREATE INDEX admin_logs_time_index ON admin_logs (created_at DESC, id DESC)')
    this.schema.raw('CREATE INDEX admin_logs_admin_index ON admin_logs (admin_id, created_at DESC)')
    this.schema.raw('CREATE INDEX admin_logs_action_index ON admin_logs (action, created_at DESC)')
    this.schema.raw('CREATE INDEX admin_logs_target_index ON admin_logs (target_type, target_id)')
    grantToApp(this, 'admin_logs', ['SELECT', 'INSERT'])

    // The status is null while the first request is still being processed.
    this.schema.raw(`
      CREATE TABLE idempotency_keys (
        actor text NOT NULL CHECK (actor <> ''),
        key text NOT NULL CHECK (char_length(key) BETWEEN 1 AND 255),
        method text NOT NULL CHECK (method IN ('POST', 'PUT', 'PATCH', 'DELETE')),
        path text NOT NULL,
        request_hash text NOT NULL,
        status smallint CHECK (status BETWEEN 200 AND 599),
        body text,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (actor, key),
        CONSTRAINT idempotency_keys_answer_check CHECK (body IS NULL OR status IS NOT NULL)
      )
    `)
    this.schema.raw(
      'CREATE INDEX idempotency_keys_created_at_index ON idempotency_keys (created_at)'
    )
    grantToApp(this, 'idempotency_keys', ['SELECT', 'INSERT', 'UPDATE', 'DELETE'])
  }

  override async down() {
    this.schema.dropTable('idempotency_keys')
    this.schema.dropTable('admin_logs')
    this.schema.dropTable('outbox')
  }
}
