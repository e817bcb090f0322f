import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

/**
 * One row per member and bot. `votes` is the number of votes cast; `bot_stats.votes_count` is their sum. After an
 * account is deleted, its counts stay without the member's id.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      CREATE TABLE bot_votes (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        bot_id bigint NOT NULL REFERENCES bots ON DELETE CASCADE,
        user_id text REFERENCES users ON DELETE SET NULL,
        votes integer NOT NULL DEFAULT 1 CHECK (votes >= 1),
        last_vote_at timestamptz NOT NULL DEFAULT now(),
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (bot_id, user_id),
        CONSTRAINT bot_votes_order_check CHECK (last_vote_at >= created_at)
      )
    `)
    this.schema.raw('CREATE INDEX bot_votes_user_id_index ON bot_votes (user_id)')
    grantToApp(this, 'bot_votes', ['SELECT', 'INSERT', 'UPDATE'])
  }

  override async down() {
    this.schema.dropTable('bot_votes')
  }
}
