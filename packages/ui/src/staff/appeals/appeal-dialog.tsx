import type { QueuedAppeal } from '@botanica/api-client/staff'
import { APPEAL_LIMITS, type AppealOutcome } from '@botanica/api-client/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '../../primitives/counter.tsx'
import { FormDialog } from '../layout/form-dialog.tsx'
import { isReason, ReasonField } from '../layout/reason-field.tsx'
import { useAppealDecision } from './use-appeal-decision.ts'

const { max: LIMIT } = APPEAL_LIMITS.answer
const LABELS = { reversed: 'reverse', upheld: 'uphold', closed: 'close' } as const

interface AppealDialogProps {
  appeal: QueuedAppeal
  outcome: AppealOutcome
  onClose: () => void
}

/** Decides about an appeal, with the answer that the member reads. A granted appeal needs none. */
export function AppealDialog({ appeal, outcome, onClose }: AppealDialogProps) {
  const { t } = useTranslation('staff')
  const [answer, setAnswer] = useState('')
  const { act, isBusy, failure } = useAppealDecision(appeal, onClose)
  const needsAnswer = outcome !== 'reversed'
  const isComplete = needsAnswer ? isReason(answer, LIMIT) : formatCount(answer) <= LIMIT
  const name = appeal.memberName ?? appeal.userId
  const text = answer.trim()

  return (
    <FormDialog
      title={t(`appeals.dialogs.${outcome}.title`)}
      description={t(`appeals.dialogs.${outcome}.text`, { name })}
      submitLabel={isBusy ? t('appeals.deciding') : t(`appeals.${LABELS[outcome]}`)}
      onSubmit={() => act(text === '' ? { outcome } : { outcome, answer: text })}
      onClose={onClose}
      busy={isBusy}
      incomplete={!isComplete}
      failure={failure}
    >
      <ReasonField
        label={t(`appeals.dialogs.${outcome}.field`)}
        value={answer}
        onValueChange={setAnswer}
        limit={LIMIT}
        tooLong={t('appeals.tooLong', { limit: LIMIT })}
        required={needsAnswer}
      />
    </FormDialog>
  )
}
