import {
  BOT_LIST_COLUMNS,
  type BotListRow,
  HAS_ENDED,
  LISTED_BOT,
  PRESENCE_JOIN,
} from '#app/directory/queries/bot_rows'
import { type BotListQuery } from '#app/directory/queries/list_bots'
import type { BotFilter } from '#app/directory/bot_filter'
import { isFilteredBot } from '#app/directory/queries/matches_filter'
import type { ListPage, WithCursor } from '#app/core/database/list_page'
import {
  getOrderName,
  isAfter,
  type ListPart,
  paginateEndedLast,
  parsePosition,
  readEndedLast,
} from '#app/directory/queries/ended_last'
import { BOT_ORDERS, BY_ANY_WORD, BY_RELEVANCE } from '#app/directory/queries/bot_orders'
import { type KeysetOrder } from '#app/core/database/keyset_order'
import { commaSeparated, constant, rawSql, queryRows, type Sql, sql } from '#app/core/database/sql'
import { type TextQuery, parseTextQuery } from '#app/directory/search/text_query'
import { type ParsedSearch, parseSearch } from '#app/directory/search/vocabulary'
import { DEFAULT_BOT_SORT, SEARCH_SORT } from '#app/directory/rules'

/**
 * Maximum number of matches that are ranked: the most popular bots with the words in the name, those with the words
 * anywhere, and those with exactly this name. A common word has hundreds of thousands of matches.
 */
const MAX_NAME_MATCHES = 300
const MAX_MATCHES = 500
const MAX_EXACT_NAME_MATCHES = 100

/** The popularity groups (column `tier`), as the migration of the search defines them. */
const FIRST_TIER = 0
const LAST_TIER = 4

/**
 * Points for where the words occur. Popularity adds a point for each doubling of the votes, so that a popular bot can
 * outrank a better match.
 */
const POINTS = {
  isName: 100,
  inName: 45,
  wordsInName: 40,
  wordsInTags: 30,
  wordsInShortDescription: 20,
  anywhere: 10,
  /** Deducted for completions and corrected typos. */
  loose: 3,
} as const

/** Ranges of periods (column `era`) that a search by date reads one after the other; the last one covers the rest. */
const ERA_RANGES = rawSql('(0, 0), (1, 4), (5, 20), (21, 84), (85, 1000000000)')

/** The filter on `bot_search`, whose index has the categories. */
function matchesSearchFilter({ categoryIds = [], match, ...filter }: BotFilter) {
  const others = isFilteredBot(rawSql('bot_search.bot_id'), filter)
  if (categoryIds.length === 0) return others
  const contains = match === 'all' || categoryIds.length === 1 ? rawSql('@>') : rawSql('&&')
  return sql`bot_search.category_ids ${contains} ${categoryIds}::bigint[] AND ${others}`
}

/**
 * Selects the most popular bots that contain the search words in the given column. It reads bots in groups of
 * descending popularity until it has enough. Each group is one index intersection, so a word that half of the bots
 * contain costs no more than a rare one.
 * `OFFSET 0` and `LIMIT 1` are optimization fences. Without them the planner sometimes scans all bots by popularity,
 * which takes a second for words that popular bots do not contain.
 */
function selectMostPopular(column: 'words' | 'title_words', filter: Sql, limit: number) {
  return sql`(
    SELECT found.bot_id
    FROM generate_series(${constant(FIRST_TIER)}, ${constant(LAST_TIER)}) AS tiers (tier)
    CROSS JOIN LATERAL (
      SELECT matched.bot_id
      FROM (
        SELECT bot_id FROM bot_search
        WHERE bot_search.${rawSql(column)} @@ (SELECT query FROM text_query)
          AND bot_search.tier = tiers.tier::smallint AND ${filter}
        OFFSET 0
      ) AS matched
      CROSS JOIN LATERAL (
        SELECT votes_count, serving_count FROM bot_stats WHERE bot_stats.bot_id = matched.bot_id LIMIT 1
      ) AS figures
      ORDER BY votes_count DESC, serving_count DESC, bot_id DESC
      LIMIT ${constant(limit)}
    ) AS found
    LIMIT ${constant(limit)}
  )`
}

