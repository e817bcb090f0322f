import { ApiError, type BotDetail, type Review } from '@botanica/api-client'
import { REVIEW_TEXT_LIMITS, ownsBot } from '@botanica/api-client/contract'
import { Button, useToast } from '@botanica/ui/primitives'
import { ReviewForm, type ReviewDraft, type WrittenReview } from '@botanica/ui/reviews'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteDraft, readDraft, useDraft } from '../../../lib/drafts.ts'
import { listRestrictions } from '../../../lib/restriction.ts'
import { RestrictionAlert } from '../../../lib/restriction-alert.tsx'
import { useServices } from '../../../lib/services.tsx'
import { useSendQueuedForm } from '../../../lib/send-queued-forms.ts'
import { removeQueuedForm } from '../../../lib/form-queue.ts'
import { useMemberMutation } from '../../../lib/use-member-mutation.ts'
import { useLoginRequest } from '../../../lib/use-login-request.ts'
import { useViewer } from '../../../lib/viewer.ts'
import { DRAFTS } from './draft-names.ts'
import { EditReview } from './edit-review.tsx'
import { useReviewCache } from './review-cache.ts'

const CONFLICT = 'conflict'
const BLANK: ReviewDraft = { rating: 0, comment: '' }

interface WriteReviewProps {
  bot: BotDetail
  /** The loaded reviews of the bot. */
  reviews: readonly Review[] | undefined
  /** Shown next to the button while signed out. */
  children: ReactNode
}

/** The form for a new review, or a link to edit the existing one: a member has at most one review per bot. */
export function WriteReview({ bot, reviews, children }: WriteReviewProps) {
  const { t } = useTranslation(['toasts', 'reviewing'])
  const { viewer } = useViewer()
  const own = useOwnReview(bot, reviews)
  useDequeueSentReview(DRAFTS.review(bot.discordBotId), own?.review)
  const restrictions = viewer ? listRestrictions(viewer) : []
  if (restrictions.length > 0) return <RestrictionAlert restrictions={restrictions} />
  if (own?.isBlocked) return <p>{t('because.blocked')}</p>
  if (own) return <OwnReview bot={bot} review={own.review} />
  return <NewReview bot={bot}>{children}</NewReview>
}

/** The member's review of the bot: from the loaded list, or else from the member's own reviews. */
function useOwnReview(bot: BotDetail, reviews: readonly Review[] | undefined) {
  const { api } = useServices()
  const { viewer } = useViewer()
  const { data } = useInfiniteQuery({ ...api.queries.ownReviews(), enabled: viewer !== null })
  if (!viewer) return undefined
  const listed = reviews?.find((review) => review.userId === viewer.id)
  if (listed) return { review: listed, isBlocked: false }
  const written = data?.pages.flatMap((page) => page.items).find(({ botId }) => botId === bot.id)
  return written && { review: written, isBlocked: written.isBlocked }
}

/** Removes a queued review that reached the server although its response was lost. */
function useDequeueSentReview(draftName: string, review: Review | undefined) {
  const by = review?.userId
  useEffect(() => {
    if (by) removeQueuedForm({ by, draft: draftName })
  }, [by, draftName])
}

const normalizeText = (text: string | null) => (text ?? '').normalize().trim()

/** The draft of a new review, unless it equals the published review. */
function getUnsavedDraft(review: Review, draftName: string): ReviewDraft | null {
  const draft = readDraft<ReviewDraft>(draftName, review.userId)
  const isSame =
    draft?.rating === review.rating &&
    normalizeText(draft.comment) === normalizeText(review.comment)
  return isSame ? null : draft
}

