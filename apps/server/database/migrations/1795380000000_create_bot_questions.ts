import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

/** What staff ask the owners of a pending bot, and what those answer. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      CREATE TABLE bot_questions (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        bot_id bigint NOT NULL REFERENCES bots ON DELETE CASCADE,
        asker_id text REFERENCES users ON DELETE SET NULL,
        text text NOT NULL CHECK (text_units(text) BETWEEN 1 AND 1000),
        version integer NOT NULL CHECK (version > 0),
        created_at timestamptz NOT NULL DEFAULT now(),
        answer text CHECK (text_units(answer) BETWEEN 1 AND 2000),
        answerer_id text REFERENCES users ON DELETE SET NULL,
        closed_at timestamptz,
        CONSTRAINT bot_questions_answer_closes_check CHECK (answer IS NULL OR closed_at IS NOT NULL)
      )
    `)
    this.schema.raw(
      'CREATE UNIQUE INDEX bot_questions_open_index ON bot_questions (bot_id) WHERE closed_at IS NULL'
    )
    this.schema.raw('CREATE INDEX bot_questions_bot_id_index ON bot_questions (bot_id, id)')
    this.schema.raw('CREATE INDEX bot_questions_asker_id_index ON bot_questions (asker_id)')
    this.schema.raw('CREATE INDEX bot_questions_answerer_id_index ON bot_questions (answerer_id)')
    this.schema.raw('CREATE INDEX bot_questions_created_at_index ON bot_questions (created_at)')
    grantToApp(this, 'bot_questions', [
      'SELECT',
      'INSERT',
      'DELETE',
      'UPDATE (asker_id, answer, answerer_id, closed_at)',
    ])
  }

  override async down() {
    this.schema.dropTable('bot_questions')
  }
}
