import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

/** Moderation of members in the community server, with its end. */
export default class extends BaseSchema {
  override async up() {
    // The row is written before the call to Discord, so that it survives if the process is killed during the call.
    // begun: Discord may have applied it. standing: a temporary ban in force, lifted at its end. lifting: Discord may
    // have lifted it. Actions that are permanent or over are done.
    this.schema.raw(`
      CREATE TABLE discord_moderations (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id text NOT NULL CHECK (is_snowflake(user_id)),
        action text NOT NULL CHECK (action IN ('ban', 'kick')),
        reason text NOT NULL CHECK (text_units(reason) BETWEEN 1 AND 1000),
        ends_at timestamptz,
        state text NOT NULL DEFAULT 'begun' CHECK (state IN ('begun', 'standing', 'lifting', 'done')),
        admin_id text NOT NULL CHECK (is_snowflake(admin_id)),
        ip_address inet,
        user_agent text CHECK (char_length(user_agent) <= 512),
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT discord_moderations_end_check CHECK (ends_at IS NULL OR action = 'ban'),
        CONSTRAINT discord_moderations_standing_check
          CHECK (state NOT IN ('standing', 'lifting') OR ends_at IS NOT NULL)
      )
    `)
    // At most one request to Discord per member at a time: if two overlapped, nobody would know which was applied last.
    this.schema.raw(`
      CREATE UNIQUE INDEX discord_moderations_under_way_unique ON discord_moderations (user_id)
      WHERE state IN ('begun', 'lifting')
    `)
    this.schema.raw(`
      CREATE INDEX discord_moderations_open_index ON discord_moderations (ends_at)
      WHERE state <> 'done'
    `)
    this.schema.raw(
      'CREATE INDEX discord_moderations_user_id_index ON discord_moderations (user_id)'
    )
    this.schema.raw(`
      CREATE TRIGGER discord_moderations_touch BEFORE UPDATE ON discord_moderations
      FOR EACH ROW EXECUTE FUNCTION touch_updated_at()
    `)
    grantToApp(this, 'discord_moderations', ['SELECT', 'INSERT', 'UPDATE', 'DELETE'])
  }

  override async down() {
    this.schema.dropTable('discord_moderations')
  }
}
