import { findReason } from '@botanica/api-client'
import { ANSWER_LIMITS, QUESTION_ERRORS } from '@botanica/api-client/contract'
import { QUESTION_CHECKS } from '@botanica/api-client/field-checks'
import { submissionKeys, type QueuePlace } from '@botanica/api-client/submission'
import { Button, Field, Textarea, useToast } from '@botanica/ui/primitives'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../drafts.ts'
import { useServices } from '../services.tsx'
import { useIsOnline } from '../use-is-online.ts'
import { useMemberMutation } from '../use-member-mutation.ts'
import { useViewer } from '../viewer.ts'

const ROWS = 3
const { min, max } = ANSWER_LIMITS

interface AnswerFormProps {
  botId: number
  questionId: NonNullable<QueuePlace['question']>['id']
}

function useAnswer({ botId, questionId }: AnswerFormProps, onSent: () => void) {
  const { t } = useTranslation('queue')
  const { api } = useServices()
  const client = useQueryClient()
  const toast = useToast()
  const title = t('answer.error.title')

  return useMemberMutation({
    name: ['answer', questionId],
    send: (text: string, sending) =>
      api.calls.botAnswers.store({ params: { id: botId }, body: { questionId, text }, ...sending }),
    onSuccess: () => {
      onSent()
      toast({ title: t('answer.sent.title'), text: t('answer.sent.text'), tone: 'success' })
    },
    describeError: (error) => {
      if (!findReason(error, QUESTION_ERRORS)) return undefined
      const text = t('answer.error.closed')
      toast({ title, text, tone: 'error' })
      return text
    },
    onSettled: () => void client.invalidateQueries({ queryKey: submissionKeys.queuePlace(botId) }),
    failed: { title, text: t('answer.error.text'), gone: t('answer.error.gone') },
  })
}

/** The form for the answer of an owner. The draft stays on the device until it is sent. */
export function AnswerForm(props: AnswerFormProps) {
  const { t } = useTranslation('queue')
  const { viewer } = useViewer()
  const { draft, write, discard } = useDraft(`answer-${props.questionId}`, viewer?.id ?? null, '')
  const [wasRejected, setWasRejected] = useState(false)
  const isOnline = useIsOnline()
  const { act, isBusy, failure } = useAnswer(props, () => discard(''))
  const { value, defect } = QUESTION_CHECKS.answer(draft)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setWasRejected(defect !== undefined)
    if (!defect) act(value)
  }

  return (
    <form noValidate onSubmit={submit} className="mt-3 flex flex-col items-start gap-3 text-ink">
      <div className="w-full">
        <Field
          label={t('answer.label')}
          help={t('answer.help')}
          required
          error={wasRejected && defect && t('answer.length', { min, max })}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={ROWS}
              limit={max}
              value={draft}
              onChange={(event) => write(event.target.value)}
            />
          )}
        </Field>
      </div>
      {!isOnline && <p className="text-muted">{t('answer.offline')}</p>}
      {failure && (
        <p role="alert" className="font-medium text-danger">
          {failure}
        </p>
      )}
      <Button type="submit" variant="filled" busy={isBusy} disabled={!isOnline}>
        {isBusy ? t('answer.submitting') : t('answer.submit')}
      </Button>
    </form>
  )
}