/** The points of a word in a search for any of the words, by where the bot contains it. */
const ANY_WORD_POINTS = { inName: 3, inHead: 2, anywhere: 1 } as const

/** A word that this many bots contain says little; each halving of the number adds a multiple of the points. */
const COMMON_WORD_BOTS_LOG2 = 20

/** How much each word of a search counts, in the order of `any_in_name`: rare words more than common ones. */
function getWordFactors(query: TextQuery): number[] {
  return query
    .toTermQueries()
    .map(({ bots }) => Math.max(1, COMMON_WORD_BOTS_LOG2 - Math.round(Math.log2(1 + bots))))
}

/** The relevance of a bot that contains only some of the words. */
function buildAnyWordRelevance(query: TextQuery) {
  return sql`(
    SELECT sum(factor * CASE
      WHEN head @@ in_name THEN ${constant(ANY_WORD_POINTS.inName)}
      WHEN head @@ anywhere THEN ${constant(ANY_WORD_POINTS.inHead)}
      WHEN words @@ anywhere THEN ${constant(ANY_WORD_POINTS.anywhere)}
      ELSE 0
    END) FROM unnest(
      (SELECT any_in_name FROM text_query), (SELECT any_anywhere FROM text_query), ${getWordFactors(query)}::integer[]
    ) AS terms (in_name, anywhere, factor)
  )`
}

function candidates({ text }: ParsedSearch, filter: Sql) {
  return sql`
    (SELECT bot_id FROM bot_search WHERE title = ${text} AND ${filter} LIMIT ${constant(MAX_EXACT_NAME_MATCHES)})
    UNION ${selectMostPopular('title_words', filter, MAX_NAME_MATCHES)}
    UNION ${selectMostPopular('words', filter, MAX_MATCHES)}
  `
}

/** The parts of a bot that count for relevance, by their weights in `bot_search.head`. */
const RANKED_PARTS = [
  { weights: 'A', points: POINTS.wordsInName },
  { weights: 'AB', points: POINTS.wordsInTags },
  { weights: 'ABC', points: POINTS.wordsInShortDescription },
] as const

const relevanceQuery = (weights: string, kind: 'exact' | 'loose') =>
  rawSql(`${kind}_${weights.toLowerCase()}`)

function buildRelevance({ text }: ParsedSearch) {
  const has = ({ weights, points }: (typeof RANKED_PARTS)[number]) => sql`
    WHEN head @@ (SELECT ${relevanceQuery(weights, 'exact')} FROM text_query) THEN ${constant(points)}
    WHEN head @@ (SELECT ${relevanceQuery(weights, 'loose')} FROM text_query) THEN ${constant(points - POINTS.loose)}
  `
  const [inName, inTags, inShortDescription] = RANKED_PARTS
  return sql`CASE
    WHEN title = ${text} THEN ${constant(POINTS.isName)}
    WHEN strpos(title, ${text}) > 0 THEN ${constant(POINTS.inName)}
    ${has(inName)} ${has(inTags)} ${has(inShortDescription)}
    ELSE ${constant(POINTS.anywhere)}
  END + floor(ln(1 + votes_count::double precision) / ln(2::double precision))::integer`
}

/**
 * The text queries as a materialized CTE, so that the planner does not know the words and uses one plan for all searches,
 * and that each is parsed once and not for every bot.
 */
