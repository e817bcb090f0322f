import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

/** The last server count of each bot and day, by days of UTC. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      CREATE TABLE server_count_days (
        bot_id bigint NOT NULL REFERENCES bots ON DELETE CASCADE,
        day date NOT NULL,
        server_count integer NOT NULL CHECK (server_count >= 0),
        source text NOT NULL CHECK (source IN ('bot', 'staff', 'seed')),
        counted_at timestamptz NOT NULL,
        PRIMARY KEY (bot_id, day)
      )
    `)
    this.schema.raw('CREATE INDEX server_count_days_day_index ON server_count_days (day)')
    grantToApp(this, 'server_count_days', ['SELECT', 'INSERT', 'UPDATE', 'DELETE'])
  }

  override async down() {
    this.schema.dropTable('server_count_days')
  }
}
