import { type BotFilter, toPermissionMask } from '#app/directory/bot_filter'
import { ENOUGH_RATINGS } from '#app/directory/rules'
import { PRESENCE_JOIN } from '#app/directory/queries/bot_rows'
import { rawSql, Sql, sql } from '#app/core/database/sql'
import { PRESENCES } from '#app/platform/tables'

const AND = ' AND '

const isIn = (category: Sql) => sql`EXISTS (
  SELECT FROM bot_categories WHERE bot_categories.bot_id = bots.id AND ${category}
)`

function inCategories({ categoryIds = [], match }: BotFilter): Sql[] {
  if (categoryIds.length === 0) return []
  if (match === 'all' || categoryIds.length === 1)
    return categoryIds.map((id) => isIn(sql`bot_categories.category_id = ${id}`))
  return [isIn(sql`bot_categories.category_id = ANY (${categoryIds}::bigint[])`)]
}

function listConditions(filter: BotFilter): Sql[] {
  const { minRating, minServers, maxServers, certified, online, listedSince, without } = filter
  const conditions: Sql[] = []
  if (minRating !== undefined)
    conditions.push(sql`bot_stats.ratings_count >= ${rawSql(String(ENOUGH_RATINGS))}
      AND bot_stats.average_rating >= ${minRating}`)
  if (minServers !== undefined) conditions.push(sql`bot_stats.serving_count >= ${minServers}`)
  if (maxServers !== undefined) conditions.push(sql`bot_stats.serving_count <= ${maxServers}`)
  if (certified) conditions.push(rawSql('bots.certified'))
  if (online) conditions.push(sql`${PRESENCES}.status <> 'offline'`)
  if (listedSince !== undefined)
    conditions.push(sql`bots.approved_at >= ${listedSince}::timestamp AT TIME ZONE 'UTC'`)
  if (without)
    conditions.push(sql`bots.requested_permissions & ${toPermissionMask(without)}::bigint = 0`)
  return conditions
}

/**
 * The condition that `matchesBotFilter` states, on `bots`, `bot_stats` and `presences` as `BOT_LIST_TABLES` joins them.
 * Only the filter by one category is prepared: there are too many others, and which plan is best depends on their values.
 */
export function matchesFilter(filter: BotFilter): Sql {
  const conditions = listConditions(filter)
  const all = [...inCategories(filter), ...conditions]
  if (all.length === 0) return rawSql('true')
  const { text, bindings } = all.reduce((left, right) => sql`${left}${rawSql(AND)}${right}`)
  return new Sql(text, bindings, conditions.length === 0 && (filter.categoryIds?.length ?? 0) <= 1)
}

/** The same condition on the bot with this id, for statements that read other tables. @param id a column */
export function isFilteredBot(id: Sql, filter: BotFilter): Sql {
  const conditions = listConditions(filter)
  if (conditions.length === 0) return rawSql('true')
  return sql`EXISTS (
    SELECT FROM bots JOIN bot_stats ON bot_stats.bot_id = bots.id ${filter.online ? PRESENCE_JOIN : rawSql('')}
    WHERE bots.id = ${id} AND ${matchesFilter({ ...filter, categoryIds: [] })}
  )`
}
