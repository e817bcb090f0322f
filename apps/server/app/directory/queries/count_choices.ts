import { addCounts, type BotFilter, listFilterChoices } from '#app/directory/bot_filter'
import { LISTED_BOT, PRESENCE_JOIN } from '#app/directory/queries/bot_rows'
import { listCategories } from '#app/directory/queries/list_categories'
import { matchesFilter } from '#app/directory/queries/matches_filter'
import { COUNTED_BOTS_PER_CHOICE } from '#app/directory/rules'
import { commaSeparated, queryRows, rawSql, type Sql, sql } from '#app/core/database/sql'

/** One count. It stops at the maximum, so a choice that many bots match costs as little as a rare one. */
function countFiltered(filter: BotFilter): Sql {
  return sql`(SELECT count(*)::integer FROM (
    SELECT FROM bots JOIN bot_stats ON bot_stats.bot_id = bots.id ${filter.online ? PRESENCE_JOIN : rawSql('')}
    WHERE ${LISTED_BOT} AND ${matchesFilter(filter)}
    LIMIT ${COUNTED_BOTS_PER_CHOICE}
  ) AS counted)`
}

/** Counts the bots that each choice of a filter would leave, at most `COUNTED_BOTS_PER_CHOICE`, in one statement. */
export async function countChoices(filter: BotFilter) {
  const categories = await listCategories()
  const choices = listFilterChoices(
    filter,
    categories.map(({ id }) => Number(id)),
    Date.now()
  )
  const counts = Object.values(choices)
    .flat()
    .map((choice) => countFiltered(choice.filter))
  const [row] = await queryRows<{ counts: number[] }>(
    sql`SELECT ARRAY[${commaSeparated(counts)}] AS counts`
  )
  return addCounts(choices, row!.counts)
}
