import { fillPlaceholders } from '@botanica/api-client/contract'
import type { StaffBot } from '@botanica/api-client/staff'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/button.tsx'
import { Dialog } from '../../primitives/dialog.tsx'
import { fillReply, getReplyLanguage, type ReplySubject } from '../replies/fill-reply.ts'
import {
  getSubject,
  isComplete,
  NO_REASON,
  ReasonForm,
  type GivenReason,
  type ReasonedAction,
} from './reason-form.tsx'
import { useBulkDecision, type BulkItem, type BulkRun } from './use-bulk-decision.ts'

/** Placeholders stand for themselves until the reason of each bot is written. */
const SUBJECT: ReplySubject = { bot: '{bot}', member: '{member}', language: null, isMany: true }

/** Returns the reason for one bot: an unchanged reply in the language of its owner, or the text with its names. */
function getReason(bot: StaffBot, { reason, reply }: GivenReason): string {
  const subject = getSubject(bot)
  if (reply) return fillReply(reply, subject, getReplyLanguage(subject))
  return fillPlaceholders(reason.trim(), { ...subject, rule: '{rule}' })
}

export interface BulkDecisionDialogProps {
  bots: readonly StaffBot[]
  action: ReasonedAction
  /** Called after a run, with the bots on which it decided. */
  onDecided: (bots: readonly StaffBot[]) => void
  onClose: () => void
}

/** Decides on several bots with one reason, item by item. */
export function BulkDecisionDialog({ bots, action, onDecided, onClose }: BulkDecisionDialogProps) {
  const { t } = useTranslation(['staff', 'common'])
  const formId = useId()
  const [given, setGiven] = useState(NO_REASON)
  const { run, start, stop } = useBulkDecision({
    onDecided: (decided) => {
      onDecided(decided)
      if (decided.length === bots.length) onClose()
    },
  })
  const isBusy = run !== null && !run.isOver
  const count = bots.length
  const isRejection = action === 'reject'

  const begin = () =>
    void start(
      bots.map((bot): BulkItem => {
        const reason = getReason(bot, given)
        const { ruleIds } = given
        return { bot, decision: { action, reason, ...(isRejection ? { ruleIds } : {}) } }
      })
    )

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={t(`bots.bulk.title.${action}`, { count })}
      description={run ? undefined : t('bots.bulk.text')}
      actions={
        run ? (
          <RunActions
            run={run}
            onStop={stop}
            onRetry={() => void start(run.failed.filter(({ mayPass }) => mayPass))}
            onClose={onClose}
          />
        ) : (
          <>
            <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
            <Button
              type="submit"
              form={formId}
              variant={isRejection ? 'danger' : 'filled'}
              disabled={!isComplete(action, given)}
            >
              {t(`bots.actions.${action}`)}
            </Button>
          </>
        )
      }
    >
      {run ? (
        <RunProgress run={run} />
      ) : (
        <ReasonForm
          id={formId}
          action={action}
          subject={SUBJECT}
          given={given}
          onGivenChange={setGiven}
          isBusy={isBusy}
          onSubmit={begin}
        />
      )}
    </Dialog>
  )
}

interface RunActionsProps {
  run: BulkRun
  onStop: () => void
  onRetry: () => void
  onClose: () => void
}

function RunActions({ run: { isOver, failed }, onStop, onRetry, onClose }: RunActionsProps) {
  const { t } = useTranslation(['staff', 'common'])
  const repeatable = failed.filter(({ mayPass }) => mayPass).length
  if (!isOver) return <Button onClick={onStop}>{t('bots.bulk.stop')}</Button>

  return (
    <>
      <Button onClick={onClose}>{t('common:actions.close')}</Button>
      {repeatable > 0 && (
        <Button variant="filled" onClick={onRetry}>
          {t('bots.bulk.retry', { count: repeatable })}
        </Button>
      )}
    </>
  )
}

/** How far the run is, and which bots failed and why. */
function RunProgress({ run: { total, sent, failed } }: { run: BulkRun }) {
  const { t } = useTranslation('staff')
  const label = t('bots.bulk.progress', { sent, total })

  return (
    <div className="flex flex-col gap-3">
      <output className="numbers">{label}</output>
      <progress value={sent} max={total} aria-label={label} className="h-2 w-full accent-leaf" />
      {failed.length > 0 && (
        <ul aria-label={t('bots.bulk.failed')} className="flex flex-col gap-1.5">
          {failed.map(({ bot, text }) => (
            <li key={bot.id}>
              <span className="font-semibold">{bot.name}</span>{' '}
              <span className="text-danger">{text}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
