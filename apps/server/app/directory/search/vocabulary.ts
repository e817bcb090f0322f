import { queryRows, sql } from '#app/core/database/sql'
import { LONG_WORD, SHORT_WORD } from '#app/directory/search/typos'

export interface KnownWord {
  word: string
  /** Listed bots that have it. */
  bots: number
}

/** One word of a search, and what the catalogue knows of it. */
export interface SearchWord {
  word: string
  /** The word itself and its stems, as bots are indexed by them. */
  lexemes: string[]
  /** A word of English that says nothing by itself. */
  isEmpty: boolean
  /** Listed bots that have one of the lexemes. */
  bots: number
  /** Longer words of the catalogue that begin with it, the commonest first; only of the last word. */
  completions: KnownWord[]
  /** Words of the catalogue that look like it, the commonest first; only of a word that is hardly in it. */
  similar: KnownWord[]
}

export interface ParsedSearch {
  /** The search as names are compared with it. */
  text: string
  words: SearchWord[]
  /** Its signs that are neither letters nor digits. */
  symbols: string[]
}

/** More words than these narrow nothing down any more. */
const MAX_WORDS = 8
/** As long as the longest word of the vocabulary; `levenshtein` refuses much longer ones. */
const MAX_WORD_LENGTH = 40
/** Beyond these completions a beginning says little; the commonest must do. */
const MAX_COMPLETIONS = 20
const MAX_SIMILAR = 64
/** Shorter words are as near to each other as words can be. */
const MIN_CORRECTED_LENGTH = 4
/** What so few bots have may itself be somebody's slip. */
const RARE = 3
/** Token type of PostgreSQL's parser for what stands between words. */
const BLANK = 12

/** Takes a search apart the way bots are indexed, and looks its words up. One statement. */
export async function parseSearch(search: string): Promise<ParsedSearch> {
  const [asked] = await queryRows<ParsedSearch>(sql`
    WITH asked AS MATERIALIZED (SELECT search_text(${search}) AS text),
    tokens AS (
      SELECT left(token, ${MAX_WORD_LENGTH}::integer) AS word, token, place,
        place = max(place) OVER () AS is_last
      FROM asked, ts_parse('default', search_words(text)) WITH ORDINALITY AS parsed (kind, token, place)
      WHERE kind <> ${BLANK}
    ),
    words AS (
      SELECT word, place, lexemes, english_stems = '{}' AS is_empty, bots, completions
      FROM tokens
      CROSS JOIN LATERAL (
        SELECT ts_lexize('english_stem', word) AS english_stems,
          ts_lexize('romanian_stem', word) AS romanian_stems
        OFFSET 0
      ) AS stems
      CROSS JOIN LATERAL (
        SELECT array(SELECT DISTINCT unnest(array[token, word] || english_stems || romanian_stems)) AS lexemes
        OFFSET 0
      ) AS of_token
      CROSS JOIN LATERAL (
        SELECT coalesce(max(bots), 0) AS bots FROM search_vocabulary WHERE search_vocabulary.word = ANY (lexemes)
      ) AS known
      CROSS JOIN LATERAL (
        SELECT coalesce(json_agg(found), '[]') AS completions FROM (
          SELECT longer.word, longer.bots FROM search_vocabulary AS longer
          WHERE is_last AND longer.word > tokens.word COLLATE "C"
            AND longer.word < (tokens.word || U&'\\+10FFFF') COLLATE "C"
          ORDER BY longer.bots DESC, longer.word
          LIMIT ${MAX_COMPLETIONS}
        ) AS found
      ) AS begun
      ORDER BY place
      LIMIT ${MAX_WORDS}
    )
    SELECT text, search_symbols(text) AS symbols, (
      SELECT coalesce(json_agg(json_build_object(
        'word', word, 'lexemes', lexemes, 'isEmpty', is_empty, 'bots', bots,
        'completions', completions, 'similar', similar_words
      ) ORDER BY place), '[]')
      FROM words
      CROSS JOIN LATERAL (
        SELECT coalesce(json_agg(found), '[]') AS similar_words
        FROM similar_search_words(
          CASE
            WHEN bots <= ${RARE} AND char_length(word) >= ${MIN_CORRECTED_LENGTH}
              AND json_array_length(completions) <= ${RARE}
            THEN word
          END,
          CASE
            WHEN char_length(word) <= ${SHORT_WORD} THEN 0
            WHEN char_length(word) >= ${LONG_WORD} AND bots = 0 THEN 2
            ELSE 1
          END,
          ${MAX_SIMILAR}
        ) AS found
      ) AS similar_to_word
    ) AS words
    FROM asked
  `)
  return asked!
}
