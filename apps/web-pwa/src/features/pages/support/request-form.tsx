import { MAX_OPEN_SUPPORT_REQUESTS, SUPPORT_LIMITS } from '@botanica/api-client/contract'
import { SUPPORT_CHECKS } from '@botanica/api-client/field-checks'
import { Button, Field, Input, Textarea } from '@botanica/ui/primitives'
import { onlineManager } from '@tanstack/react-query'
import { useState, useSyncExternalStore, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../../../lib/drafts.ts'
import { useServices } from '../../../lib/services.tsx'
import { useSendRequest } from './use-send-request.ts'

const DRAFT = 'support'
const BLANK = { subject: '', text: '', link: '' }
const TEXT_ROWS = 6

const subscribeOnline = (listener: () => void) => onlineManager.subscribe(listener)

interface RequestFormProps {
  viewerId: string
  /** Number of the member's open requests in the loaded list. */
  openCount: number
}

/** Form for a support request: subject, text and link. The draft stays in the tab until it is sent. */
export function RequestForm({ viewerId, openCount }: RequestFormProps) {
  const { t } = useTranslation('support')
  const { siteUrl } = useServices().settings
  const { draft, write, discard } = useDraft(DRAFT, viewerId, BLANK)
  const [wasRejected, setWasRejected] = useState(false)
  const isOnline = useSyncExternalStore(
    subscribeOnline,
    () => onlineManager.isOnline(),
    () => true
  )
  const { act, isBusy, failure } = useSendRequest(() => discard(BLANK))
  const subject = SUPPORT_CHECKS.subject(draft.subject)
  const text = SUPPORT_CHECKS.text(draft.text)
  const link = SUPPORT_CHECKS.link(draft.link, { origin: new URL(siteUrl).origin })
  const isFull = openCount >= MAX_OPEN_SUPPORT_REQUESTS

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setWasRejected(true)
    if (subject.defect || text.defect || link.defect) return
    setWasRejected(false)
    act({ subject: subject.value, text: text.value, link: link.value })
  }

  return (
    <form
      aria-label={t('form.label')}
      noValidate
      onSubmit={submit}
      className="mt-4 flex flex-col gap-5"
    >
      <Field
        label={t('form.subject')}
        required
        error={wasRejected && subject.defect && t('form.subjectLength', SUPPORT_LIMITS.subject)}
      >
        {(control) => (
          <Input
            {...control}
            value={draft.subject}
            onChange={(event) => write({ ...draft, subject: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={t('form.text')}
        help={t('form.textHelp')}
        required
        error={
          wasRejected &&
          text.defect &&
          t('form.textLength', { min: SUPPORT_LIMITS.text.min, max: SUPPORT_LIMITS.text.max })
        }
      >
        {(control) => (
          <Textarea
            {...control}
            rows={TEXT_ROWS}
            limit={SUPPORT_LIMITS.text.max}
            value={draft.text}
            onChange={(event) => write({ ...draft, text: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={t('form.link')}
        help={t('form.linkHelp')}
        optional
        error={wasRejected && link.defect && t('form.linkInvalid')}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="url"
            placeholder={`${siteUrl}/bot/...`}
            value={draft.link}
            onChange={(event) => write({ ...draft, link: event.target.value })}
          />
        )}
      </Field>
      {!isOnline && <p className="text-muted">{t('form.offline')}</p>}
      {isFull && <p className="text-muted">{t('form.limit', { count: openCount })}</p>}
      {failure && (
        <p role="alert" className="font-medium text-danger">
          {failure}
        </p>
      )}
      <div>
        <Button type="submit" variant="filled" busy={isBusy} disabled={isFull || !isOnline}>
          {isBusy ? t('form.submitting') : t('form.submit')}
        </Button>
      </div>
    </form>
  )
}
