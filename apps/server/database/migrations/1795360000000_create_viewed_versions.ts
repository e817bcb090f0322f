import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

/** The newest version of each pending bot that a staff member has had open. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      CREATE TABLE viewed_versions (
        user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
        bot_id bigint NOT NULL REFERENCES bots ON DELETE CASCADE,
        version integer NOT NULL CHECK (version > 0),
        PRIMARY KEY (user_id, bot_id)
      )
    `)
    // For the deletion of a bot.
    this.schema.raw('CREATE INDEX viewed_versions_bot_id_index ON viewed_versions (bot_id)')
    grantToApp(this, 'viewed_versions', ['SELECT', 'INSERT', 'DELETE', 'UPDATE (version)'])
  }

  override async down() {
    this.schema.dropTable('viewed_versions')
  }
}
