import db from '@adonisjs/lucid/services/db'
import type { SimulatedMessage } from '@botanica/simulators'
import { botRatingsCounter, reviewVotesCounter } from '#app/reviews/actions/recount_reviews'
import { botVotesCounter, memberVotesCounter } from '#app/voting/actions/recount_votes'
import { recount } from '#app/directory/recount'
import type { State } from '#tests/faults/support/history'
import { MIGRATOR_CONNECTION } from '#tests/helpers/database'

/** Rows by target. Each selects `target` and `rows`. */
const APPENDED = `
  SELECT format('vote %s by %s', bot_id, user_id) AS target, votes AS rows FROM bot_votes
  UNION ALL
  SELECT 'support ' || text, count(*) FROM support_requests GROUP BY text
  UNION ALL
  SELECT 'announcement ' || title, count(*) FROM discord_announcements GROUP BY title
  UNION ALL
  SELECT format('audit %s %s by %s', action,
      coalesce(bots.discord_bot_id, discord_announcements.title, target_id), admin_id), count(*)
    FROM admin_logs
    LEFT JOIN bots ON target_type = 'bot' AND bots.id::text = target_id
    LEFT JOIN discord_announcements
      ON target_type = 'announcement' AND discord_announcements.id::text = target_id
    GROUP BY 1
  UNION ALL
  SELECT format('inbox %s %s to %s', kind, bots.discord_bot_id, inbox_items.user_id), count(*)
    FROM inbox_items LEFT JOIN bots ON bots.id = bot_id GROUP BY 1
  UNION ALL
  SELECT 'payment of ' || user_id, count(*) FROM premium_transactions
    WHERE type IN ('subscription', 'renewal') AND status = 'completed' GROUP BY user_id`

/** Values by target. Each selects `target` and `value`. */
const STORED = `
  SELECT format('review %s by %s', bot_id, user_id) AS target, rating::text AS value FROM ratings
  UNION ALL
  SELECT format('like %s by %s', rating_id, user_id), vote::text FROM rating_votes
  UNION ALL
  SELECT 'heart ' || id, has_owner_heart::text FROM ratings
    WHERE user_id IN (SELECT id FROM users WHERE email NOT LIKE 'private%')
  UNION ALL
  SELECT 'bio of ' || id, bio FROM users WHERE bio IS NOT NULL
  UNION ALL
  SELECT 'roles of ' || id, array_to_string(roles, ' ') FROM users
  UNION ALL
  SELECT 'premium of ' || id, is_premium::text FROM users
  UNION ALL
  SELECT 'status of ' || discord_bot_id, approval_status FROM bots
  UNION ALL
  SELECT 'text of ' || discord_bot_id, short_description FROM bots`

/** Reads what the database and Discord hold. */
export async function readState(messages: readonly SimulatedMessage[]): Promise<State> {
  const { rows: counts } = await db.rawQuery<{ rows: { target: string; rows: string }[] }>(APPENDED)
  const appended = new Map(counts.map(({ target, rows }) => [target, Number(rows)]))
  for (const { embeds } of messages) {
    const target = `message ${(embeds[0] as { title?: string } | undefined)?.title}`
    appended.set(target, (appended.get(target) ?? 0) + 1)
  }
  const { rows: values } = await db.rawQuery<{ rows: { target: string; value: string }[] }>(STORED)
  const grouped = Map.groupBy(values, ({ target }) => target)
  const stored = new Map(
    [...grouped].map(([target, rows]) => [target, rows.map(({ value }) => value)])
  )
  return { appended, stored }
}

/** Stored counts and the rows that they count, independently of the product's own statements. */
const COUNTS = `
  SELECT format('votes of bot %s', bot_id) AS of, votes_count::text AS stored,
    (SELECT coalesce(sum(votes), 0) FROM bot_votes WHERE bot_votes.bot_id = bot_stats.bot_id)::text AS counted
    FROM bot_stats
  UNION ALL
  SELECT format('reviews of bot %s', bots.id), format('%s, %s stars', ratings_count, ratings_sum),
    (SELECT format('%s, %s stars', count(*), coalesce(sum(rating), 0)) FROM ratings
      WHERE ratings.bot_id = bots.id AND NOT is_blocked AND ratings.user_id <> bots.user_id)
    FROM bots JOIN bot_stats ON bot_stats.bot_id = bots.id
  UNION ALL
  SELECT format('votes of review %s', id), format('+%s -%s', likes, dislikes),
    (SELECT format('+%s -%s', count(*) FILTER (WHERE vote = 1), count(*) FILTER (WHERE vote = -1))
      FROM rating_votes WHERE rating_id = ratings.id)
    FROM ratings
  UNION ALL
  SELECT format('tags of bot %s', bots.id), array_to_string(tags, ' '),
    (SELECT string_agg(name, ' ' ORDER BY name) FROM bot_categories
      JOIN categories ON categories.id = category_id WHERE bot_id = bots.id)
    FROM bots`

/** Returns the stored counts that are wrong, by statements of its own and by the product's recount. */
export async function listWrongCounts(): Promise<string[]> {
  const { rows } = await db.rawQuery<{ rows: { of: string; stored: string; counted: string }[] }>(
    `SELECT * FROM (${COUNTS}) AS counts WHERE stored IS DISTINCT FROM counted`
  )
  const counters = [memberVotesCounter, botVotesCounter, botRatingsCounter, reviewVotesCounter]
  const { differences } = await recount(db.connection(MIGRATOR_CONNECTION), counters)
  return [
    ...rows.map(({ of, stored, counted }) => `${of}: ${stored}, counted ${counted}`),
    ...differences.map(({ of, id, figure, was, is }) => `${of} ${id}: ${figure} ${was}, is ${is}`),
  ]
}
