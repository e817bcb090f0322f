import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

/** Bots that public lists, and therefore the search, show. */
const LISTED = `approval_status = 'approved' AND deleted_at IS NULL AND NOT auto_deleted`

/**
 * The last popularity group; new bots are in it until the groups are recalculated. The first group has the 2^11 most
 * popular bots, each further one four times as many.
 */
const LAST_TIER = 4
const FIRST_TIER_BITS = 11

/** Days of one period. Periods have fixed dates, so a bot never moves to another. */
const ERA_SECONDS = 28 * 24 * 60 * 60

/** Longer words are URLs or ASCII art and are never corrected. */
const MAX_WORD_LENGTH = 40
const MAX_SYMBOLS = 16
const LONG_WORD = 8

/** While this setting is on, triggers do not update the search tables; `rebuild_search()` does that afterwards. */
const BULK_LOAD = 'botanica.bulk_load'
const UNLESS_BULK_LOAD = `WHEN (current_setting('${BULK_LOAD}', true) IS DISTINCT FROM 'on')`

/**
 * Functions that write tables which the server's role may only read run as their owner, with a search path that callers
 * cannot change.
 */
const AS_OWNER = 'LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp'

/**
 * The tables of the search: one row per listed bot, and one per word of all bots. Triggers update them, so they are
 * correct regardless of who writes.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw('CREATE EXTENSION fuzzystrmatch')
    this.schema.raw('CREATE EXTENSION btree_gin')
    this.createTextFunctions()
    this.createBotSearch()
    this.createVocabulary()
    this.createTiers()
    this.createRebuild()
    this.schema.raw('SELECT rebuild_search()')
  }

  // How names, descriptions and queries are split into words. Indexing and searching use the same definition.
  private createTextFunctions() {
    // Compatibility normalization first, so that letters from the mathematical alphabets become plain letters.
    // Combining accents are removed after those that the dictionary knows.
    this.schema.raw(String.raw`
      CREATE FUNCTION search_text(value text) RETURNS text
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN btrim(regexp_replace(
        lower(regexp_replace(
          unaccent('unaccent'::regdictionary, normalize(value, NFKC)), '[\u0300-\u036f]', '', 'g'
        )),
        '\s+', ' ', 'g'
      ))
    `)
    this.schema.raw(`
      CREATE FUNCTION search_words(value text) RETURNS text
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN btrim(regexp_replace(search_text(value), '[^[:alnum:]]+', ' ', 'g'))
    `)
    // Every other character that is not a space is a token of its own: "%" and "_" can be found like any other.
    this.schema.raw(`
      CREATE FUNCTION search_symbols(value text) RETURNS text[]
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN ARRAY(
        SELECT DISTINCT symbol
        FROM unnest(string_to_array(
          regexp_replace(search_text(value), '[[:alnum:][:space:]]+', '', 'g'), NULL
        )) AS symbol
        LIMIT ${MAX_SYMBOLS}
      )
    `)
    // Each word with its English and Romanian stems. These stemmers ignore accents, and often agree across both
    // languages: "moderare" and "moderation" both become "moder".
    this.schema.raw(`
      CREATE FUNCTION search_vector(words text) RETURNS tsvector
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN to_tsvector('simple', words) || to_tsvector('english', words) || to_tsvector('romanian', words)
    `)
    // Indexes "MusicBot" as two words, and "Music Bot" as one.
    this.schema.raw(String.raw`
      CREATE FUNCTION search_name_words(name text) RETURNS text
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN concat_ws(' ',
        search_words(name),
        search_words(regexp_replace(name, '([[:lower:][:digit:]])([[:upper:]])', '\1 \2', 'g')),
        replace(search_words(name), ' ', '')
      )
    `)
    this.schema.raw(`
      CREATE FUNCTION search_era(moment timestamptz) RETURNS integer
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN floor(extract(epoch FROM moment) / ${ERA_SECONDS})::integer
    `)
    this.schema.raw(`
      CREATE FUNCTION is_search_word(lexeme text) RETURNS boolean
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN char_length(lexeme) <= ${MAX_WORD_LENGTH} AND lexeme ~ '^[[:alnum:]]+$'
    `)
  }

  // `title_words` and `words` are only searched through the index. `head` is only read from candidates, to rank them:
  // name A, tags B, short description C; words that are in none of them are in the long description. It is short
  // because one search reads it hundreds of times.
  private createBotSearch() {
    this.schema.raw(`
      CREATE TABLE bot_search (
        bot_id bigint PRIMARY KEY REFERENCES bots ON DELETE CASCADE,
        title text NOT NULL,
        title_words tsvector NOT NULL,
        head tsvector NOT NULL,
        words tsvector NOT NULL,
        category_ids bigint[] NOT NULL,
        era integer NOT NULL,
        tier smallint NOT NULL DEFAULT ${LAST_TIER} CHECK (tier BETWEEN 0 AND ${LAST_TIER})
      )
    `)
    grantToApp(this, 'bot_search', ['SELECT'])

    // Popularity group, period and categories are columns of the same index, so that "the most popular with this word"
    // is one index intersection that reads no other rows. Without a pending list, which each search would have to scan.
    this.schema.raw(`
      CREATE FUNCTION create_search_indexes() RETURNS void ${AS_OWNER} AS $$
      BEGIN
        CREATE INDEX bot_search_words_index ON bot_search
        USING gin (words, title_words, tier, era, category_ids) WITH (fastupdate = off);
        CREATE INDEX bot_search_title_index ON bot_search (title);
      END $$
    `)
    this.schema.raw('REVOKE EXECUTE ON FUNCTION create_search_indexes() FROM PUBLIC')
    this.schema.raw('SELECT create_search_indexes()')

    // OFFSET 0 keeps the planner from inlining each vector's expression wherever the vector is used.
    this.schema.raw(`
      CREATE VIEW bot_search_source AS
      SELECT
        bots.id AS bot_id,
        left(search_text(name), 200) AS title,
        strip(names.vector) || symbols.vector AS title_words,
        heads.vector AS head,
        strip(heads.vector || search_vector(search_words(description))) || symbols.vector AS words,
        ARRAY(
          SELECT category_id FROM bot_categories WHERE bot_categories.bot_id = bots.id ORDER BY category_id
        ) AS category_ids,
        search_era(created_at) AS era
      FROM bots
      CROSS JOIN LATERAL (SELECT search_vector(search_name_words(name)) AS vector OFFSET 0) AS names
      CROSS JOIN LATERAL (SELECT array_to_tsvector(search_symbols(name)) AS vector) AS symbols
      CROSS JOIN LATERAL (
        SELECT setweight(names.vector, 'A')
          || setweight(search_vector(search_words(array_to_string(tags, ' '))), 'B')
          || setweight(search_vector(search_words(short_description)), 'C') AS vector
        OFFSET 0
      ) AS heads
      WHERE ${LISTED}
    `)

    // The tags change with the categories, so their update covers both.
    this.schema.raw(`
      CREATE FUNCTION refresh_bot_search() RETURNS trigger ${AS_OWNER} AS $$
      BEGIN
        INSERT INTO bot_search (bot_id, title, title_words, head, words, category_ids, era)
        SELECT bot_id, title, title_words, head, words, category_ids, era
        FROM bot_search_source WHERE bot_id = NEW.id
        ON CONFLICT (bot_id) DO UPDATE SET
          title = excluded.title,
          title_words = excluded.title_words,
          head = excluded.head,
          words = excluded.words,
          category_ids = excluded.category_ids,
          era = excluded.era;
        IF NOT FOUND THEN
          DELETE FROM bot_search WHERE bot_id = NEW.id;
        END IF;
        RETURN NULL;
      END $$
    `)
    this.schema.raw(`
      CREATE TRIGGER bots_refresh_search AFTER INSERT OR UPDATE OF
        name, short_description, description, tags, approval_status, deleted_at, auto_deleted, created_at
      ON bots FOR EACH ROW ${UNLESS_BULK_LOAD} EXECUTE FUNCTION refresh_bot_search()
    `)
  }

  private createVocabulary() {
    this.schema.raw(`
      CREATE TABLE search_vocabulary (
        word text COLLATE "C" PRIMARY KEY,
        bots integer NOT NULL CHECK (bots >= 0)
      )
    `)
    this.schema.raw(`
      CREATE INDEX search_vocabulary_trigrams_index ON search_vocabulary
      USING gin (word gin_trgm_ops) WITH (fastupdate = off)
    `)
    grantToApp(this, 'search_vocabulary', ['SELECT'])

    // Every bot contains "bot", so all transactions update that row. The counts are updated one transaction at a time
    // at commit: common rows are locked only briefly and nothing is locked after them, so this cannot deadlock.
    this.schema.raw(`
      CREATE FUNCTION count_search_words() RETURNS trigger ${AS_OWNER} AS $$
      DECLARE
        before text[] := CASE WHEN TG_OP = 'INSERT' THEN '{}' ELSE tsvector_to_array(OLD.words) END;
        after text[] := CASE WHEN TG_OP = 'DELETE' THEN '{}' ELSE tsvector_to_array(NEW.words) END;
        gone text[];
      BEGIN
        IF before = after THEN
          RETURN NULL;
        END IF;
        PERFORM pg_advisory_xact_lock(hashtext('search_vocabulary'));
        gone := ARRAY(SELECT unnest(before) EXCEPT SELECT unnest(after));
        UPDATE search_vocabulary SET bots = bots - 1 WHERE word = ANY (gone);
        DELETE FROM search_vocabulary WHERE word = ANY (gone) AND bots = 0;
        INSERT INTO search_vocabulary AS known (word, bots)
        SELECT lexeme, 1
        FROM (SELECT unnest(after) AS lexeme EXCEPT SELECT unnest(before)) AS fresh
        WHERE is_search_word(lexeme)
        ON CONFLICT (word) DO UPDATE SET bots = known.bots + 1;
        RETURN NULL;
      END $$
    `)
    this.schema.raw(`
      CREATE CONSTRAINT TRIGGER bot_search_count_words AFTER INSERT OR UPDATE OF words OR DELETE ON bot_search
      DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW ${UNLESS_BULK_LOAD} EXECUTE FUNCTION count_search_words()
    `)
    this.schema.raw(`
      CREATE FUNCTION forget_search_words() RETURNS trigger ${AS_OWNER} AS $$
      BEGIN
        TRUNCATE search_vocabulary;
        RETURN NULL;
      END $$
    `)
    this.schema.raw(`
      CREATE TRIGGER bot_search_forget_words AFTER TRUNCATE ON bot_search
      FOR EACH STATEMENT EXECUTE FUNCTION forget_search_words()
    `)

    // Returns the words of all bots that an unknown word may be a typo of. If two letters of a short word are swapped
    // ("musci"), hardly a trigram matches, so these variants are generated and looked up. Trigrams find all other
    // candidates, and the edit distance decides. A swap is two edits here; the server counts it as one and chooses. A
    // long word may have two typos, a short word one.
    this.schema.raw(`
      CREATE FUNCTION similar_search_words(asked text, most integer)
      RETURNS TABLE (word text, bots integer)
      LANGUAGE sql STABLE STRICT PARALLEL SAFE
      SET pg_trgm.similarity_threshold = 0.2 AS $$
        SELECT known.word, known.bots
        FROM search_vocabulary AS known
        WHERE known.word = ANY (ARRAY(
          SELECT overlay(asked PLACING reverse(substr(asked, place, 2)) FROM place)
          FROM generate_series(1, char_length(asked) - 1) AS place
        ))
        UNION
        SELECT known.word, known.bots
        FROM search_vocabulary AS known
        WHERE known.word % asked
          AND char_length(known.word) BETWEEN char_length(asked) - 2 AND char_length(asked) + 2
          AND levenshtein_less_equal(known.word, asked, 4)
            <= CASE WHEN char_length(asked) < ${LONG_WORD} THEN 2 ELSE 4 END
        ORDER BY bots DESC, word
        LIMIT most
      $$
    `)
  }

  // Popularity groups only speed up finding the popular matches of a common word. An outdated group can at most cost a
  // bot its place among the candidates. The order itself always uses current counts.
  private createTiers() {
    this.schema.raw(`
      CREATE VIEW search_tiers AS
      SELECT
        bot_id,
        least(${LAST_TIER}, ceil(greatest(0, log(2, place) - ${FIRST_TIER_BITS}) / 2))::smallint AS tier
      FROM (
        SELECT bot_id, row_number() OVER (
          ORDER BY votes_count DESC, serving_count DESC, bot_id DESC
        )::numeric AS place
        FROM bot_stats JOIN bots ON bots.id = bot_id
        WHERE ${LISTED}
      ) AS places
    `)
    this.schema.raw(`
      CREATE FUNCTION refresh_search_tiers() RETURNS void ${AS_OWNER} AS $$
      BEGIN
        UPDATE bot_search SET tier = search_tiers.tier
        FROM search_tiers
        WHERE search_tiers.bot_id = bot_search.bot_id AND search_tiers.tier <> bot_search.tier;
      END $$
    `)
  }

  // For data that was loaded without triggers: indexing a million bots row by row would take hours. With planner
  // statistics from before the load, the groups would be joined again for each bot.
  private createRebuild() {
    this.schema.raw(`
      CREATE FUNCTION rebuild_search() RETURNS void ${AS_OWNER} AS $$
      BEGIN
        PERFORM set_config('${BULK_LOAD}', 'on', true);
        TRUNCATE bot_search;
        DROP INDEX bot_search_words_index, bot_search_title_index;
        ANALYZE bots, bot_stats, bot_categories;
        INSERT INTO bot_search (bot_id, title, title_words, head, words, category_ids, era, tier)
        SELECT bot_id, title, title_words, head, words, category_ids, era, tier
        FROM bot_search_source JOIN search_tiers USING (bot_id);
        PERFORM create_search_indexes();
        INSERT INTO search_vocabulary (word, bots)
        SELECT word, ndoc FROM ts_stat('SELECT words FROM bot_search') WHERE is_search_word(word);
        ANALYZE bot_search, search_vocabulary;
        PERFORM set_config('${BULK_LOAD}', 'off', true);
      END $$
    `)
    this.schema.raw('REVOKE EXECUTE ON FUNCTION rebuild_search() FROM PUBLIC')
  }

  override async down() {
    this.schema.raw('DROP TRIGGER bots_refresh_search ON bots')
    this.schema.raw('DROP VIEW bot_search_source, search_tiers')
    this.schema.dropTable('search_vocabulary')
    this.schema.dropTable('bot_search')
    for (const signature of [
      'rebuild_search()',
      'refresh_search_tiers()',
      'similar_search_words(text, integer)',
      'forget_search_words()',
      'count_search_words()',
      'refresh_bot_search()',
      'create_search_indexes()',
      'is_search_word(text)',
      'search_era(timestamptz)',
      'search_name_words(text)',
      'search_vector(text)',
      'search_symbols(text)',
      'search_words(text)',
      'search_text(text)',
    ]) {
      this.schema.raw(`DROP FUNCTION ${signature}`)
    }
    this.schema.raw('DROP EXTENSION btree_gin')
    this.schema.raw('DROP EXTENSION fuzzystrmatch')
  }
}
