import type { BotDetail } from '@botanica/api-client'
import type { BotWebhook } from '@botanica/api-client/submission'
import { Button, Dialog, useToast } from '@botanica/ui/primitives'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useWebhookMutation } from './use-webhook-mutation.ts'
import {
  useAddressError,
  useWebhookProblems,
  WebhookFields,
  type WebhookDraft,
} from './webhook-fields.tsx'

interface EditWebhookProps {
  bot: BotDetail
  webhook: BotWebhook
}

/** The button that opens the form of a webhook. */
export function EditWebhook({ bot, webhook }: EditWebhookProps) {
  const { t } = useTranslation('developer')
  const [isOpen, setOpen] = useState(false)

  return (
    <Dialog
      trigger={<Button size="small">{t('webhooks.edit')}</Button>}
      title={t('webhooks.editTitle')}
      open={isOpen}
      onOpenChange={setOpen}
    >
      <EditForm bot={bot} webhook={webhook} onSaved={() => setOpen(false)} />
    </Dialog>
  )
}

function EditForm({ bot, webhook, onSaved }: EditWebhookProps & { onSaved: () => void }) {
  const { t } = useTranslation('developer')
  const toast = useToast()
  const describeAddressError = useAddressError()
  const [draft, setDraft] = useState<WebhookDraft>({
    url: webhook.url ?? '',
    eventTypes: webhook.eventTypes,
  })
  const problems = useWebhookProblems(draft)
  const { act, isBusy, failure } = useWebhookMutation({
    name: 'edit webhook',
    bot,
    webhook,
    send: (calls, { url, eventTypes }: WebhookDraft, request) =>
      calls.botWebhooks.update({
        ...request,
        // The address of a Discord webhook is shown without its token, so that it is only sent when it was retyped.
        body: { eventTypes: [...eventTypes], ...(url !== webhook.url && { url }) },
      }),
    onSuccess: () => {
      toast({ title: t('webhooks.saved'), tone: 'success' })
      onSaved()
    },
    describeError: (error) => {
      const text = describeAddressError(error)
      if (text) toast({ title: t('webhooks.changeFailed'), text, tone: 'error' })
      return text
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!Object.values(problems).some(Boolean) && !isBusy) act(draft)
  }

  return (
    <form
      noValidate
      aria-label={t('webhooks.editTitle')}
      onSubmit={submit}
      className="flex flex-col gap-5"
    >
      <WebhookFields
        format={webhook.format}
        draft={draft}
        problems={problems}
        onChange={setDraft}
      />
      {failure && <p className="font-medium text-danger">{failure}</p>}
      <div>
        <Button type="submit" variant="filled" busy={isBusy}>
          {t(isBusy ? 'webhooks.saving' : 'webhooks.save')}
        </Button>
      </div>
    </form>
  )
}
