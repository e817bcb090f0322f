import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

/** The prior of the Bayesian average that sorts lists: this many reviews with this many stars. */
const PRIOR_MEAN = 3.5
const PRIOR_WEIGHT = 10

/** Bots that public lists show. A partial index is used only for queries with exactly this condition. */
const LISTED = `approval_status = 'approved' AND deleted_at IS NULL AND NOT auto_deleted`

const WEB_ADDRESS = '^(http|https)://'
const IMAGE_HASH = '^[A-Za-z0-9_]{1,128}$'
const LINKS = ['website', 'support_server', 'github', 'twitter', 'youtube', 'instagram']
const LINK_COLUMNS = LINKS.map(
  (link) => `${link} text CHECK (${link} ~* '${WEB_ADDRESS}' AND char_length(${link}) <= 512)`
).join(',\n        ')

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      CREATE TABLE categories (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text NOT NULL CHECK (name = btrim(name) AND text_units(name) BETWEEN 1 AND 50),
        description text CHECK (text_units(description) <= 200)
      )
    `)
    this.schema.raw('CREATE UNIQUE INDEX categories_name_unique ON categories (lower(name))')
    grantToApp(this, 'categories', ['SELECT'])

    this.createBots()
    this.createBotCategories()
    this.createBotStats()
    this.createBotApiTokens()
  }

  // `approved_by` and `approved_at` describe the current approval; the audit log shows who rejected a bot. A deleted
  // bot is stored for 30 days and must not outlive its main owner's row.
  private createBots() {
    this.schema.raw(`
      CREATE TABLE bots (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        discord_bot_id text NOT NULL CHECK (is_snowflake(discord_bot_id)),
        user_id text NOT NULL REFERENCES users,
        additional_owners text[] NOT NULL DEFAULT '{}',
        name text NOT NULL CHECK (text_units(name) BETWEEN 1 AND 100),
        username text CHECK (text_units(username) BETWEEN 1 AND 100),
        discriminator text CHECK (discriminator ~ '^[0-9]{1,4}$'),
        avatar text CHECK (avatar ~ '${IMAGE_HASH}'),
        banner text CHECK (banner ~ '${IMAGE_HASH}'),
        staff_edited_fields text[] NOT NULL DEFAULT '{}',
        prefix text NOT NULL DEFAULT '/' CHECK (text_units(prefix) BETWEEN 1 AND 20),
        short_description text NOT NULL CHECK (text_units(short_description) BETWEEN 10 AND 100),
        description text NOT NULL CHECK (text_units(description) BETWEEN 50 AND 2000),
        invite_url text NOT NULL CHECK (invite_url ~* '${WEB_ADDRESS}' AND char_length(invite_url) <= 512),
        ${LINK_COLUMNS},
        tags text[] NOT NULL DEFAULT '{}',
        status text NOT NULL DEFAULT 'offline' CHECK (status IN ('online', 'idle', 'dnd', 'offline')),
        approval_status text NOT NULL DEFAULT 'pending'
          CHECK (approval_status IN ('pending', 'approved', 'rejected')),
        approval_reason text CHECK (text_units(approval_reason) BETWEEN 1 AND 1000),
        approved_by text REFERENCES users ON DELETE SET NULL,
        approved_at timestamptz,
        certified boolean NOT NULL DEFAULT false,
        certified_by text REFERENCES users ON DELETE SET NULL,
        certified_at timestamptz,
        auto_deleted boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz,
        deleted_by text REFERENCES users ON DELETE SET NULL,
        CONSTRAINT bots_additional_owners_check CHECK (
          cardinality(additional_owners) <= 3
          AND are_distinct_snowflakes(additional_owners)
          AND NOT user_id = ANY (additional_owners)
        ),
        CONSTRAINT bots_approval_check CHECK ((approval_status = 'approved') = (approved_at IS NOT NULL)),
        CONSTRAINT bots_approved_by_check CHECK (approved_by IS NULL OR approved_at IS NOT NULL),
        CONSTRAINT bots_pending_reason_check
          CHECK (approval_status <> 'pending' OR approval_reason IS NULL),
        CONSTRAINT bots_rejection_reason_check
          CHECK (approval_status <> 'rejected' OR approval_reason IS NOT NULL),
        CONSTRAINT bots_certified_check CHECK (
          certified = (certified_at IS NOT NULL) AND (NOT certified OR approval_status = 'approved')
        ),
        CONSTRAINT bots_certified_by_check CHECK (certified_by IS NULL OR certified),
        CONSTRAINT bots_deleted_by_check CHECK (deleted_by IS NULL OR deleted_at IS NOT NULL)
      )
    `)

    // Unique among bots that are not deleted: a deleted bot may be submitted again.
    this.schema.raw(`
      CREATE UNIQUE INDEX bots_live_discord_bot_id_unique ON bots (discord_bot_id)
      WHERE deleted_at IS NULL
    `)
    this.schema.raw(
      `CREATE INDEX bots_newest_index ON bots (created_at DESC, id DESC) WHERE ${LISTED}`
    )
    this.schema.raw(`CREATE INDEX bots_certified_index ON bots (id) WHERE certified AND ${LISTED}`)
    this.schema.raw(`
      CREATE INDEX bots_pending_index ON bots (created_at, id)
      WHERE approval_status = 'pending' AND deleted_at IS NULL
    `)
    this.schema.raw(
      'CREATE INDEX bots_deleted_at_index ON bots (deleted_at) WHERE deleted_at IS NOT NULL'
    )
    this.schema.raw('CREATE INDEX bots_user_id_index ON bots (user_id)')
    this.schema.raw(
      'CREATE INDEX bots_additional_owners_index ON bots USING gin (additional_owners)'
    )
    for (const column of ['approved_by', 'certified_by', 'deleted_by']) {
      this.schema.raw(
        `CREATE INDEX bots_${column}_index ON bots (${column}) WHERE ${column} IS NOT NULL`
      )
    }
    this.schema.raw(`
      CREATE TRIGGER bots_touch BEFORE UPDATE ON bots
      FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION touch_updated_at()
    `)
    grantToApp(this, 'bots', ['SELECT', 'INSERT', 'UPDATE', 'DELETE'])
  }

  // The rows of this table are a bot's categories. `bots.tags` has their names in order, because every list and the
  // search read them. The trigger on `bots` overwrites all other values, so the two cannot differ. Updating both in
  // each action would be easy to forget.
  private createBotCategories() {
    this.schema.raw(`
      CREATE TABLE bot_categories (
        bot_id bigint NOT NULL REFERENCES bots ON DELETE CASCADE,
        category_id bigint NOT NULL REFERENCES categories,
        PRIMARY KEY (bot_id, category_id)
      )
    `)
    this.schema.raw(
      'CREATE INDEX bot_categories_category_id_index ON bot_categories (category_id, bot_id)'
    )
    grantToApp(this, 'bot_categories', ['SELECT', 'INSERT', 'DELETE'])

    // For imports: a plan made while the table was empty would scan it completely for every row.
    this.schema.raw(`
      CREATE FUNCTION set_bot_tags() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
      BEGIN
        NEW.tags := ARRAY(
          SELECT categories.name FROM bot_categories
          JOIN categories ON categories.id = bot_categories.category_id
          WHERE bot_categories.bot_id = NEW.id
          ORDER BY categories.name
        );
        RETURN NEW;
      END $$
    `)
    // Triggers of the same event fire in the order of their names: the tags are set before `bots_touch` compares the
    // rows.
    this.schema.raw(`
      CREATE TRIGGER bots_set_tags BEFORE INSERT OR UPDATE OF tags ON bots
      FOR EACH ROW EXECUTE FUNCTION set_bot_tags()
    `)

    this.schema.raw(`
      CREATE FUNCTION refresh_tags_of_changed_bots() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE bots SET tags = tags WHERE id IN (SELECT bot_id FROM changed);
        RETURN NULL;
      END $$
    `)
    for (const [event, rows] of [
      ['INSERT', 'NEW'],
      ['DELETE', 'OLD'],
    ]) {
      this.schema.raw(`
        CREATE TRIGGER bot_categories_${event}_refresh_tags AFTER ${event} ON bot_categories
        REFERENCING ${rows} TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION refresh_tags_of_changed_bots()
      `)
    }

    this.schema.raw(`
      CREATE FUNCTION refresh_tags_of_renamed_category() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE bots SET tags = tags
        WHERE id IN (SELECT bot_id FROM bot_categories WHERE category_id = NEW.id);
        RETURN NULL;
      END $$
    `)
    this.schema.raw(`
      CREATE TRIGGER categories_refresh_tags AFTER UPDATE OF name ON categories
      FOR EACH ROW EXECUTE FUNCTION refresh_tags_of_renamed_category()
    `)
  }

  // Counts that change often, separate from the wide rows of `bots`: a vote or a posted count rewrites few bytes, and
  // one index sorts by popularity. `ratings_*` count all reviews except those of owners and blocked members.
  // `serving_count_at` is when the bot posted the count or staff set it.
  private createBotStats() {
    this.schema.raw(`
      CREATE TABLE bot_stats (
        bot_id bigint PRIMARY KEY REFERENCES bots ON DELETE CASCADE,
        votes_count bigint NOT NULL DEFAULT 0 CHECK (votes_count >= 0),
        ratings_count integer NOT NULL DEFAULT 0 CHECK (ratings_count >= 0),
        ratings_sum integer NOT NULL DEFAULT 0,
        average_rating double precision
          GENERATED ALWAYS AS (round(ratings_sum::numeric / nullif(ratings_count, 0), 1)) STORED,
        rating_score double precision NOT NULL GENERATED ALWAYS AS (
          (${PRIOR_MEAN * PRIOR_WEIGHT} + ratings_sum)::double precision / (${PRIOR_WEIGHT} + ratings_count)
        ) STORED,
        serving_count integer NOT NULL DEFAULT 0 CHECK (serving_count >= 0),
        serving_count_source text CHECK (serving_count_source IN ('bot', 'staff', 'seed')),
        serving_count_at timestamptz,
        serving_count_frozen boolean NOT NULL DEFAULT false,
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT bot_stats_ratings_check
          CHECK (ratings_sum BETWEEN ratings_count AND 5 * ratings_count),
        CONSTRAINT bot_stats_figure_source_check
          CHECK (serving_count = 0 OR serving_count_source IS NOT NULL),
        CONSTRAINT bot_stats_figure_time_check
          CHECK (serving_count_source NOT IN ('bot', 'staff') OR serving_count_at IS NOT NULL)
      )
    `)
    // All descending, including the id, so that a page continues after a single row comparison.
    this.schema.raw(`
      CREATE INDEX bot_stats_popularity_index
      ON bot_stats (votes_count DESC, serving_count DESC, bot_id DESC)
    `)
    this.schema.raw(
      'CREATE INDEX bot_stats_rating_index ON bot_stats (rating_score DESC, bot_id DESC)'
    )
    this.schema.raw(`
      CREATE TRIGGER bot_stats_touch BEFORE UPDATE ON bot_stats
      FOR EACH ROW EXECUTE FUNCTION touch_updated_at()
    `)
    grantToApp(this, 'bot_stats', ['SELECT', 'INSERT', 'UPDATE'])

    this.schema.raw(`
      CREATE FUNCTION create_bot_stats() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO bot_stats (bot_id) VALUES (NEW.id);
        RETURN NULL;
      END $$
    `)
    this.schema.raw(`
      CREATE TRIGGER bots_create_stats AFTER INSERT ON bots
      FOR EACH ROW EXECUTE FUNCTION create_bot_stats()
    `)
  }

  // One token at a time can post a bot's server count. Only its SHA-256 hash is stored, in hexadecimal.
  private createBotApiTokens() {
    this.schema.raw(`
      CREATE TABLE bot_api_tokens (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        bot_id bigint NOT NULL REFERENCES bots ON DELETE CASCADE,
        hash text NOT NULL UNIQUE CHECK (hash ~ '^[0-9a-f]{64}$'),
        created_by text REFERENCES users ON DELETE SET NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz,
        replaced_at timestamptz
      )
    `)
    this.schema.raw(`
      CREATE UNIQUE INDEX bot_api_tokens_live_unique ON bot_api_tokens (bot_id)
      WHERE replaced_at IS NULL
    `)
    this.schema.raw('CREATE INDEX bot_api_tokens_bot_id_index ON bot_api_tokens (bot_id)')
    this.schema.raw('CREATE INDEX bot_api_tokens_created_by_index ON bot_api_tokens (created_by)')
    grantToApp(this, 'bot_api_tokens', ['SELECT', 'INSERT', 'UPDATE', 'DELETE'])
  }

  override async down() {
    this.schema.dropTable('bot_api_tokens')
    this.schema.dropTable('bot_stats')
    this.schema.dropTable('bot_categories')
    this.schema.dropTable('bots')
    this.schema.dropTable('categories')
    this.schema.raw('DROP FUNCTION create_bot_stats()')
    this.schema.raw('DROP FUNCTION refresh_tags_of_renamed_category()')
    this.schema.raw('DROP FUNCTION refresh_tags_of_changed_bots()')
    this.schema.raw('DROP FUNCTION set_bot_tags()')
  }
}
