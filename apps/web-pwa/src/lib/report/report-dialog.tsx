import { ApiError } from '@botanica/api-client'
import {
  OTHER_REASON,
  REPORT_LIMITS,
  REPORT_REASONS,
  type ReportReason,
} from '@botanica/api-client/contract'
import {
  Button,
  Dialog,
  DialogClose,
  Field,
  formatCount,
  Textarea,
  useToast,
} from '@botanica/ui/primitives'
import { useId, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../drafts.ts'
import { useServices } from '../services.tsx'
import { useIsOnline } from '../use-is-online.ts'
import { useMemberMutation } from '../use-member-mutation.ts'
import type { ReportTarget } from './report-target.ts'

const ROWS = 4
const { max: LIMIT } = REPORT_LIMITS.text
/** Errors that have a text of their own. */
const KNOWN_ERRORS = ['conflict', 'forbidden', 'not_found'] as const

interface ReportDraft {
  reason: ReportReason | null
  text: string
}

const BLANK: ReportDraft = { reason: null, text: '' }

interface ReportDialogProps {
  target: ReportTarget
  viewerId: string
  onClose: () => void
}

/** Reports a bot, a review or a member: a reason and details. What was written stays on the device until it is sent. */
export function ReportDialog({ target, viewerId, onClose }: ReportDialogProps) {
  const { t } = useTranslation(['reports', 'common'])
  const formId = useId()
  const { draft, write, discard } = useDraft(`report-${target.type}-${target.id}`, viewerId, BLANK)
  const { reason, text } = draft
  const isOnline = useIsOnline()
  const { act, isBusy, failure } = useSendReport(target, () => {
    discard()
    onClose()
  })
  const length = formatCount(text)
  const needsText = reason === OTHER_REASON
  const isReady = isOnline && reason !== null && length <= LIMIT && (!needsText || length > 0)

  function submit(event: FormEvent) {
    event.preventDefault()
    // In React, events of a dialog's form bubble to the component that opened it.
    event.stopPropagation()
    if (isReady && !isBusy) act({ reason, text: text.trim() || null })
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={t(`title.${target.type}`, { name: target.name })}
      description={t('text')}
      actions={
        <>
          <DialogClose>
            <Button disabled={isBusy}>{t('common:actions.cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="filled" busy={isBusy} disabled={!isReady}>
            {isBusy ? t('sending') : t('send')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <fieldset>
          <legend className="mb-1.5 font-semibold">{t('reason')}</legend>
          <div className="flex flex-col">
            {REPORT_REASONS[target.type].map((one) => (
              <label key={one} className="flex min-h-9 cursor-pointer items-center gap-2.5">
                <input
                  type="radio"
                  name={`${formId}-reason`}
                  value={one}
                  checked={reason === one}
                  onChange={() => write({ reason: one, text })}
                  className="size-4 shrink-0 accent-leaf"
                />
                {t(`reasons.${one}`)}
              </label>
            ))}
          </div>
        </fieldset>
        <Field
          label={t('details')}
          help={t('detailsHelp')}
          required={needsText}
          optional={!needsText}
          error={length > LIMIT ? t('tooLong', { limit: LIMIT }) : failure}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={ROWS}
              limit={LIMIT}
              value={text}
              onChange={(event) => write({ reason, text: event.target.value })}
            />
          )}
        </Field>
        {!isOnline && <p className="text-muted">{t('offline')}</p>}
      </form>
    </Dialog>
  )
}

interface NewReport {
  reason: ReportReason
  text: string | null
}

function useSendReport(target: ReportTarget, onSent: () => void) {
  const { t } = useTranslation('reports')
  const { api } = useServices()
  const toast = useToast()

  return useMemberMutation({
    name: ['report', target.type, target.id],
    send: (report: NewReport, sending) =>
      api.calls.reports.store({
        body: { targetType: target.type, targetId: target.id, ...report },
        ...sending,
      }),
    onSuccess: () => {
      onSent()
      toast({ title: t('sent'), text: t('sentText'), tone: 'success' })
    },
    describeError: (error) => {
      const code = KNOWN_ERRORS.find((one) => error instanceof ApiError && error.code === one)
      if (!code) return undefined
      const text = t(`errors.${code}`)
      toast({ title: t('failed'), text, tone: 'error' })
      return text
    },
    failed: { title: t('failed'), text: t('errors.offline') },
  })
}
