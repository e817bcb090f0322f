import { BaseSchema } from '@adonisjs/lucid/schema'

/** A slip costs a word three of its trigrams, one of places four, and what was typed shows as many that the word has not. */
const LOST_BY_ONE = 3
const LOST_BY_TWO = 7
/** Fewer trigrams in common are not asked for: with two slips far apart in a word of eight letters, half of all words would do. */
const LEAST_SIMILARITY = 0.25
/** For the rounding of single precision. */
const MARGIN = 0.01

const SWAPPED = `
  SELECT known.word, known.bots
  FROM search_vocabulary AS known
  WHERE known.word = ANY (ARRAY(
    SELECT overlay(asked PLACING reverse(substr(asked, place, 2)) FROM place)
    FROM generate_series(1, char_length(asked) - 1) AS place
  ))
`

/**
 * The more letters a word has and the fewer slips are believed, the more trigrams it must share with what was meant. To
 * ask for no fewer spares reading most of those that the edit distance would turn down. Two letters that changed places
 * are two edits for `levenshtein`; one such pair is written out, and without another slip it is not looked for twice.
 */
export default class extends BaseSchema {
  override async up() {
    // The extension brings its settings when it is first used in a session; nobody may name them before.
    this.schema.raw("SELECT similarity('', '')")
    this.schema.raw('DROP FUNCTION similar_search_words(text, integer)')
    this.schema.raw(`
      CREATE FUNCTION similar_search_words(asked text, slips integer, most integer)
      RETURNS TABLE (word text, bots integer)
      LANGUAGE plpgsql STABLE STRICT
      SET pg_trgm.similarity_threshold = ${LEAST_SIMILARITY} AS $$
      #variable_conflict use_column
      DECLARE
        trigrams integer := char_length(asked) + 1;
        lost integer := CASE WHEN slips = 1 THEN ${LOST_BY_ONE} ELSE ${LOST_BY_TWO} END;
        similarity double precision := (trigrams - lost) / (trigrams + lost)::double precision - ${MARGIN};
        edits integer := CASE WHEN slips = 1 THEN 1 ELSE 2 * slips END;
      BEGIN
        IF slips = 0 THEN
          RETURN QUERY ${SWAPPED} ORDER BY bots DESC, word LIMIT most;
          RETURN;
        END IF;
        PERFORM set_config(
          'pg_trgm.similarity_threshold', greatest(${LEAST_SIMILARITY}, similarity)::text, true
        );
        RETURN QUERY ${SWAPPED}
          UNION
          SELECT known.word, known.bots
          FROM search_vocabulary AS known
          WHERE known.word % asked
            AND char_length(known.word) BETWEEN char_length(asked) - slips AND char_length(asked) + slips
            AND levenshtein_less_equal(known.word, asked, edits) <= edits
          ORDER BY bots DESC, word
          LIMIT most;
      END $$
    `)
  }

  override async down() {
    this.schema.raw("SELECT similarity('', '')")
    this.schema.raw('DROP FUNCTION similar_search_words(text, integer, integer)')
    this.schema.raw(`
      CREATE FUNCTION similar_search_words(asked text, most integer)
      RETURNS TABLE (word text, bots integer)
      LANGUAGE sql STABLE STRICT PARALLEL SAFE
      SET pg_trgm.similarity_threshold = 0.2 AS $$
        ${SWAPPED}
        UNION
        SELECT known.word, known.bots
        FROM search_vocabulary AS known
        WHERE known.word % asked
          AND char_length(known.word) BETWEEN char_length(asked) - 2 AND char_length(asked) + 2
          AND levenshtein_less_equal(known.word, asked, 4)
            <= CASE WHEN char_length(asked) < 8 THEN 2 ELSE 4 END
        ORDER BY bots DESC, word
        LIMIT most
      $$
    `)
  }
}
