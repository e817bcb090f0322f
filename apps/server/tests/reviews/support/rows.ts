import db from '@adonisjs/lucid/services/db'

export const ratingRow = (id: number) => db.from('ratings').where('id', id).first()

export const ratingsOf = (botId: number) => db.from('ratings').where('bot_id', botId)

/** What the audit log tells, oldest first. */
export const auditOf = (adminId: string) =>
  db.from('admin_logs').where('admin_id', adminId).orderBy('id')

/** The reviews of a bot that count, as its figures have them. */
export async function figuresOf(botId: number) {
  const stats = await db.from('bot_stats').where('bot_id', botId).firstOrFail()
  return { count: stats.ratings_count, sum: stats.ratings_sum, average: stats.average_rating }
}

/** The same, summed up anew. */
export async function countedFiguresOf(botId: number) {
  const { count, sum } = await db
    .from('listed_ratings')
    .where({ bot_id: botId, by_owner: false })
    .count('* as count')
    .sum('rating as sum')
    .firstOrFail()
  return { count: Number(count), sum: Number(sum ?? 0) }
}

/** Likes and dislikes of a review, as it has them and as its rows say. */
export async function votesOf(ratingId: number) {
  const { likes, dislikes } = await ratingRow(ratingId)
  const rows = await db.from('rating_votes').where('rating_id', ratingId)
  return { likes, dislikes, rows: rows.map(({ user_id, vote }) => ({ userId: user_id, vote })) }
}