function buildQueryCte(query: TextQuery, order?: KeysetOrder) {
  const all = order === BY_ANY_WORD ? query.toAnyTsquery() : query.toTsquery()
  const getQueries = (weights: string) => query.toTermQueries({ weights }).map((term) => term.query)
  const any = [
    sql`${getQueries('A')}::text[]::tsquery[] AS any_in_name`,
    sql`${getQueries('')}::text[]::tsquery[] AS any_anywhere`,
  ]
  const ranked = (order === BY_RELEVANCE ? RANKED_PARTS : []).flatMap(({ weights }) => [
    sql`${query.toTsquery({ weights, exactOnly: true })}::tsquery AS ${relevanceQuery(weights, 'exact')}`,
    sql`${query.toTsquery({ weights })}::tsquery AS ${relevanceQuery(weights, 'loose')}`,
  ])
  return sql`text_query AS MATERIALIZED (
    SELECT ${commaSeparated([
      sql`${all}::tsquery AS query`,
      ...ranked,
      ...(order === BY_ANY_WORD ? any : []),
    ])}
  )`
}

/** Reads the wide rows only for the bots of one page. */
const SELECT_PAGE = sql`
  SELECT ${BOT_LIST_COLUMNS}, page.place
  FROM page JOIN bots ON bots.id = page.bot_id JOIN bot_stats ON bot_stats.bot_id = page.bot_id
  ${PRESENCE_JOIN}
  WHERE ${LISTED_BOT}
  ORDER BY page.number
`

function getRelevance(parsed: ParsedSearch, query: TextQuery, order: KeysetOrder) {
  if (order === BY_RELEVANCE) return buildRelevance(parsed)
  return order === BY_ANY_WORD ? buildAnyWordRelevance(query) : rawSql('0')
}

/** Only the order by update reads the wide rows of all candidates. */
const UPDATED_BOT = rawSql(`
  CROSS JOIN LATERAL (
    SELECT id, updated_at FROM bots WHERE bots.id = candidates.bot_id LIMIT 1
  ) AS bots
`)

/** Sorts the candidates by relevance or another value; those that have ended come last. */
function buildRankedSearch(
  parsed: ParsedSearch,
  query: TextQuery,
  order: KeysetOrder,
  search: SearchQuery
) {
  return sql`
    WITH ${buildQueryCte(query, order)},
    page AS MATERIALIZED (
      SELECT bot_stats.bot_id, ${order.place} AS place,
        row_number() OVER (ORDER BY ${HAS_ENDED}, ${order.orderBy}) AS number
      FROM (${candidates(parsed, matchesSearchFilter(search.filter))}) AS candidates
      CROSS JOIN LATERAL (
        SELECT title, head, words FROM bot_search WHERE bot_search.bot_id = candidates.bot_id LIMIT 1
      ) AS document
      CROSS JOIN LATERAL (
        SELECT bot_id, votes_count, serving_count, rating_score, trending_score, has_ended FROM bot_stats
        WHERE bot_stats.bot_id = candidates.bot_id LIMIT 1
      ) AS bot_stats
      ${order === BOT_ORDERS.updated ? UPDATED_BOT : rawSql('')}
      CROSS JOIN LATERAL (
        SELECT ${getRelevance(parsed, query, order)} AS relevance OFFSET 0
      ) AS ranked
      WHERE ${isAfter(order, parsePosition(order, search.cursor))}
      ORDER BY number
      LIMIT ${search.limit + 1}
    )
    ${SELECT_PAGE}
  `
}

/** Condition on `bot_search`: the bot has ended. */
const IS_ENDED_DOCUMENT = sql`EXISTS (
  SELECT FROM bot_stats WHERE bot_stats.bot_id = bot_search.bot_id AND ${HAS_ENDED}
)`

/**
 * Lists all matches by date. It reads ranges of periods one after the other, each four times as long as the previous
 * one, until the page is full, and sorts only the matches of one range.
 */
