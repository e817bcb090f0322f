import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

export default class extends BaseSchema {
  override async up() {
    // The nonce is sent with the message. If Discord receives the same nonce again, it returns the first message, so a
    // delivery whose response was late can be repeated without a second @everyone. It has at most 25 characters.
    // `sending` is a delivery whose result is not yet known.
    this.schema.raw(`
      CREATE TABLE discord_announcements (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        title text NOT NULL CHECK (text_units(title) BETWEEN 1 AND 256),
        description text NOT NULL CHECK (text_units(description) BETWEEN 1 AND 4096),
        channel_id text NOT NULL CHECK (is_snowflake(channel_id)),
        message_id text UNIQUE CHECK (is_snowflake(message_id)),
        author_id text REFERENCES users ON DELETE SET NULL,
        reactions text[] NOT NULL DEFAULT '{}' CHECK (cardinality(reactions) <= 20),
        mention_everyone boolean NOT NULL DEFAULT false,
        mention_here boolean NOT NULL DEFAULT false,
        embed_color text NOT NULL DEFAULT '#5865F2' CHECK (embed_color ~* '^#[0-9a-f]{6}$'),
        state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sending', 'sent', 'failed')),
        nonce text NOT NULL UNIQUE DEFAULT left(replace(gen_random_uuid()::text, '-', ''), 25)
          CHECK (char_length(nonce) BETWEEN 16 AND 25),
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT discord_announcements_sent_check CHECK ((state = 'sent') = (message_id IS NOT NULL))
      )
    `)
    this.schema.raw(`
      CREATE INDEX discord_announcements_newest_index
      ON discord_announcements (created_at DESC, id DESC)
    `)
    this.schema.raw(
      'CREATE INDEX discord_announcements_author_id_index ON discord_announcements (author_id)'
    )
    this.schema.raw(`
      CREATE TRIGGER discord_announcements_touch
      BEFORE UPDATE OF title, description, reactions, embed_color ON discord_announcements
      FOR EACH ROW EXECUTE FUNCTION touch_updated_at()
    `)
    grantToApp(this, 'discord_announcements', ['SELECT', 'INSERT', 'UPDATE', 'DELETE'])
  }

  override async down() {
    this.schema.dropTable('discord_announcements')
  }
}
