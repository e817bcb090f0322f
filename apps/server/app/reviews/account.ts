import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { publish } from '#app/core/outbox/outbox'
import { BOT_STATS_TOPIC } from '#app/directory/outbox'
import { publishPendingNews } from '#app/directory/undo/publish_news'
import { isOwnedBy } from '#app/directory/queries/bot_rows'
import { BOTS, BOT_STATS } from '#app/directory/tables'
import { queryRows, sql } from '#app/core/database/sql'
import { recordBotEvents } from '#app/events/actions/record_bot_events'
import type { AccountModule } from '#app/identity/account/account_modules'
import { REVIEWS_TOPIC } from '#app/reviews/outbox'

interface ReviewedBot {
  botId: number
}

interface DeletedReview extends ReviewedBot {
  reviewId: number
  rating: number
}

/**
 * Anonymizes a member's reviews. Blocks and ownership are looked up by the author's id, so reviews that were hidden by
 * a block or did not count because the author owns the bot are marked as blocked first.
 */
function anonymize(trx: TransactionClientContract, memberId: string) {
  return queryRows<ReviewedBot>(
    sql`
      UPDATE ratings SET user_id = NULL, is_blocked = ratings.is_blocked
        OR EXISTS (
          SELECT FROM rating_blocks
          WHERE rating_blocks.bot_id = ratings.bot_id
            AND rating_blocks.blocked_user_id = ratings.user_id
        )
        OR EXISTS (SELECT FROM ${BOTS} WHERE bots.id = ratings.bot_id AND ${isOwnedBy(memberId)})
      WHERE user_id = ${memberId} RETURNING bot_id AS "botId"
    `,
    trx
  )
}

async function remove(trx: TransactionClientContract, memberId: string) {
  const deleted = await queryRows<DeletedReview>(
    sql`
      DELETE FROM ratings WHERE user_id = ${memberId}
      RETURNING bot_id AS "botId", id AS "reviewId", rating
    `,
    trx
  )
  await recordBotEvents(
    trx,
    ...deleted.map(({ botId, ...review }) => ({
      botId,
      type: 'review.deleted' as const,
      data: { ...review, userId: null },
    }))
  )
  return deleted
}

/** Locks the reviewed bots and their counts, also those whose review was removed and may be restored meanwhile: bots first, ordered by id, as every other transaction does. */
function lockReviewedBots(trx: TransactionClientContract, memberId: string) {
  return queryRows(
    sql`
      SELECT FROM ${BOTS} JOIN ${BOT_STATS} ON bot_stats.bot_id = bots.id
      WHERE bots.id IN (
        SELECT bot_id FROM ratings WHERE user_id = ${memberId}
        UNION
        SELECT bot_id FROM removed_ratings WHERE user_id = ${memberId}
      )
      ORDER BY bots.id FOR NO KEY UPDATE OF bots FOR UPDATE OF bot_stats
    `,
    trx
  )
}

/** Nobody sees a removed review, so there is nothing to keep of it. */
async function deleteRemovedReviews(trx: TransactionClientContract, memberId: string) {
  const removed = await queryRows<{ id: number }>(
    sql`SELECT id FROM removed_ratings WHERE user_id = ${memberId}`,
    trx
  )
  // The news of a removal are deleted with its review.
  await publishPendingNews(trx, { removedReviewIds: removed.map(({ id }) => id) })
  await queryRows(sql`DELETE FROM removed_ratings WHERE user_id = ${memberId}`, trx)
}

async function updateReviewedBots(
  trx: TransactionClientContract,
  reviewed: readonly ReviewedBot[]
) {
  if (reviewed.length === 0) return
  for (const { botId } of reviewed) await queryRows(sql`SELECT recount_ratings(${botId})`, trx)
  await publish(
    trx,
    ...reviewed.flatMap(({ botId }) =>
      [REVIEWS_TOPIC, BOT_STATS_TOPIC].map((topic) => ({ topic, key: String(botId) }))
    )
  )
}

export const reviewsAccount: AccountModule = {
  name: 'reviews',
  async exportData(memberId, client) {
    return {
      reviews: await queryRows(
        sql`
          SELECT id, bot_id AS "botId", rating, comment, owner_reply AS "ownerReply",
            has_owner_heart AS "hasOwnerHeart", created_at AS "createdAt",
            updated_at AS "updatedAt"
          FROM ratings WHERE user_id = ${memberId} ORDER BY id
        `,
        client
      ),
      removedReviews: await queryRows(
        sql`
          SELECT id, bot_id AS "botId", rating, comment, owner_reply AS "ownerReply",
            created_at AS "createdAt", updated_at AS "updatedAt", removed_at AS "removedAt",
            removed_as AS "removedAs"
          FROM removed_ratings WHERE user_id = ${memberId} ORDER BY id
        `,
        client
      ),
      votesOnReviews: await queryRows(
        sql`
          SELECT rating_id AS "ratingId", vote, created_at AS "createdAt"
          FROM rating_votes WHERE user_id = ${memberId}
          UNION ALL
          SELECT rating_id, vote, created_at FROM removed_rating_votes WHERE user_id = ${memberId}
          ORDER BY 1
        `,
        client
      ),
      blockedOn: await queryRows(
        sql`
          SELECT bot_id AS "botId", reason, created_at AS "createdAt"
          FROM rating_blocks WHERE blocked_user_id = ${memberId} ORDER BY id
        `,
        client
      ),
    }
  },
  async onAccountDeletion(trx, { memberId, reviews }) {
    await lockReviewedBots(trx, memberId)
    await updateReviewedBots(trx, await (reviews === 'keep' ? anonymize : remove)(trx, memberId))
    await queryRows(sql`UPDATE rating_votes SET user_id = NULL WHERE user_id = ${memberId}`, trx)
    await deleteRemovedReviews(trx, memberId)
    await queryRows(
      sql`UPDATE removed_rating_votes SET user_id = NULL WHERE user_id = ${memberId}`,
      trx
    )
  },
}
