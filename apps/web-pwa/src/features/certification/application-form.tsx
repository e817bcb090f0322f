import type { OwnBot } from '@botanica/api-client'
import { APPLICATION_REASON_LIMITS } from '@botanica/api-client/contract'
import { Button, formatCount, Field, Textarea, useToast } from '@botanica/ui/primitives'
import { useId, useState, type FormEvent, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { BotChoice } from './bot-choice.tsx'
import { BotSummary } from './bot-summary.tsx'
import { useApplication } from './use-application.ts'

const REASON_ROWS = 6

export interface ApplicationDraft {
  /** Null while no bot is selected. */
  botId: number | null
  reason: string
}

interface ApplicationFormProps {
  /** Eligible bots; at least one. */
  bots: readonly OwnBot[]
  draft: ApplicationDraft
  onDraftChange: (draft: ApplicationDraft) => void
  onSubmitted: () => void
  reasonRef: Ref<HTMLTextAreaElement>
}

/** Form to apply for the certification of a bot, with a reason. */
export function ApplicationForm({
  bots,
  draft,
  onDraftChange,
  onSubmitted,
  reasonRef,
}: ApplicationFormProps) {
  const { t } = useTranslation('certification')
  const toast = useToast()
  const heading = useId()
  const [wasRejected, setWasRejected] = useState(false)
  const { act, isBusy, failure } = useApplication(onSubmitted)
  const bot = bots.find(({ id }) => id === draft.botId)
  const length = formatCount(draft.reason)
  const { max: limit } = APPLICATION_REASON_LIMITS
  const isIncomplete = !bot || length === 0
  const isTooLong = length > limit

  function submit(event: FormEvent) {
    event.preventDefault()
    setWasRejected(true)
    if (isIncomplete) {
      toast({ title: t('missing.title'), text: t('missing.text'), tone: 'error' })
    } else if (!isTooLong) {
      setWasRejected(false)
      act({ botId: bot.id, reason: draft.reason.trim() })
    }
  }

  return (
    <form
      aria-labelledby={heading}
      noValidate
      onSubmit={submit}
      className="mt-8 flex flex-col gap-6"
    >
      <h2 id={heading} className="font-serif text-title font-medium">
        {t('form.label')}
      </h2>
      <BotChoice
        bots={bots}
        value={draft.botId}
        onValueChange={(botId) => onDraftChange({ ...draft, botId })}
        isInvalid={wasRejected && !bot}
      />
      {bot && <BotSummary bot={bot} />}
      <Field
        label={t('form.reason')}
        help={t('form.reasonHelp')}
        required
        error={
          wasRejected &&
          (isTooLong ? t('form.tooLong', { limit }) : length === 0 && t('missing.text'))
        }
      >
        {(control) => (
          <Textarea
            {...control}
            ref={reasonRef}
            rows={REASON_ROWS}
            limit={limit}
            counter="always"
            value={draft.reason}
            onChange={(event) => onDraftChange({ ...draft, reason: event.target.value })}
          />
        )}
      </Field>
      {failure && <p className="font-medium text-danger">{failure}</p>}
      <div>
        <Button type="submit" variant="filled" size="large" busy={isBusy}>
          {isBusy ? t('form.submitting') : t('form.submit')}
        </Button>
      </div>
    </form>
  )
}
