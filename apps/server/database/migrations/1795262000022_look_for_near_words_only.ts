import { BaseSchema } from '@adonisjs/lucid/schema'

/** A typo removes up to three trigrams of a word, a swap up to four, and adds as many to the typed word. */
const LOST_BY_ONE = 3
const LOST_BY_TWO = 7
/** The minimum. With two typos far apart in a word of eight letters, a lower one would match half of all words. */
const LEAST_SIMILARITY = 0.25
/** Tolerance for single-precision rounding. */
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
 * The longer a word and the fewer typos are allowed, the more trigrams it must share with the intended word. A high
 * threshold avoids reading most candidates that the edit distance would reject. Two swapped letters are two edits for
 * `levenshtein`; swapped variants are generated, so a word without another typo needs no second lookup.
 */
export default class extends BaseSchema {
  override async up() {
    // The extension defines its settings when it is first used in a session; before that they cannot be set.
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
