import type { BotDetail, Review } from '@botanica/api-client'
import { Button, EmptyState, ErrorState, LoadMore } from '@botanica/ui/primitives'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../lib/services.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { ReviewItem } from './review-item.tsx'
import { ReviewSkeletons } from './review-skeletons.tsx'
import { REVIEWS_HEADING } from './reviews-heading.ts'

/** The reviews of a bot, with the form. */
export function Reviews({ bot }: { bot: BotDetail }) {
  const { t } = useTranslation('reviews')
  const { api } = useServices()
  const list = useInfiniteQuery(api.queries.reviews(bot.discordBotId))
  const reviews = list.data?.pages.flatMap((page) => page.items)
  // The list is refetched more often than the bot, so its length is more current once it is complete.
  const count = reviews && !list.hasNextPage ? reviews.length : bot.reviewCount

  return (
    <div className="max-w-text">
      {bot.approvalStatus === 'approved' && <ReviewPanel bot={bot} reviews={reviews} />}
      <section aria-labelledby={REVIEWS_HEADING.id}>
        <h2
          {...REVIEWS_HEADING}
          className="mb-2 rounded-label font-serif text-title font-medium outline-offset-4"
        >
          {t('list.title', { count })}
        </h2>
        <ReviewList
          bot={bot}
          reviews={reviews}
          failed={list.isError}
          retry={() => void list.refetch()}
        />
        {reviews && reviews.length > 0 && (
          <div className="needs-script">
            <LoadMore list={list} />
          </div>
        )}
      </section>
    </div>
  )
}

interface ReviewListProps {
  bot: BotDetail
  reviews: Review[] | undefined
  failed: boolean
  retry: () => void
}

function ReviewList({ bot, reviews, failed, retry }: ReviewListProps) {
  const { t } = useTranslation(['reviews', 'common'])
  if (!reviews && failed) {
    return (
      <ErrorState
        level={3}
        title={t('list.errorTitle')}
        text={t('list.errorText')}
        action={<Button onClick={retry}>{t('common:actions.retry')}</Button>}
      />
    )
  }
  if (!reviews) return <ReviewSkeletons />
  if (reviews.length === 0) {
    return <EmptyState level={3} title={t('list.emptyTitle')} text={t('list.emptyText')} />
  }
  return (
    <ul className="divide-y divide-line">
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewItem bot={bot} review={review} />
        </li>
      ))}
    </ul>
  )
}
