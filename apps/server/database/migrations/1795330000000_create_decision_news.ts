import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

/** What decisions cause outside, until they can no longer be undone, and how to undo them. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      CREATE TABLE decision_news (
        decision_id bigint PRIMARY KEY,
        bot_id bigint NOT NULL REFERENCES bots ON DELETE CASCADE,
        actor_id text NOT NULL,
        due_at timestamptz NOT NULL,
        news jsonb NOT NULL,
        former jsonb NOT NULL,
        current jsonb NOT NULL,
        version integer NOT NULL,
        approved_version boolean NOT NULL
      )
    `)
    this.schema.raw('CREATE INDEX decision_news_bot_id_index ON decision_news (bot_id)')
    this.schema.raw('CREATE INDEX decision_news_due_at_index ON decision_news (due_at)')
    grantToApp(this, 'decision_news', ['SELECT', 'INSERT', 'DELETE', 'UPDATE (due_at)'])
  }

  override async down() {
    this.schema.dropTable('decision_news')
  }
}
