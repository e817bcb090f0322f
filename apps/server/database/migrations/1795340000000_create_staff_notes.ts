import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

/** What staff write to each other about a bot. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      CREATE TABLE staff_notes (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        bot_id bigint NOT NULL REFERENCES bots ON DELETE CASCADE,
        author_id text REFERENCES users ON DELETE SET NULL,
        text text NOT NULL CHECK (text_units(text) BETWEEN 1 AND 2000),
        created_at timestamptz NOT NULL DEFAULT now()
      )
    `)
    this.schema.raw('CREATE INDEX staff_notes_bot_id_index ON staff_notes (bot_id, id)')
    this.schema.raw('CREATE INDEX staff_notes_author_id_index ON staff_notes (author_id)')
    this.schema.raw('CREATE INDEX staff_notes_created_at_index ON staff_notes (created_at)')
    grantToApp(this, 'staff_notes', ['SELECT', 'INSERT', 'DELETE', 'UPDATE (author_id)'])
  }

  override async down() {
    this.schema.dropTable('staff_notes')
  }
}
