import { constant, queryRows, sql } from '#app/core/database/sql'
import { LONG_WORD_LENGTH, SHORT_WORD_LENGTH } from '#app/directory/search/typos'

export interface VocabularyWord {
  word: string
  /** Listed bots that contain it. */
  bots: number
}

/** One word of the search, with its data in the vocabulary. */
export interface SearchWord {
  word: string
  /** The word and its stems, as bots are indexed. */
  lexemes: string[]
  /** Whether it is an English stop word. */
  isEmpty: boolean
  /** Listed bots that contain one of the lexemes. */
  bots: number
  /** Longer words that begin with it, most common first. Only for the last word of the search. */
  completions: VocabularyWord[]
  /** Similar words, most common first. Only for a word that hardly any bot contains. */
  similar: VocabularyWord[]
  /** This word and the next one written as one, if bots contain that: "mod mail" is found as "modmail". */
  joined: string | null
}

export interface ParsedSearch {
  /** The normalized search, for comparison with names. */
  text: string
  words: SearchWord[]
  /** Its characters that are neither letters nor digits. */
  symbols: string[]
}

/** More words would hardly narrow the results. */
const MAX_WORDS = 8
/** The length of the longest word in the vocabulary; `levenshtein` rejects much longer ones. */
const MAX_WORD_LENGTH = 40
/** Only the most common completions are used. */
const MAX_COMPLETIONS = 20
const MAX_SIMILAR = 64
/** Shorter words are too similar to each other to be corrected. */
const MIN_CORRECTED_LENGTH = 4
/** A word that at most this many bots contain may itself be a typo. */
const RARE = 3
/** The token type of separators in PostgreSQL's parser. */
const BLANK = 12

/** Parses a search the way bots are indexed and looks its words up. Takes one statement. */
export async function parseSearch(search: string): Promise<ParsedSearch> {
  const [parsed] = await queryRows<ParsedSearch>(sql`
    WITH search_input AS MATERIALIZED (SELECT search_text(${search}) AS text),
    tokens AS (
      SELECT left(token, ${constant(MAX_WORD_LENGTH)}) AS word, token, place,
        place = max(place) OVER () AS is_last,
        left(token || lead(token) OVER (ORDER BY place), ${constant(MAX_WORD_LENGTH)}) AS with_next
      FROM search_input, ts_parse('default', search_words(text)) WITH ORDINALITY AS parsed (kind, token, place)
      WHERE kind <> ${constant(BLANK)}
    ),
    words AS (
      SELECT word, place, lexemes, english_stems = '{}' AS is_empty, bots, completions, (
        SELECT known.word FROM search_vocabulary AS known WHERE known.word = with_next
      ) AS joined
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
          LIMIT ${constant(MAX_COMPLETIONS)}
        ) AS found
      ) AS begun
      ORDER BY place
      LIMIT ${constant(MAX_WORDS)}
    )
    SELECT text, search_symbols(text) AS symbols, (
      SELECT coalesce(json_agg(json_build_object(
        'word', word, 'lexemes', lexemes, 'isEmpty', is_empty, 'bots', bots,
        'completions', completions, 'similar', similar_words, 'joined', joined
      ) ORDER BY place), '[]')
      FROM words
      CROSS JOIN LATERAL (
        SELECT coalesce(json_agg(found), '[]') AS similar_words
        FROM similar_search_words(
          CASE
            WHEN bots <= ${constant(RARE)} AND char_length(word) >= ${constant(MIN_CORRECTED_LENGTH)}
              AND json_array_length(completions) <= ${constant(RARE)}
            THEN word
          END,
          CASE
            WHEN char_length(word) <= ${constant(SHORT_WORD_LENGTH)} THEN 0
            WHEN char_length(word) >= ${constant(LONG_WORD_LENGTH)} AND bots = 0 THEN 2
            ELSE 1
          END,
          ${constant(MAX_SIMILAR)}
        ) AS found
      ) AS similar_to_word
    ) AS words
    FROM search_input
  `)
  return parsed!
}
