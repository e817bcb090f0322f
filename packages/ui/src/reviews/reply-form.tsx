import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../primitives/button.tsx'
import { Field } from '../primitives/field.tsx'
import { formatCount } from '../primitives/counter.tsx'
import { Textarea } from '../primitives/textarea.tsx'

const REPLY_ROWS = 3

export interface ReplyFormProps {
  value: string
  onValueChange: (value: string) => void
  /** Called with the trimmed text. */
  onSubmit: (reply: string) => void
  onCancel: () => void
  busy: boolean
  /** Maximum length of a reply, in characters. */
  limit: number
  /** The error text when sending failed. */
  failure?: ReactNode
}

/** An owner's reply to a review; an empty one cannot be sent. */
export function ReplyForm({
  value,
  onValueChange,
  onSubmit,
  onCancel,
  busy,
  limit,
  failure,
}: ReplyFormProps) {
  const { t } = useTranslation(['reviewing', 'common'])
  const field = useRef<HTMLTextAreaElement>(null)
  const [wasRejected, setWasRejected] = useState(false)
  const length = formatCount(value)
  const isTooLong = length > limit
  useEffect(() => field.current?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    setWasRejected(isTooLong)
    if (isTooLong) field.current?.focus()
    else if (length > 0) onSubmit(value.trim())
  }

  return (
    <form
      aria-label={t('actions.replyLabel')}
      noValidate
      onSubmit={submit}
      className="mt-4 flex flex-col gap-3 border-l-2 border-leaf pl-4"
    >
      <Field
        label={t('actions.replyLabel')}
        required
        error={wasRejected && isTooLong && t('actions.replyTooLong', { limit })}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            rows={REPLY_ROWS}
            limit={limit}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
          />
        )}
      </Field>
      {failure && <p className="font-medium text-danger">{failure}</p>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="filled" busy={busy} disabled={length === 0}>
          {busy ? t('form.submitting') : t('actions.submitReply')}
        </Button>
        <Button disabled={busy} onClick={onCancel}>
          {t('actions.cancel')}
        </Button>
      </div>
    </form>
  )
}
