import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

export default class extends BaseSchema {
  override async up() {
    this.createRatings()
    this.createRatingVotes()
    this.createRatingBlocks()
    this.createListedRatings()
  }

  // Reviews outlive their author's account and are then shown as by Unknown User: the key becomes null, and nulls are
  // distinct, so two such reviews of one bot do not conflict.
  private createRatings() {
    this.schema.raw(`
      CREATE TABLE ratings (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        bot_id bigint NOT NULL REFERENCES bots ON DELETE CASCADE,
        user_id text REFERENCES users ON DELETE SET NULL,
        rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
        comment text CHECK (text_units(comment) BETWEEN 1 AND 2000),
        owner_reply text CHECK (text_units(owner_reply) BETWEEN 1 AND 2000),
        has_owner_heart boolean NOT NULL DEFAULT false,
        is_blocked boolean NOT NULL DEFAULT false,
        likes integer NOT NULL DEFAULT 0 CHECK (likes >= 0),
        dislikes integer NOT NULL DEFAULT 0 CHECK (dislikes >= 0),
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (bot_id, user_id)
      )
    `)
    this.schema.raw(
      'CREATE INDEX ratings_newest_index ON ratings (bot_id, created_at DESC, id DESC)'
    )
    this.schema.raw('CREATE INDEX ratings_user_id_index ON ratings (user_id)')
    // Hearts, replies and votes are not changes by the author.
    this.schema.raw(`
      CREATE TRIGGER ratings_touch BEFORE UPDATE OF rating, comment ON ratings
      FOR EACH ROW EXECUTE FUNCTION touch_updated_at()
    `)
    grantToApp(this, 'ratings', ['SELECT', 'INSERT', 'UPDATE', 'DELETE'])
  }

  // A trigger updates `ratings.likes` and `dislikes` from each row's old and new value, so no statement has to read,
  // add and write.
  private createRatingVotes() {
    this.schema.raw(`
      CREATE TABLE rating_votes (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        rating_id bigint NOT NULL REFERENCES ratings ON DELETE CASCADE,
        user_id text REFERENCES users ON DELETE SET NULL,
        vote smallint NOT NULL CHECK (vote IN (-1, 1)),
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (rating_id, user_id)
      )
    `)
    this.schema.raw('CREATE INDEX rating_votes_user_id_index ON rating_votes (user_id)')
    grantToApp(this, 'rating_votes', ['SELECT', 'INSERT', 'UPDATE', 'DELETE'])

    this.schema.raw(`
      CREATE FUNCTION count_rating_vote() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        before integer := CASE WHEN TG_OP = 'INSERT' THEN 0 ELSE OLD.vote END;
        after integer := CASE WHEN TG_OP = 'DELETE' THEN 0 ELSE NEW.vote END;
      BEGIN
        UPDATE ratings SET
          likes = likes + (after = 1)::integer - (before = 1)::integer,
          dislikes = dislikes + (after = -1)::integer - (before = -1)::integer
        WHERE id = coalesce(NEW.rating_id, OLD.rating_id) AND before <> after;
        RETURN NULL;
      END $$
    `)
    this.schema.raw(`
      CREATE TRIGGER rating_votes_count AFTER INSERT OR DELETE OR UPDATE OF vote ON rating_votes
      FOR EACH ROW EXECUTE FUNCTION count_rating_vote()
    `)
  }

  private createRatingBlocks() {
    this.schema.raw(`
      CREATE TABLE rating_blocks (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        bot_id bigint NOT NULL REFERENCES bots ON DELETE CASCADE,
        blocked_user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
        blocked_by text REFERENCES users ON DELETE SET NULL,
        reason text NOT NULL CHECK (text_units(reason) BETWEEN 1 AND 500),
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (bot_id, blocked_user_id),
        CONSTRAINT rating_blocks_other_member_check CHECK (blocked_by <> blocked_user_id)
      )
    `)
    this.schema.raw(
      'CREATE INDEX rating_blocks_blocked_user_id_index ON rating_blocks (blocked_user_id)'
    )
    this.schema.raw('CREATE INDEX rating_blocks_blocked_by_index ON rating_blocks (blocked_by)')
    grantToApp(this, 'rating_blocks', ['SELECT', 'INSERT', 'DELETE'])
  }

  // The only definition of which reviews are shown and which count. The block is looked up on every read: a review
  // written at the same time as the block would otherwise have a wrong flag forever.
  private createListedRatings() {
    this.schema.raw(`
      CREATE VIEW listed_ratings AS
      SELECT
        ratings.*,
        ratings.user_id IS NOT DISTINCT FROM bots.user_id AS by_main_owner,
        ratings.user_id IS NOT NULL
          AND (ratings.user_id = bots.user_id OR ratings.user_id = ANY (bots.additional_owners)) AS by_owner
      FROM ratings
      JOIN bots ON bots.id = ratings.bot_id
      WHERE NOT ratings.is_blocked AND NOT EXISTS (
        SELECT FROM rating_blocks
        WHERE rating_blocks.bot_id = ratings.bot_id AND rating_blocks.blocked_user_id = ratings.user_id
      )
    `)
    grantToApp(this, 'listed_ratings', ['SELECT'])

    // Sums up a bot's reviews that count. The row is locked first and read by a statement of its own; otherwise, two
    // concurrent reviews would each miss the other in the sum.
    this.schema.raw(`
      CREATE FUNCTION recount_ratings(target bigint) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM FROM bot_stats WHERE bot_id = target FOR UPDATE;
        UPDATE bot_stats SET ratings_count = counted.amount, ratings_sum = counted.stars
        FROM (
          SELECT count(*) AS amount, coalesce(sum(rating), 0) AS stars
          FROM listed_ratings WHERE bot_id = target AND NOT by_owner
        ) AS counted
        WHERE bot_stats.bot_id = target;
      END $$
    `)
  }

  override async down() {
    this.schema.raw('DROP FUNCTION recount_ratings(bigint)')
    this.schema.raw('DROP VIEW listed_ratings')
    this.schema.dropTable('rating_blocks')
    this.schema.dropTable('rating_votes')
    this.schema.dropTable('ratings')
    this.schema.raw('DROP FUNCTION count_rating_vote()')
  }
}
