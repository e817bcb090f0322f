import db from '@adonisjs/lucid/services/db'

export const ratingRow = (id: number) => db.from('ratings').where('id', id).first()

export const listRatingRows = (botId: number) => db.from('ratings').where('bot_id', botId)

/** Reads the audit log, oldest first. */
export const listAuditLogs = (adminId: string) =>
  db.from('admin_logs').where('admin_id', adminId).orderBy('id')

/** Reads the stored counts of a bot's reviews. */
export async function findStoredCounts(botId: number) {
  const stats = await db.from('bot_stats').where('bot_id', botId).firstOrFail()
  return { count: stats.ratings_count, sum: stats.ratings_sum, average: stats.average_rating }
}

/** Computes the counts of a bot's reviews from the rows. */
export async function computeCounts(botId: number) {
  const { count, sum } = await db
    .from('listed_ratings')
    .where({ bot_id: botId, by_owner: false })
    .count('* as count')
    .sum('rating as sum')
    .firstOrFail()
  return { count: Number(count), sum: Number(sum ?? 0) }
}

/** Reads a review's likes and dislikes: the stored counts, and those computed from the rows. */
export async function findVotes(ratingId: number) {
  const { likes, dislikes } = await ratingRow(ratingId)
  const rows = await db.from('rating_votes').where('rating_id', ratingId)
  return { likes, dislikes, rows: rows.map(({ user_id, vote }) => ({ userId: user_id, vote })) }
}
