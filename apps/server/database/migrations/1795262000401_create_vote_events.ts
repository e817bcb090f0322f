import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

/**
 * One row per vote, for a year, beside the members' counters. `opening_votes` is the part of a counter that has no rows:
 * votes of before, and those whose rows were deleted. It is null until the first vote with a row; until then no vote has
 * one. So a release without this column can go on casting votes, and no existing row is rewritten. The constraint needs no
 * validation: it holds for null.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw('ALTER TABLE bot_votes ADD COLUMN opening_votes integer')
    this.schema.raw(`
      ALTER TABLE bot_votes ADD CONSTRAINT bot_votes_opening_votes_check
      CHECK (opening_votes >= 0) NOT VALID
    `)
    this.schema.raw(`
      CREATE TABLE vote_events (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        bot_vote_id bigint NOT NULL REFERENCES bot_votes ON DELETE CASCADE,
        bot_id bigint NOT NULL REFERENCES bots ON DELETE CASCADE,
        query text CHECK (query LIKE '\\?%' AND text_units(query) <= 512),
        created_at timestamptz NOT NULL DEFAULT now()
      )
    `)
    this.schema.raw('CREATE INDEX vote_events_bot_vote_id_index ON vote_events (bot_vote_id)')
    this.schema.raw(`
      CREATE INDEX vote_events_bot_index ON vote_events (bot_id, created_at DESC, id DESC)
    `)
    this.schema.raw('CREATE INDEX vote_events_created_at_index ON vote_events (created_at)')
    grantToApp(this, 'vote_events', ['SELECT', 'INSERT', 'DELETE', 'UPDATE (query)'])
  }

  override async down() {
    this.schema.dropTable('vote_events')
    this.schema.alterTable('bot_votes', (table) => table.dropColumn('opening_votes'))
  }
}
