import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

/** Webhooks of bots, what they are still to be sent, and what was sent. */
export default class extends BaseSchema {
  override async up() {
    // A row is also the queue of its webhook: it is due when there may be events after the last one that was sent.
    this.schema.raw(`
      CREATE TABLE bot_webhooks (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        bot_id bigint NOT NULL REFERENCES bots ON DELETE CASCADE,
        created_by text NOT NULL REFERENCES users ON DELETE CASCADE,
        encrypted_url text NOT NULL,
        encrypted_secret text,
        format text NOT NULL CHECK (
          format IN ('standard', 'topgg_v0', 'topgg_v1', 'discordbotlist', 'discord')
        ),
        event_types text[] NOT NULL CHECK (cardinality(event_types) > 0),
        sent_xid xid8 NOT NULL DEFAULT pg_snapshot_xmin(pg_current_snapshot()),
        sent_id bigint NOT NULL DEFAULT 0,
        next_at timestamptz,
        attempts integer NOT NULL DEFAULT 0,
        has_news boolean NOT NULL DEFAULT false,
        failing_since timestamptz,
        paused_at timestamptz,
        pause_reason text CHECK (pause_reason IN ('owner', 'failing', 'gone')),
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT bot_webhooks_secret_check
          CHECK ((format = 'discord') = (encrypted_secret IS NULL)),
        CONSTRAINT bot_webhooks_paused_check CHECK ((paused_at IS NULL) = (pause_reason IS NULL)),
        CONSTRAINT bot_webhooks_due_check CHECK (paused_at IS NULL OR next_at IS NULL)
      )
    `)
    this.schema.raw('CREATE INDEX bot_webhooks_bot_id_index ON bot_webhooks (bot_id)')
    this.schema.raw('CREATE INDEX bot_webhooks_created_by_index ON bot_webhooks (created_by)')
    this.schema.raw('CREATE INDEX bot_webhooks_next_at_index ON bot_webhooks (next_at, id)')
    grantToApp(this, 'bot_webhooks', ['SELECT', 'INSERT', 'UPDATE', 'DELETE'])

    // Events for one webhook only, sent before those that come next: tests and replays.
    this.schema.raw(`
      CREATE TABLE webhook_queue (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        webhook_id bigint NOT NULL REFERENCES bot_webhooks ON DELETE CASCADE,
        event_id bigint NOT NULL REFERENCES bot_events ON DELETE CASCADE,
        CONSTRAINT webhook_queue_once_key UNIQUE (webhook_id, event_id)
      )
    `)
    this.schema.raw('CREATE INDEX webhook_queue_event_id_index ON webhook_queue (event_id)')
    grantToApp(this, 'webhook_queue', ['SELECT', 'INSERT', 'DELETE'])

    // Outlives its webhook: the log can be too long to be deleted in the same statement.
    this.schema.raw(`
      CREATE TABLE webhook_deliveries (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        webhook_id bigint NOT NULL,
        event_id bigint NOT NULL,
        event_type text NOT NULL,
        attempt integer NOT NULL CHECK (attempt > 0),
        status integer,
        error text CHECK (error IN ('timeout', 'unreachable', 'forbidden')),
        response text,
        duration_ms integer NOT NULL CHECK (duration_ms >= 0),
        next_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT webhook_deliveries_outcome_check CHECK ((status IS NULL) = (error IS NOT NULL))
      )
    `)
    this.schema.raw(`
      CREATE INDEX webhook_deliveries_webhook_id_index
      ON webhook_deliveries (webhook_id, created_at DESC, id DESC)
    `)
    this.schema.raw(
      'CREATE INDEX webhook_deliveries_created_at_index ON webhook_deliveries (created_at)'
    )
    grantToApp(this, 'webhook_deliveries', ['SELECT', 'INSERT', 'DELETE'])
  }

  override async down() {
    this.schema.dropTable('webhook_deliveries')
    this.schema.dropTable('webhook_queue')
    this.schema.dropTable('bot_webhooks')
  }
}
