import type { OwnReview } from '@botanica/api-client'
import { createMemberQueries } from '@botanica/api-client/member'
import { DateText } from '@botanica/ui/i18n'
import { paths } from '@botanica/ui/paths'
import { AppLink, StarRating } from '@botanica/ui/primitives'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../lib/services.tsx'
import { DecisionNotes } from '../../../lib/decision-notes.tsx'
import { ActivityList } from './activity-list.tsx'
import { BotSummary } from './bot-summary.tsx'

const REVIEWS_TAB = '?tab=reviews'
/** The panel on the bot's page in which the member's review is edited. */
const REVIEW_PANEL = '#leave-a-review'

/** The member's reviews, linked to the bots' pages, where they are edited. */
export function OwnReviews() {
  const { t } = useTranslation('profile')
  const { api } = useServices()
  const queries = useMemo(() => createMemberQueries(api), [api])
  const list = useInfiniteQuery(queries.ownReviewHistory())

  return (
    <ActivityList
      words={{
        title: t('activity.reviews'),
        loading: t('activity.reviewsLoading'),
        failed: t('activity.reviewsFailed'),
        empty: t('activity.reviewsEmpty'),
      }}
      items={list.data?.pages.flatMap((page) => page.items)}
      list={list}
    >
      {(review) => <ReviewRow review={review} />}
    </ActivityList>
  )
}

function ReviewRow({ review }: { review: OwnReview }) {
  const { t } = useTranslation('profile')
  const { bot, rating, comment, ownerReply, removedAs } = review

  return (
    <article>
      <BotSummary bot={bot} query={REVIEWS_TAB}>
        <StarRating rating={rating} size={16} />
        <DateText value={review.createdAt} />
        {!removedAs && !review.isBlocked && (
          <AppLink
            href={paths.bot(bot.discordBotId) + REVIEWS_TAB + REVIEW_PANEL}
            aria-label={t('activity.editReviewOf', { name: bot.name })}
            className="rounded-label underline underline-offset-4 hover:text-leaf-strong"
          >
            {t('activity.editReview')}
          </AppLink>
        )}
      </BotSummary>
      {comment && <p className="mt-2 break-words whitespace-pre-line">{comment}</p>}
      {review.isBlocked && <p className="mt-2 text-label text-danger">{t('activity.hidden')}</p>}
      {removedAs && (
        <div className="mt-2 text-label text-danger">
          <p>{t(removedAs === 'owner' ? 'activity.removedByOwner' : 'activity.removedByStaff')}</p>
          <DecisionNotes decision={review.decision} />
        </div>
      )}
      {ownerReply && (
        <div className="mt-3 border-l-2 border-leaf pl-4">
          <p className="text-label font-semibold">{t('activity.reply')}</p>
          <p className="mt-1 break-words whitespace-pre-line">{ownerReply}</p>
        </div>
      )}
    </article>
  )
}
