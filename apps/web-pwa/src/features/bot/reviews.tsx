import type { BotDetail } from '@botanica/api-client'
import { buttonClass, Button, EmptyState, ErrorState, LoadMore } from '@botanica/ui/primitives'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { loginAddress } from '../../lib/paths.ts'
import { useServices } from '../../lib/services.tsx'
import { usePathOfPage } from '../../lib/use-path-of-page.ts'
import { useViewer } from '../../lib/viewer.ts'
import { ReviewItem } from './review-item.tsx'
import { ReviewSkeletons } from './review-skeletons.tsx'

const HEADING_ID = 'user-reviews'

/** What people say of a bot (document 1 section 2, "Bot detail"). */
export function Reviews({ bot }: { bot: BotDetail }) {
  const { t } = useTranslation('reviews')
  const { api } = useServices()
  const list = useInfiniteQuery(api.queries.reviews(bot.discordBotId))
  const reviews = list.data?.pages.flatMap((page) => page.items)

  return (
    <div className="max-w-text">
      <LoginToReview />
      <section aria-labelledby={HEADING_ID}>
        <h2 id={HEADING_ID} className="mb-2 font-serif text-title font-medium">
          {t('list.title', { count: bot.reviewCount })}
        </h2>
        <ReviewList
          bot={bot}
          reviews={reviews}
          failed={list.isError}
          retry={() => void list.refetch()}
        />
        {reviews && reviews.length > 0 && (
          <div className="needs-script">
            <LoadMore
              hasMore={list.hasNextPage}
              busy={list.isFetchingNextPage}
              onLoadMore={() => void list.fetchNextPage()}
            />
          </div>
        )}
      </section>
    </div>
  )
}

interface ReviewListProps {
  bot: BotDetail
  reviews: Parameters<typeof ReviewItem>[0]['review'][] | undefined
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

/** In the place of the form, for those who are signed out. */
function LoginToReview() {
  const { t } = useTranslation('reviews')
  const path = usePathOfPage()
  const { viewer } = useViewer()
  if (viewer) return null

  return (
    <div className="shown-signed-out mb-8 flex flex-wrap items-center justify-between gap-4 rounded-plate bg-mist p-5">
      <p>{t('login.text')}</p>
      <a href={loginAddress(path)} className={buttonClass({ variant: 'outline' })}>
        {t('login.button')}
      </a>
    </div>
  )
}
