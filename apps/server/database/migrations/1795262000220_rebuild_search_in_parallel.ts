import { BaseSchema } from '@adonisjs/lucid/schema'

const LISTED = `approval_status = 'approved' AND deleted_at IS NULL AND NOT auto_deleted`
const BULK_LOAD = 'botanica.bulk_load'
const AS_OWNER = 'LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp'

/** In units of one comparison. Splitting the texts of a bot takes about 0.2 ms, so several workers are worth it. */
const FIELDS_COST = 10_000

const CATEGORY_IDS = `ARRAY(
  SELECT category_id FROM bot_categories WHERE bot_categories.bot_id = bots.id ORDER BY category_id
)`

/**
 * Four fifths of a rebuild is splitting texts into words. PostgreSQL can do that with several workers, but not when the
 * query has an OFFSET, which kept the vectors from being computed twice, and not when it inserts into a table that exists.
 * So a function computes the vectors, and the rows go through a temporary table.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      CREATE FUNCTION search_fields(
        name text, tags text[], short_description text, description text,
        OUT title text, OUT title_words tsvector, OUT head tsvector, OUT words tsvector
      )
      LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST ${FIELDS_COST} AS $$
      DECLARE
        name_words tsvector := search_vector(search_name_words(name));
        symbols tsvector := array_to_tsvector(search_symbols(name));
      BEGIN
        title := left(search_text(name), 200);
        title_words := strip(name_words) || symbols;
        head := setweight(name_words, 'A')
          || setweight(search_vector(search_words(array_to_string(tags, ' '))), 'B')
          || setweight(search_vector(search_words(short_description)), 'C');
        words := strip(head || search_vector(search_words(description))) || symbols;
      END $$
    `)
    this.schema.raw(`
      CREATE OR REPLACE VIEW bot_search_source AS
      SELECT bots.id AS bot_id, fields.*, ${CATEGORY_IDS} AS category_ids, search_era(created_at) AS era
      FROM bots
      CROSS JOIN LATERAL search_fields(name, tags, short_description, description) AS fields
      WHERE ${LISTED}
    `)
    this.createRebuild({
      prepare: `
        CREATE TEMPORARY TABLE rebuilt_search ON COMMIT DROP AS SELECT * FROM bot_search_source;
        ANALYZE rebuilt_search;
      `,
      source: 'rebuilt_search',
      cleanUp: 'DROP TABLE rebuilt_search;',
    })
  }

  override async down() {
    this.createRebuild({ prepare: '', source: 'bot_search_source', cleanUp: '' })
    this.schema.raw(`
      CREATE OR REPLACE VIEW bot_search_source AS
      SELECT
        bots.id AS bot_id,
        left(search_text(name), 200) AS title,
        strip(names.vector) || symbols.vector AS title_words,
        heads.vector AS head,
        strip(heads.vector || search_vector(search_words(description))) || symbols.vector AS words,
        ${CATEGORY_IDS} AS category_ids,
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
    this.schema.raw('DROP FUNCTION search_fields(text, text[], text, text)')
  }

  private createRebuild({
    prepare,
    source,
    cleanUp,
  }: Record<'prepare' | 'source' | 'cleanUp', string>) {
    this.schema.raw(`
      CREATE OR REPLACE FUNCTION rebuild_search() RETURNS void ${AS_OWNER} AS $$
      BEGIN
        PERFORM set_config('${BULK_LOAD}', 'on', true);
        TRUNCATE bot_search;
        DROP INDEX bot_search_words_index, bot_search_title_index;
        ANALYZE bots, bot_stats, bot_categories;
        ${prepare}
        INSERT INTO bot_search (bot_id, title, title_words, head, words, category_ids, era, tier)
        SELECT bot_id, title, title_words, head, words, category_ids, era, tier
        FROM ${source} JOIN search_tiers USING (bot_id);
        ${cleanUp}
        PERFORM create_search_indexes();
        INSERT INTO search_vocabulary (word, bots)
        SELECT word, ndoc FROM ts_stat('SELECT words FROM bot_search') WHERE is_search_word(word);
        ANALYZE bot_search, search_vocabulary;
        PERFORM set_config('${BULK_LOAD}', 'off', true);
      END $$
    `)
  }
}