function buildDateSearch(
  query: TextQuery,
  order: KeysetOrder,
  { sort, filter }: SearchQuery,
  { isEnded, place, limit }: ListPart
) {
  const isNewest = sort === 'newest'
  const isInPart = isEnded ? IS_ENDED_DOCUMENT : sql`NOT ${IS_ENDED_DOCUMENT}`
  const firstEra = place
    ? sql`search_era(${order.getFirstValue(place)})`
    : sql`(SELECT search_era(${rawSql(isNewest ? 'max' : 'min')}(created_at)) FROM bots WHERE ${LISTED_BOT})`
  const isInRange = isNewest
    ? rawSql('era BETWEEN start - farthest AND start - nearest')
    : rawSql('era BETWEEN start + nearest AND start + farthest')
  return sql`
    WITH ${buildQueryCte(query)},
    page AS MATERIALIZED (
      SELECT found.bot_id, found.place, row_number() OVER () AS number
      FROM (SELECT ${firstEra} AS start) AS beginning
      CROSS JOIN (VALUES ${ERA_RANGES}) AS era_ranges (nearest, farthest)
      CROSS JOIN LATERAL (
        SELECT bots.id AS bot_id, ${order.place} AS place
        FROM (
          SELECT bot_id FROM bot_search
          WHERE words @@ (SELECT query FROM text_query) AND ${isInRange} AND ${isInPart}
            AND ${matchesSearchFilter(filter)}
          OFFSET 0
        ) AS matched
        CROSS JOIN LATERAL (SELECT id, created_at FROM bots WHERE bots.id = matched.bot_id LIMIT 1) AS bots
        WHERE ${order.after(place)}
        ORDER BY ${order.orderBy}
        LIMIT ${limit}
      ) AS found
      LIMIT ${limit}
    )
    ${SELECT_PAGE}
  `
}

export interface SearchQuery extends BotListQuery {
  /** Normalized and not empty. */
  search: string
  /** Whether typos are not corrected. */
  isExact?: boolean
}

interface SearchPage extends ListPage<BotListRow> {
  /** What the bots contain: words and stems. */
  terms: string[]
  /** The search with its typos corrected, if hardly any bot contains it as it is. */
  correction: string | undefined
}

/**
 * Returns one page of search results. Takes two statements: one looks up the words in the vocabulary, the other finds
 * the bots. When no bot contains all words, a third one finds those with some of them, if the order is by relevance.
 */
export async function searchBots(search: SearchQuery): Promise<SearchPage> {
  const order = getSearchOrder(search)
  parsePosition(order, search.cursor)

  const parsed = await parseSearch(search.search)
  const query = parseTextQuery(parsed, { isExact: search.isExact })
  const terms = query.listLexemes()
  if (query.isEmpty) return { rows: [], next: undefined, terms, correction: undefined }

  const isDated = search.sort === 'newest' || search.sort === 'oldest'
  const read = async (by: KeysetOrder) => {
    if (isDated) {
      return readEndedLast(by, search, (part) =>
        queryRows<WithCursor<BotListRow>>(buildDateSearch(query, by, search, part))
      )
    }
    const statement = buildRankedSearch(parsed, query, by, search)
    return paginateEndedLast(await queryRows<WithCursor<BotListRow>>(statement), by, search.limit)
  }
  const page = await read(order)
  const canRelax = order === BY_RELEVANCE && query.length > 1 && search.cursor === undefined
  const found = page.rows.length === 0 && canRelax ? await read(BY_ANY_WORD) : page
  return { ...found, terms, correction: found.rows.length > 0 ? query.correction : undefined }
}

/**
 * The order of a search. The cursor of a search for any of the words continues that search. A link from before relevance
 * had a name asks for the popular ones with a cursor of the relevant ones.
 */
function getSearchOrder({ sort, cursor }: SearchQuery): KeysetOrder {
  const continued = [BY_ANY_WORD, BY_RELEVANCE].find(({ name }) => name === getOrderName(cursor))
  if (sort === SEARCH_SORT) return continued ?? BY_RELEVANCE
  return (sort === DEFAULT_BOT_SORT && continued) || BOT_ORDERS[sort]
}
