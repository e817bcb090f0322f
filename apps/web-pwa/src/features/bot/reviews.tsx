import type { BotDetail, Review, ReviewListFilter } from '@botanica/api-client'
import { DEFAULT_REVIEW_SORT, REVIEW_SORTS } from '@botanica/api-client/contract'
import { Button, EmptyState, ErrorState, LoadMore, Segmented } from '@botanica/ui/primitives'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../lib/services.tsx'
import { RatingBreakdown } from './rating-breakdown.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { ReviewItem } from './review-item.tsx'
import { ReviewSkeletons } from './review-skeletons.tsx'
import { REVIEWS_HEADING } from './reviews-heading.ts'

/** Loads a list of the bot's reviews. Without a filter it is the one that the server rendered. */
function useReviews(bot: BotDetail, { sort, stars }: ReviewListFilter) {
  const { api } = useServices()
  const isDefault = sort === DEFAULT_REVIEW_SORT && stars === undefined
  const filter = isDefault ? undefined : { sort, stars }
  const list = useInfiniteQuery(api.queries.reviews(bot.discordBotId, filter))
  return { list, reviews: list.data?.pages.flatMap((page) => page.items) }
}

const UNFILTERED: ReviewListFilter = { sort: DEFAULT_REVIEW_SORT }

/** The reviews tab of a bot: the form, the ratings by stars, and the list. */
export function Reviews({ bot }: { bot: BotDetail }) {
  const { t } = useTranslation('reviews')
  const [filter, setFilter] = useState(UNFILTERED)
  const { sort = DEFAULT_REVIEW_SORT, stars } = filter
  const newest = useReviews(bot, UNFILTERED)
  const { list, reviews } = useReviews(bot, filter)
  // The list is fetched more often than the bot: once it is complete, its length is the newer count.
  const count = newest.reviews && !newest.list.hasNextPage ? newest.reviews.length : bot.reviewCount

  return (
    <div className="max-w-text">
      {bot.approvalStatus === 'approved' && <ReviewPanel bot={bot} reviews={newest.reviews} />}
      <section aria-labelledby={REVIEWS_HEADING.id}>
        <h2
          {...REVIEWS_HEADING}
          className="mb-4 rounded-label font-serif text-title font-medium outline-offset-4"
        >
          {t('list.title', { count })}
        </h2>
        {bot.ownerRemovedReviewCount > 0 && (
          <p className="mb-4 text-label text-muted">
            {t('list.removed', { count: bot.ownerRemovedReviewCount })}
          </p>
        )}
        <RatingBreakdown
          bot={bot}
          stars={stars}
          onStarsChange={(next) => setFilter({ sort, stars: next })}
        />
        {bot.reviewCount > 1 && (
          <div className="needs-script mb-2 flex flex-wrap items-center gap-3">
            <Segmented
              label={t('sort.label')}
              value={sort}
              onValueChange={(next) => setFilter({ sort: next, stars })}
              options={REVIEW_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
            />
            {stars !== undefined && (
              <p className="flex flex-wrap items-center gap-x-3 text-label text-muted">
                {t('filtered.showing', { count: stars })}
                <Button size="small" variant="quiet" onClick={() => setFilter({ sort })}>
                  {t('filtered.showAll')}
                </Button>
              </p>
            )}
          </div>
        )}
        <ReviewList
          bot={bot}
          reviews={reviews}
          isFiltered={stars !== undefined}
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
  isFiltered: boolean
  failed: boolean
  retry: () => void
}

function ReviewList({ bot, reviews, isFiltered, failed, retry }: ReviewListProps) {
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
    return isFiltered ? (
      <EmptyState level={3} text={t('filtered.emptyTitle')} />
    ) : (
      <EmptyState level={3} title={t('list.emptyTitle')} text={t('list.emptyText')} />
    )
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
