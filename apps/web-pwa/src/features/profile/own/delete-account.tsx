import { ApiError } from '@botanica/api-client'
import { DELETED_ACCOUNT_REVIEWS, type DeletedAccountReviews } from '@botanica/api-client/contract'
import { AlertDialog, Button, useToast } from '@botanica/ui/primitives'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../lib/services.tsx'
import { useMemberMutation } from '../../../lib/use-member-mutation.ts'
import type { Viewer } from '../../../lib/viewer.ts'
import { listRestrictions } from '../../../lib/restriction.ts'

const HEADING_ID = 'delete-account'
const CONFLICT = 'conflict'

interface DeleteAccountProps {
  viewer: Viewer
  onGone: () => void
}

/** Deletes the member's own account. Restricted members can delete theirs too. */
export function DeleteAccount({ viewer, onGone }: DeleteAccountProps) {
  const { t } = useTranslation('profile')
  const [isConfirming, setIsConfirming] = useState(false)
  const [reviews, setReviews] = useState<DeletedAccountReviews>('keep')
  const { act, isBusy, failure } = useAccountDeletion(onGone)

  return (
    <section aria-labelledby={HEADING_ID} className="border-t border-line pt-8">
      <h2 id={HEADING_ID} className="font-serif text-title font-medium">
        {t('leave.title')}
      </h2>
      <p className="mt-1 mb-4 text-muted">{t('leave.text')}</p>
      <AlertDialog
        trigger={<Button className="text-danger">{t('leave.open')}</Button>}
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={t('leave.question')}
        description={t('leave.cannotUndo')}
        confirmLabel={isBusy ? t('leave.busy') : t('leave.confirm')}
        busy={isBusy}
        onConfirm={() => act(reviews)}
      >
        <Consequences viewer={viewer} />
        <ReviewsChoice value={reviews} onValueChange={setReviews} />
        <p role="alert" className="mt-4 font-medium text-danger empty:hidden">
          {failure}
        </p>
      </AlertDialog>
    </section>
  )
}

/** The consequences that apply to this member. */
function Consequences({ viewer }: { viewer: Viewer }) {
  const { t } = useTranslation('profile')
  const lines = [
    t('leave.sessions'),
    t('leave.bots'),
    viewer.isPremium && t('leave.subscription'),
    t('leave.votes'),
    listRestrictions(viewer).length > 0 && t('leave.ban'),
  ].filter((line) => line !== false)

  return (
    <>
      <p className="font-semibold">{t('leave.happens')}</p>
      <ul className="mt-1 list-disc pl-5 text-label">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}

interface ReviewsChoiceProps {
  value: DeletedAccountReviews
  onValueChange: (value: DeletedAccountReviews) => void
}

function ReviewsChoice({ value, onValueChange }: ReviewsChoiceProps) {
  const { t } = useTranslation('profile')

  return (
    <fieldset className="mt-4">
      <legend className="font-semibold">{t('leave.reviews')}</legend>
      {DELETED_ACCOUNT_REVIEWS.map((choice) => (
        <label key={choice} className="flex min-h-10 items-center gap-3">
          <input
            type="radio"
            name="reviews"
            value={choice}
            checked={choice === value}
            onChange={() => onValueChange(choice)}
            className="size-4 accent-leaf"
          />
          {t(`leave.${choice}`)}
        </label>
      ))}
    </fieldset>
  )
}

function useAccountDeletion(onGone: () => void) {
  const { t } = useTranslation(['profile', 'toasts'])
  const { api } = useServices()
  const toast = useToast()
  const failureTexts = { title: t('toasts:error.title'), text: t('leave.failed') }

  return useMemberMutation({
    name: ['delete account'],
    send: (reviews: DeletedAccountReviews, sending) =>
      api.calls.account.destroy({ body: { reviews }, ...sending }),
    onSuccess: onGone,
    failed: failureTexts,
    describeError: (error) => {
      const isLastOwner = error instanceof ApiError && error.code === CONFLICT && !error.retryAfter
      if (!isLastOwner) return undefined
      const text = t('leave.lastOwner')
      toast({ title: failureTexts.title, text, tone: 'error' })
      return text
    },
  })
}
