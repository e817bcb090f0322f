import type { BotDetail, Review } from '@botanica/api-client'
import { DateText } from '@botanica/ui/i18n'
import { personName, PremiumMark } from '@botanica/ui/people'
import { paths } from '@botanica/ui/paths'
import { useImageUrls } from '@botanica/ui/platform'
import { AppLink, Avatar, Badge, StarRating } from '@botanica/ui/primitives'
import { Crown, Heart } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReportButton } from '../../lib/report/report-button.tsx'
import { useViewer } from '../../lib/viewer.ts'
import { EditReview, OwnerReplyForm, ReviewTools } from './lazy-member-components.tsx'
import type { ReviewMode } from './review-mode.ts'
import { ReviewVotes } from './review-votes.tsx'

const AVATAR_PIXELS = 128

interface ReviewItemProps {
  bot: BotDetail
  review: Review
}

/** One review: author, date, stars, text and the owners' reply. */
export function ReviewItem({ bot, review }: ReviewItemProps) {
  const { t } = useTranslation(['reviews', 'common'])
  const { viewer, isSignedOut } = useViewer()
  const [mode, setMode] = useState<ReviewMode>('reading')
  const name = personName(review.author) ?? t('common:people.unknownUser')
  const article = useRef<HTMLElement>(null)

  /** Moves the focus, because the focused element disappears with the form. */
  function close() {
    setMode('reading')
    article.current?.focus({ preventScroll: true })
  }

  return (
    <article
      ref={article}
      tabIndex={-1}
      aria-label={t('review.by', { name })}
      className="rounded-label py-5 outline-offset-4"
    >
      <ReviewHeader review={review} name={name} />
      {mode === 'editing' ? (
        <Suspense>
          <EditReview bot={bot} review={review} onClose={close} />
        </Suspense>
      ) : (
        review.comment && <p className="mt-3 whitespace-pre-line">{review.comment}</p>
      )}
      {review.byOwner && <p className="mt-2 text-label text-muted">{t('review.ownReview')}</p>}
      <div className="mt-3 flex flex-wrap items-center gap-1">
        <ReviewVotes bot={bot} review={review} />
        {review.hasOwnerHeart && (
          <Badge tone="bloom" icon={<Heart fill="currentColor" />}>
            <span title={t('review.heartedByOwner')}>{t('review.owner')}</span>
          </Badge>
        )}
        {viewer && (
          <Suspense>
            <ReviewTools bot={bot} review={review} viewer={viewer} name={name} onMode={setMode} />
          </Suspense>
        )}
        {isSignedOut && (
          <span className="ml-auto">
            <ReportButton
              target={{ type: 'review', id: String(review.id), name }}
              isOwn={false}
              label={`${t('common:actions.report')}: ${name}`}
            />
          </span>
        )}
      </div>
      {mode === 'replying' ? (
        <Suspense>
          <OwnerReplyForm bot={bot} review={review} onClose={close} />
        </Suspense>
      ) : (
        review.ownerReply && (
          <div className="mt-4 border-l-2 border-leaf pl-4">
            <p className="text-label font-semibold">
              {t('review.ownerReply')} · {bot.name}
            </p>
            <p className="mt-1 whitespace-pre-line">{review.ownerReply}</p>
          </div>
        )
      )}
    </article>
  )
}

function ReviewHeader({ review, name }: { review: Review; name: string }) {
  const { t } = useTranslation('reviews')

  return (
    <header className="flex items-start gap-3">
      <ReviewAvatar review={review} name={name} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <ReviewAuthor review={review} name={name} />
          {review.author?.isPremium && <PremiumMark />}
          {review.byMainOwner && (
            <Badge tone="sun" icon={<Crown />}>
              {t('review.botOwner')}
            </Badge>
          )}
        </div>
        <div className="mt-0.5 flex flex-wrap items-center gap-x-3 text-label text-muted">
          <StarRating rating={review.rating} size={16} />
          <DateText value={review.createdAt} />
          {review.updatedAt !== review.createdAt && <span>{t('review.edited')}</span>}
        </div>
      </div>
    </header>
  )
}

function ReviewAvatar({ review, name }: { review: Review; name: string }) {
  const images = useImageUrls()
  const { author } = review
  const src = author ? images.avatar(author.id, author.avatar, { size: AVATAR_PIXELS }) : null
  return <Avatar src={src} name={name} seed={author?.id} size={40} />
}

/** Deleted accounts have no profile to link to. */
function ReviewAuthor({ review, name }: { review: Review; name: string }) {
  if (!review.author) return <span className="font-semibold">{name}</span>
  return (
    <AppLink
      href={paths.user(review.author.id)}
      className="truncate rounded-label font-semibold underline-offset-4 hover:text-leaf-strong hover:underline"
    >
      {name}
    </AppLink>
  )
}
