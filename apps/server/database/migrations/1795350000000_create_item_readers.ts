import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

/**
 * Which items of the staff's queues are open on which screen. Rows are repeated every few seconds and live for a minute: a
 * crash may empty the table, and updates find room in their page without touching an index.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      CREATE UNLOGGED TABLE item_readers (
        user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
        screen_id text NOT NULL CHECK (screen_id ~ '^[0-9a-f]{32}$'),
        credential text NOT NULL CHECK (length(credential) = 44),
        item_type text NOT NULL
          CHECK (item_type IN ('bot', 'bot_change', 'application', 'report_case', 'appeal')),
        item_id bigint NOT NULL CHECK (item_id > 0),
        seen_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, screen_id)
      ) WITH (fillfactor = 50)
    `)
    grantToApp(this, 'item_readers', [
      'SELECT',
      'INSERT',
      'DELETE',
      'UPDATE (credential, item_type, item_id, seen_at)',
    ])
  }

  override async down() {
    this.schema.dropTable('item_readers')
  }
}
