import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

/** Texts that staff write once and use as reasons of many decisions. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      CREATE TABLE saved_replies (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        owner_id text REFERENCES users ON DELETE CASCADE,
        title text NOT NULL CHECK (text_units(title) BETWEEN 1 AND 80),
        text_en text NOT NULL CHECK (text_units(text_en) BETWEEN 1 AND 800),
        text_ro text NOT NULL CHECK (text_units(text_ro) BETWEEN 1 AND 800),
        rule_ids text[] NOT NULL DEFAULT '{}' CHECK (cardinality(rule_ids) <= 5),
        version integer NOT NULL DEFAULT 1 CHECK (version > 0),
        created_at timestamptz NOT NULL DEFAULT now()
      )
    `)
    this.schema.raw('CREATE INDEX saved_replies_owner_id_index ON saved_replies (owner_id)')
    grantToApp(this, 'saved_replies', [
      'SELECT',
      'INSERT',
      'DELETE',
      'UPDATE (title, text_en, text_ro, rule_ids, version)',
    ])
  }

  override async down() {
    this.schema.dropTable('saved_replies')
  }
}
