import { ApiError } from '@botanica/api-client'
import {
  getEventTypes,
  type WebhookEventType,
  type WebhookFormat,
} from '@botanica/api-client/contract'
import { Checkbox, Field, FieldError, Input } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import { getEventText } from './webhook-texts.ts'

export interface WebhookDraft {
  url: string
  eventTypes: readonly WebhookEventType[]
}

export interface WebhookProblems {
  url?: string | undefined
  eventTypes?: string | undefined
}

/** What is wrong with a draft before it is sent. */
export function useWebhookProblems({ url, eventTypes }: WebhookDraft): WebhookProblems {
  const { t } = useTranslation('developer')
  return {
    url: /^https?:\/\/\S/.test(url.trim()) ? undefined : t('webhooks.urlInvalid'),
    eventTypes: eventTypes.length > 0 ? undefined : t('webhooks.eventsMissing'),
  }
}

/** Returns the text for an address that the server refused, or undefined for another error. */
export function useAddressError() {
  const { t } = useTranslation('developer')
  const texts: Record<string, string> = {
    host: t('webhooks.urlPrivate'),
    discord: t('webhooks.urlNotDiscord'),
  }
  return (error: unknown): string | undefined => {
    if (!(error instanceof ApiError)) return undefined
    const defect = error.errors.find(({ field }) => field === 'url')
    return defect && (texts[defect.rule] ?? t('webhooks.urlInvalid'))
  }
}

interface WebhookFieldsProps {
  format: WebhookFormat
  draft: WebhookDraft
  problems: WebhookProblems
  onChange: (draft: WebhookDraft) => void
}

/** The address of a webhook and the events that it is for. */
export function WebhookFields({ format, draft, problems, onChange }: WebhookFieldsProps) {
  const { t } = useTranslation('developer')
  const known = getEventTypes(format)
  const toggle = (type: WebhookEventType, isChosen: boolean) =>
    onChange({
      ...draft,
      eventTypes: known.filter((one) => (one === type ? isChosen : draft.eventTypes.includes(one))),
    })

  return (
    <>
      <Field label={t('webhooks.url')} help={t('webhooks.urlHelp')} required error={problems.url}>
        {(control) => (
          <Input
            {...control}
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            value={draft.url}
            onChange={(event) => onChange({ ...draft, url: event.target.value })}
          />
        )}
      </Field>
      <fieldset>
        <legend className="font-semibold">{t('webhooks.events')}</legend>
        <div className="mt-1.5 grid gap-x-6 gap-y-1 sm:grid-cols-2">
          {known.map((type) => (
            <Checkbox
              key={type}
              label={t(getEventText(type))}
              checked={draft.eventTypes.includes(type)}
              onCheckedChange={(isChosen) => toggle(type, isChosen)}
            />
          ))}
        </div>
        <FieldError>{problems.eventTypes}</FieldError>
      </fieldset>
    </>
  )
}
