import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

/**
 * When bots end, and which bots succeed them. A table of its own, because a change of `bots` counts as an update of the
 * listing. `has_ended` is what lists are ordered by; its default is a constant, so no row is rewritten.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      CREATE TABLE bot_ends (
        bot_id bigint PRIMARY KEY REFERENCES bots ON DELETE CASCADE,
        ends_on date NOT NULL,
        successor_id bigint REFERENCES bots ON DELETE SET NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT bot_ends_successor_check CHECK (successor_id <> bot_id)
      )
    `)
    this.schema.raw('CREATE INDEX bot_ends_ends_on_index ON bot_ends (ends_on)')
    this.schema.raw('CREATE INDEX bot_ends_successor_id_index ON bot_ends (successor_id)')
    grantToApp(this, 'bot_ends', ['SELECT', 'INSERT', 'DELETE', 'UPDATE (ends_on, successor_id)'])
    this.schema.raw('ALTER TABLE bot_stats ADD COLUMN has_ended boolean NOT NULL DEFAULT false')
  }

  override async down() {
    this.schema.alterTable('bot_stats', (table) => table.dropColumn('has_ended'))
    this.schema.dropTable('bot_ends')
  }
}
