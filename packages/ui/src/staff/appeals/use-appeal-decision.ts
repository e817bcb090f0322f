import {
  APPEAL_ACTIONS,
  APPEAL_ERRORS,
  REVERSAL_CONFLICTS,
  type AppealOutcome,
} from '@botanica/api-client/contract'
import { findReason } from '@botanica/api-client'
import { staffKeys, type QueuedAppeal } from '@botanica/api-client/staff'
import { useTranslation } from 'react-i18next'
import { useStaff } from '../environment.tsx'
import { useQueueDecision } from '../use-queue-decision.ts'

interface AppealDecision {
  outcome: AppealOutcome
  answer?: string
}

/** The mutation that decides about an appeal. */
export function useAppealDecision(appeal: QueuedAppeal, onDone: () => void) {
  const { t } = useTranslation('staff')
  const { api } = useStaff()
  const { id, targetName, targetId } = appeal

  return useQueueDecision({
    name: ['appeal', id],
    about: targetName ?? targetId,
    success: ({ outcome }: AppealDecision) => t(`appeals.done.${outcome}`),
    send: (body, sending) => api.calls.appeals.update({ params: { id }, body, ...sending }),
    queueKey: staffKeys.appeals(),
    prior: {
      actions: Object.values(APPEAL_ACTIONS),
      describe: (action, name) => t(`appeals.rivals.${action}`, { name }),
    },
    gone: t('appeals.gone'),
    describeError: (error) => {
      const conflict = findReason(error, REVERSAL_CONFLICTS)
      if (conflict) return t(`appeals.conflicts.${conflict}`)
      const reason = findReason(error, APPEAL_ERRORS)
      return reason && t(`appeals.errors.${reason}`)
    },
    onDone,
  })
}
