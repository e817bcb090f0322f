import { useId, useRef, useState, type FormEvent, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Field, FieldError } from '../primitives/field.tsx'
import { StarInput } from '../primitives/star-input.tsx'
import type { Stars } from '../primitives/star-rating.tsx'
import { formatCount } from '../primitives/counter.tsx'
import { Textarea } from '../primitives/textarea.tsx'
import { useToast } from '../primitives/toast.tsx'

const COMMENT_ROWS = 4

/** The form's values. */
export interface ReviewDraft {
  /** 0 while no star is selected. */
  rating: Stars | 0
  comment: string
}

/** A valid review. */
export interface WrittenReview {
  rating: Stars
  /** Trimmed; null without a comment. */
  comment: string | null
}

export interface ReviewFormProps {
  ref?: Ref<HTMLFormElement>
  /** The form's accessible name. */
  label: string
  value: ReviewDraft
  onValueChange: (value: ReviewDraft) => void
  /** Called with a valid review only; the form itself reports errors. */
  onSubmit: (review: WrittenReview) => void
  /** Called instead of validation when the viewer may not send the form. */
  onRefusedSubmit?: (() => void) | undefined
  /** Maximum length of a comment, in characters. */
  commentLimit: number
  /** The error text under the fields when sending failed. */
  failure?: ReactNode
  /** A permanent note under the fields. */
  hint?: ReactNode
  /** The buttons at the bottom; one of them submits. */
  children: ReactNode
}

/** The form of a new or existing review: stars and an optional comment. */
export function ReviewForm({
  ref,
  label,
  value,
  onValueChange,
  onSubmit,
  onRefusedSubmit,
  commentLimit,
  failure,
  hint,
  children,
}: ReviewFormProps) {
  const { t } = useTranslation('reviewing')
  const toast = useToast()
  const starsErrorId = useId()
  const stars = useRef<HTMLFieldSetElement>(null)
  const comment = useRef<HTMLTextAreaElement>(null)
  const [wasRejected, setWasRejected] = useState(false)
  const lacksStars = wasRejected && value.rating === 0
  const isTooLong = formatCount(value.comment) > commentLimit

  function submit(event: FormEvent) {
    event.preventDefault()
    if (onRefusedSubmit) return onRefusedSubmit()
    if (value.rating === 0) {
      setWasRejected(true)
      toast({
        title: t('ratingRequired.title'),
        text: t('ratingRequired.text'),
        tone: 'error',
      })
      stars.current?.querySelector('input')?.focus()
      return
    }
    if (isTooLong) {
      setWasRejected(true)
      comment.current?.focus()
      return
    }
    setWasRejected(false)
    onSubmit({ rating: value.rating, comment: value.comment.trim() || null })
  }

  return (
    <form ref={ref} aria-label={label} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div>
        <StarInput
          ref={stars}
          label={t('form.ratingLabel')}
          value={value.rating}
          onValueChange={(rating) => onValueChange({ ...value, rating })}
          invalid={lacksStars}
          describedBy={lacksStars ? starsErrorId : undefined}
        />
        <FieldError id={starsErrorId}>{lacksStars && t('ratingRequired.text')}</FieldError>
      </div>
      <Field
        label={t('form.commentLabel')}
        optional
        error={wasRejected && isTooLong && t('form.tooLong', { limit: commentLimit })}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={comment}
            rows={COMMENT_ROWS}
            limit={commentLimit}
            placeholder={t('form.commentPlaceholder')}
            value={value.comment}
            onChange={(event) => onValueChange({ ...value, comment: event.target.value })}
          />
        )}
      </Field>
      {hint && <p className="text-label text-muted">{hint}</p>}
      {failure && <p className="font-medium text-danger">{failure}</p>}
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </form>
  )
}