/** The existing review. A draft that was written for a new review is offered as an edit. */
function OwnReview({ bot, review }: { bot: BotDetail; review: Review }) {
  const { t } = useTranslation('reviewing')
  const container = useRef<HTMLDivElement>(null)
  const draftName = DRAFTS.review(bot.discordBotId)
  const [unsavedDraft, setUnsavedDraft] = useState(() => getUnsavedDraft(review, draftName))
  const [isEditing, setIsEditing] = useState(unsavedDraft !== null)
  useEffect(() => {
    if (unsavedDraft === null) deleteDraft(draftName, review.userId)
  }, [unsavedDraft, draftName, review.userId])

  function close() {
    setIsEditing(false)
    setUnsavedDraft(null)
    deleteDraft(draftName, review.userId)
    container.current?.focus({ preventScroll: true })
  }

  return (
    <div ref={container} tabIndex={-1} className="rounded-label outline-offset-4">
      {isEditing ? (
        <EditReview bot={bot} review={review} carried={unsavedDraft} onClose={close} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>{t('own.written')}</p>
          <Button icon={<Pencil size={16} />} onClick={() => setIsEditing(true)}>
            {t('own.edit')}
          </Button>
        </div>
      )}
    </div>
  )
}

function NewReview({ bot, children }: { bot: BotDetail; children: ReactNode }) {
  const { t } = useTranslation(['reviewing', 'reviews', 'toasts'])
  const { viewer, isSignedOut } = useViewer()
  const requestLogin = useLoginRequest()
  const draftName = DRAFTS.review(bot.discordBotId)
  const { draft, write, discard } = useDraft(draftName, viewer?.id ?? null, BLANK)
  const form = useRef<HTMLFormElement>(null)
  useSendQueuedForm(draftName, form, draft.rating > 0)
  const { act, isBusy, failure } = useSubmission(bot, viewer?.id, () => discard(BLANK))

  function toastLogIn() {
    requestLogin(t('authenticationRequired.title'), t('authenticationRequired.rating'))
  }

  return (
    <ReviewForm
      ref={form}
      label={t('reviews:form.title')}
      value={draft}
      onValueChange={write}
      onSubmit={act}
      onRefusedSubmit={isSignedOut ? toastLogIn : undefined}
      commentLimit={REVIEW_TEXT_LIMITS.comment.max}
      failure={failure}
      hint={ownsBot(viewer, bot) && t('form.ownBot')}
    >
      <Button type="submit" variant="filled" busy={isBusy} lookDisabled={isSignedOut}>
        {isBusy ? t('form.submitting') : t('form.submit')}
      </Button>
      {isSignedOut && children}
    </ReviewForm>
  )
}

function useSubmission(bot: BotDetail, by: string | undefined, onSubmitted: () => void) {
  const { t } = useTranslation(['toasts', 'reviewing'])
  const { api } = useServices()
  const cache = useReviewCache(bot)
  const toast = useToast()
  const failureTexts = {
    title: t('error.title'),
    text: t('reviewing:errors.rating'),
    gone: t('because.botGone'),
  }

  /** The member has reviewed the bot on another device. Refetching the list shows that review. */
  function describeError(error: unknown) {
    const isAlreadyReviewed =
      error instanceof ApiError && error.code === CONFLICT && !error.retryAfter
    if (!isAlreadyReviewed) return undefined
    const text = t('reviewing:errors.reviewed')
    toast({ title: failureTexts.title, text, tone: 'error' })
    cache.refreshFigures()
    return text
  }

  return useMemberMutation({
    name: ['review', bot.id],
    kept: by
      ? {
          by,
          draft: DRAFTS.review(bot.discordBotId),
          what: 'review',
          about: bot.name,
          text: t('reviewing:saved'),
        }
      : undefined,
    // An empty comment is omitted.
    send: ({ rating, comment }: WrittenReview, sending) =>
      api.calls.ratings.store({
        params: { id: bot.discordBotId },
        body: comment === null ? { rating } : { rating, comment },
        ...sending,
      }),
    onSuccess: (review) => {
      onSubmitted()
      void cache.add(review)
      cache.refreshFigures()
      toast({
        title: t('reviewing:ratingSubmitted.title'),
        text: t('reviewing:ratingSubmitted.text'),
        tone: 'success',
      })
    },
    failed: failureTexts,
    describeError,
  })
}
