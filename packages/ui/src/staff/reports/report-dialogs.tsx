import { REPORT_LIMITS, type RuleId } from '@botanica/api-client/contract'
import type { ReportCase } from '@botanica/api-client/staff'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RuleChooser } from '../../guidelines/rule-chooser.tsx'
import { formatCount } from '../../primitives/counter.tsx'
import { FormDialog } from '../layout/form-dialog.tsx'
import { ReasonField } from '../layout/reason-field.tsx'
import { useReportDecision } from './use-report-decision.ts'

const { max: LIMIT } = REPORT_LIMITS.note

interface DialogProps {
  reportCase: ReportCase
  /** The name of what was reported. */
  name: string
  onClose: () => void
}

const toNote = (note: string) => (note.trim() === '' ? {} : { note: note.trim() })

/** Closes the reports as acted upon, with the rules that were broken. */
export function ActDialog({ reportCase, name, onClose }: DialogProps) {
  const { t } = useTranslation('staff')
  const [note, setNote] = useState('')
  const [ruleIds, setRuleIds] = useState<RuleId[]>([])
  const { act, isBusy, failure } = useReportDecision(reportCase, onClose)

  return (
    <FormDialog
      title={t('reports.actDialog.title', { name })}
      description={t('reports.actDialog.text')}
      submitLabel={isBusy ? t('reports.acting') : t('reports.act')}
      onSubmit={() => act({ outcome: 'acted', ruleIds, ...toNote(note) })}
      onClose={onClose}
      busy={isBusy}
      incomplete={ruleIds.length === 0 || formatCount(note) > LIMIT}
      failure={failure}
    >
      <RuleChooser
        value={ruleIds}
        onValueChange={setRuleIds}
        first={reportCase.targetType === 'bot' ? 'works' : 'members'}
        disabled={isBusy}
      />
      <ReasonField
        label={t('reports.actDialog.note')}
        required={false}
        value={note}
        onValueChange={setNote}
        limit={LIMIT}
        tooLong={t('reports.tooLong', { limit: LIMIT })}
      />
    </FormDialog>
  )
}

/** Dismisses the reports. */
export function DismissDialog({ reportCase, name, onClose }: DialogProps) {
  const { t } = useTranslation('staff')
  const [note, setNote] = useState('')
  const { act, isBusy, failure } = useReportDecision(reportCase, onClose)

  return (
    <FormDialog
      title={t('reports.dismissDialog.title', { name })}
      description={t('reports.dismissDialog.text')}
      submitLabel={isBusy ? t('reports.dismissing') : t('reports.dismiss')}
      onSubmit={() => act({ outcome: 'dismissed', ...toNote(note) })}
      onClose={onClose}
      busy={isBusy}
      incomplete={formatCount(note) > LIMIT}
      failure={failure}
    >
      <ReasonField
        label={t('reports.dismissDialog.note')}
        required={false}
        value={note}
        onValueChange={setNote}
        limit={LIMIT}
        tooLong={t('reports.tooLong', { limit: LIMIT })}
      />
    </FormDialog>
  )
}
