import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

/**
 * Reviews that a bot's owners or staff have removed are moved here, with their votes, until they are restored or
 * purged. They leave `ratings`, so nothing that reads reviews can show or count them, in the release before either, and
 * their author may write another one.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      CREATE TABLE removed_ratings (
        id bigint PRIMARY KEY,
        bot_id bigint NOT NULL REFERENCES bots ON DELETE CASCADE,
        user_id text REFERENCES users ON DELETE CASCADE,
        rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
        comment text CHECK (text_units(comment) BETWEEN 1 AND 2000),
        owner_reply text CHECK (text_units(owner_reply) BETWEEN 1 AND 2000),
        has_owner_heart boolean NOT NULL,
        is_blocked boolean NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        removed_at timestamptz NOT NULL DEFAULT now(),
        removed_by text REFERENCES users ON DELETE SET NULL,
        removed_as text NOT NULL CHECK (removed_as IN ('owner', 'staff'))
      )
    `)
    this.schema.raw(
      'CREATE INDEX removed_ratings_removed_at_index ON removed_ratings (removed_at DESC, id DESC)'
    )
    for (const column of ['bot_id', 'user_id', 'removed_by']) {
      this.schema.raw(`CREATE INDEX removed_ratings_${column}_index ON removed_ratings (${column})`)
    }
    grantToApp(this, 'removed_ratings', ['SELECT', 'INSERT', 'DELETE', 'UPDATE (removed_at)'])

    this.schema.raw(`
      CREATE TABLE removed_rating_votes (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        rating_id bigint NOT NULL REFERENCES removed_ratings ON DELETE CASCADE,
        user_id text REFERENCES users ON DELETE SET NULL,
        vote smallint NOT NULL CHECK (vote IN (-1, 1)),
        created_at timestamptz NOT NULL,
        UNIQUE (rating_id, user_id)
      )
    `)
    this.schema.raw(
      'CREATE INDEX removed_rating_votes_user_id_index ON removed_rating_votes (user_id)'
    )
    grantToApp(this, 'removed_rating_votes', ['SELECT', 'INSERT', 'DELETE', 'UPDATE (user_id)'])

    this.schema.raw(`
      ALTER TABLE bot_stats ADD COLUMN owner_removed_reviews_count integer NOT NULL DEFAULT 0
    `)
  }

  override async down() {
    this.schema.raw('ALTER TABLE bot_stats DROP COLUMN owner_removed_reviews_count')
    this.schema.dropTable('removed_rating_votes')
    this.schema.dropTable('removed_ratings')
  }
}
