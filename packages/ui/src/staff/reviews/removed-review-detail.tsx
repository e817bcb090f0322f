import type { RemovedReview } from '@botanica/api-client/staff'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../i18n/dates.tsx'
import { paths } from '../../paths.ts'
import { AlertDialog } from '../../primitives/alert-dialog.tsx'
import { StarRating } from '../../primitives/star-rating.tsx'
import { DecisionBar } from '../layout/decision-bar.tsx'
import {
  Detail,
  DetailBody,
  DetailHeading,
  DetailLink,
  Fact,
  FactList,
  TextFact,
} from '../layout/detail.tsx'
import { useRestoreReview } from './use-restore-review.ts'

interface RemovedReviewDetailProps {
  review: RemovedReview
}

/** A removed review, who removed it, and its restoration. */
export function RemovedReviewDetail({ review }: RemovedReviewDetailProps) {
  const { t } = useTranslation('staff')
  const [isRestoring, setRestoring] = useState(false)
  const { bot, authorId, comment, removedAs, removedById, isOwn, isWrittenAgain } = review
  const title = t('reviews.reviewOf', { bot: bot.name })
  const obstacle = isOwn ? 'own' : isWrittenAgain ? 'writtenAgain' : undefined

  return (
    <Detail label={title}>
      <DetailBody>
        <DetailHeading>{title}</DetailHeading>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
          <StarRating rating={review.rating} />
          <DetailLink href={paths.bot(bot.discordBotId)}>{t('reviews.openBot')}</DetailLink>
        </p>
        <FactList>
          <Fact label={t('reviews.author')}>
            {authorId === null ? (
              t('reviews.unknown')
            ) : (
              <DetailLink href={paths.user(authorId)}>{review.authorName ?? authorId}</DetailLink>
            )}
            <DateText value={review.createdAt} className="block text-label text-muted" />
          </Fact>
          <TextFact label={t('reviews.text')}>{comment ?? t('reviews.noText')}</TextFact>
          <Fact label={t(`reviews.removedBy.${removedAs}`)}>
            {removedById === null ? (
              t('reviews.unknown')
            ) : (
              <DetailLink href={paths.user(removedById)}>
                {review.removedByName ?? removedById}
              </DetailLink>
            )}
            <DateText value={review.removedAt} className="block text-label text-muted" />
          </Fact>
          <Fact label={t('reviews.until')}>
            <DateText value={review.restorableUntil} />
          </Fact>
        </FactList>
      </DetailBody>
      <DecisionBar
        about={title}
        note={obstacle && t(`reviews.${obstacle}`)}
        decisions={[
          {
            name: 'restore',
            label: t('reviews.restore'),
            shortcut: 'r',
            variant: 'filled',
            disabled: obstacle !== undefined,
          },
        ]}
        onChoose={() => setRestoring(true)}
      />
      {isRestoring && <RestoreDialog review={review} onClose={() => setRestoring(false)} />}
    </Detail>
  )
}

interface RestoreDialogProps extends RemovedReviewDetailProps {
  onClose: () => void
}

function RestoreDialog({ review, onClose }: RestoreDialogProps) {
  const { t } = useTranslation('staff')
  const { act, isBusy } = useRestoreReview(review, onClose)
  const name = review.authorName ?? t('reviews.unknown')

  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('reviews.dialog.title', { name })}
      description={t('reviews.dialog.text', { bot: review.bot.name })}
      confirmLabel={t(isBusy ? 'reviews.restoring' : 'reviews.restore')}
      dangerous={false}
      busy={isBusy}
      onConfirm={() => act()}
    />
  )
}
