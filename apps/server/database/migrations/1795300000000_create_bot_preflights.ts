import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

/** The results of the last machine checks of a bot's listing. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      CREATE TABLE bot_preflights (
        bot_id bigint PRIMARY KEY REFERENCES bots ON DELETE CASCADE,
        version integer NOT NULL CHECK (version >= 1),
        results jsonb NOT NULL CHECK (jsonb_typeof(results) = 'array'),
        checked_at timestamptz NOT NULL DEFAULT now()
      )
    `)
    grantToApp(this, 'bot_preflights', ['SELECT', 'INSERT', 'UPDATE', 'DELETE'])
  }

  override async down() {
    this.schema.dropTable('bot_preflights')
  }
}
