import { type BotFilter, getListedSince } from '#app/directory/bot_filter'
import { LISTED_BOT, PRESENCE_JOIN } from '#app/directory/queries/bot_rows'
import { listCategories } from '#app/directory/queries/list_categories'
import { matchesFilter } from '#app/directory/queries/matches_filter'
import { BOT_FILTER_CHOICES, COUNTED_BOTS_PER_CHOICE } from '#app/directory/rules'
import { commaSeparated, queryRows, rawSql, type Sql, sql } from '#app/core/database/sql'

/** A choice and the number of bots that it would leave, at most `COUNTED_BOTS_PER_CHOICE`. */
interface Choice<Value> {
  value: Value
  count: number
}

export interface ChoiceCounts {
  /** The bots that the filter leaves now. */
  total: number
  certified: number
  online: number
  categories: Choice<number>[]
  minRating: Choice<number>[]
  minServers: Choice<number>[]
  maxServers: Choice<number>[]
  listedSince: Choice<string>[]
  without: Choice<string>[]
}

/** One count. It stops at the maximum, so a choice that many bots match costs as little as a rare one. */
function countFiltered(filter: BotFilter): Sql {
  return sql`(SELECT count(*)::integer FROM (
    SELECT FROM bots JOIN bot_stats ON bot_stats.bot_id = bots.id ${filter.online ? PRESENCE_JOIN : rawSql('')}
    WHERE ${LISTED_BOT} AND ${matchesFilter(filter)}
    LIMIT ${COUNTED_BOTS_PER_CHOICE}
  ) AS counted)`
}

/** The filter with each choice of one kind. */
function listChoices<Value>(
  values: readonly Value[],
  choose: (value: Value) => BotFilter
): { value: Value; filter: BotFilter }[] {
  return values.map((value) => ({ value, filter: choose(value) }))
}

/**
 * Counts the bots that each choice would leave, in one statement. A choice takes the place of the one of its kind, except
 * that permissions, and categories that must all match, are added to the chosen ones.
 */
export async function countChoices(filter: BotFilter): Promise<ChoiceCounts> {
  const { categoryIds = [], match, without = [] } = filter
  const categories = await listCategories()
  const now = Date.now()
  const kinds = {
    total: [{ value: null, filter }],
    certified: [{ value: null, filter: { ...filter, certified: true } }],
    online: [{ value: null, filter: { ...filter, online: true } }],
    categories: listChoices(
      categories.map(({ id }) => id),
      (id) => ({
        ...filter,
        categoryIds: match === 'all' ? [...new Set([...categoryIds, id])] : [id],
      })
    ),
    minRating: listChoices(BOT_FILTER_CHOICES.minRating, (minRating) => ({ ...filter, minRating })),
    minServers: listChoices(BOT_FILTER_CHOICES.minServers, (minServers) => ({
      ...filter,
      minServers,
    })),
    maxServers: listChoices(BOT_FILTER_CHOICES.maxServers, (maxServers) => ({
      ...filter,
      maxServers,
    })),
    listedSince: listChoices(
      BOT_FILTER_CHOICES.listedDays.map((days) => getListedSince(days, now)),
      (listedSince) => ({ ...filter, listedSince })
    ),
    without: listChoices(BOT_FILTER_CHOICES.without, (permission) => ({
      ...filter,
      without: [...new Set([...without, permission])],
    })),
  }
  const all = Object.values(kinds).flat()
  const [row] = await queryRows<{ counts: number[] }>(
    sql`SELECT ARRAY[${commaSeparated(all.map((choice) => countFiltered(choice.filter)))}] AS counts`
  )
  const counts = new Map(all.map((choice, index) => [choice, row!.counts[index]!]))
  const toCounts = <Value>(choices: { value: Value; filter: BotFilter }[]) =>
    choices.map((choice) => ({ value: choice.value, count: counts.get(choice as never)! }))
  return {
    total: toCounts(kinds.total)[0]!.count,
    certified: toCounts(kinds.certified)[0]!.count,
    online: toCounts(kinds.online)[0]!.count,
    categories: toCounts(kinds.categories),
    minRating: toCounts<number>(kinds.minRating),
    minServers: toCounts<number>(kinds.minServers),
    maxServers: toCounts<number>(kinds.maxServers),
    listedSince: toCounts(kinds.listedSince),
    without: toCounts<string>(kinds.without),
  }
}
