import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

/**
 * What happens to bots, for their developers' programs. Ids are assigned when a row is written, not when its transaction
 * commits, so events are read in the order of (xid, id), up to the oldest transaction that is still open.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      CREATE TABLE bot_events (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
        bot_id bigint NOT NULL REFERENCES bots ON DELETE CASCADE,
        type text NOT NULL CHECK (type ~ '^[a-z_.]{1,64}$'),
        data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
        created_at timestamptz NOT NULL DEFAULT now()
      )
    `)
    this.schema.raw('CREATE INDEX bot_events_bot_index ON bot_events (bot_id, xid, id)')
    this.schema.raw('CREATE INDEX bot_events_order_index ON bot_events (xid, id)')
    this.schema.raw('CREATE INDEX bot_events_created_at_index ON bot_events (created_at)')
    this.schema.raw(`
      CREATE INDEX bot_events_user_id_index ON bot_events ((data ->> 'userId'))
      WHERE data ->> 'userId' IS NOT NULL
    `)
    this.schema.raw(`
      CREATE INDEX bot_events_stale_count_index ON bot_events (bot_id, created_at)
      WHERE type = 'server_count.stale'
    `)
    grantToApp(this, 'bot_events', ['SELECT', 'INSERT', 'DELETE', 'UPDATE (xid, data)'])
  }

  override async down() {
    this.schema.dropTable('bot_events')
  }
}
