import { ApiError, type BotDetail } from '@botanica/api-client'
import { getEventTypes, WEBHOOK_FORMATS, type WebhookFormat } from '@botanica/api-client/contract'
import { submissionKeys } from '@botanica/api-client/submission'
import { Button, Field, Select, useToast } from '@botanica/ui/primitives'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../../lib/services.tsx'
import { useMemberMutation } from '../../../../lib/use-member-mutation.ts'
import {
  useAddressError,
  useWebhookProblems,
  WebhookFields,
  type WebhookDraft,
} from './webhook-fields.tsx'

const EMPTY: WebhookDraft = { url: '', eventTypes: ['vote.created'] }

interface CreatedWebhook {
  id: number
  /** `null` for Discord. */
  secret: string | null
}

interface NewWebhookFormProps {
  bot: BotDetail
  /** Called with the webhook and its secret, which nobody can read again. */
  onCreated: (created: CreatedWebhook) => void
}

export function NewWebhookForm({ bot, onCreated }: NewWebhookFormProps) {
  const { t } = useTranslation('developer')
  const { api, queryClient } = useServices()
  const toast = useToast()
  const describeAddressError = useAddressError()
  const [format, setFormat] = useState<WebhookFormat>('standard')
  const [draft, setDraft] = useState(EMPTY)
  const [wasRejected, setWasRejected] = useState(false)
  const problems = useWebhookProblems(draft)
  const { act, isBusy, failure } = useMemberMutation({
    name: ['create webhook', bot.id],
    send: ({ url, eventTypes }: WebhookDraft, sending) =>
      api.calls.botWebhooks.store({
        params: { id: bot.id },
        body: { url, format, eventTypes: [...eventTypes] },
        ...sending,
      }),
    onSuccess: (created) => {
      setDraft(EMPTY)
      setFormat('standard')
      onCreated(created)
      void queryClient.invalidateQueries({ queryKey: submissionKeys.webhooks(bot.id) })
      toast({ title: t('webhooks.created'), tone: 'success' })
    },
    failed: { title: t('webhooks.createFailed'), text: t('webhooks.tryAgain') },
    describeError: (error) => {
      const isFull = error instanceof ApiError && error.code === 'limit'
      const text = isFull ? t('webhooks.limit') : describeAddressError(error)
      if (text) toast({ title: t('webhooks.createFailed'), text, tone: 'error' })
      return text
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const isRejected = Object.values(problems).some(Boolean)
    setWasRejected(isRejected)
    if (!isRejected && !isBusy) act(draft)
  }

  function chooseFormat(chosen: WebhookFormat) {
    const known = getEventTypes(chosen)
    setFormat(chosen)
    setDraft({ ...draft, eventTypes: draft.eventTypes.filter((type) => known.includes(type)) })
  }

  return (
    <form
      noValidate
      aria-label={t('webhooks.new')}
      onSubmit={submit}
      className="flex flex-col gap-5"
    >
      <Field label={t('webhooks.format')}>
        {({ id }) => (
          <Select
            id={id}
            label={t('webhooks.format')}
            value={format}
            onValueChange={chooseFormat}
            options={WEBHOOK_FORMATS.map((value) => ({
              value,
              label: t(`webhooks.formats.${value}`),
            }))}
          />
        )}
      </Field>
      <WebhookFields
        format={format}
        draft={draft}
        problems={wasRejected ? problems : {}}
        onChange={setDraft}
      />
      {failure && <p className="font-medium text-danger">{failure}</p>}
      <div>
        <Button type="submit" variant="filled" busy={isBusy}>
          {t(isBusy ? 'webhooks.creating' : 'webhooks.create')}
        </Button>
      </div>
    </form>
  )
}
