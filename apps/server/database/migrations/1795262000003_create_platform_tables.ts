import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

/**
 * The latest data from the platform's gateway about people and bots. The tables are lost in a crash; the gateway fills
 * them again within minutes.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      CREATE UNLOGGED TABLE presences (
        discord_id text PRIMARY KEY CHECK (is_snowflake(discord_id)),
        status text NOT NULL CHECK (status IN ('online', 'idle', 'dnd', 'offline')),
        activity text CHECK (text_units(activity) <= 128),
        seen_at timestamptz NOT NULL DEFAULT now()
      )
    `)
    this.schema.raw('CREATE INDEX presences_seen_at_index ON presences (seen_at)')
    grantToApp(this, 'presences', ['SELECT', 'INSERT', 'UPDATE', 'DELETE'])
  }

  override async down() {
    this.schema.dropTable('presences')
  }
}
