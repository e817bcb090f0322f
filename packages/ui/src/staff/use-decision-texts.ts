import { useTranslation } from 'react-i18next'
import type { PendingDecision } from './decision-queue.ts'

/** Returns a function that names a decision: `action` is what it does, `done` what it has done. */
export function useDecisionTexts() {
  const { t } = useTranslation('staff')

  return (pending: PendingDecision): { action: string; done: string } => {
    if (pending.itemType === 'bot') {
      const { action } = pending.decision
      return { action: t(`bots.actions.${action}`), done: t(`bots.done.${action}`) }
    }
    const isApproval = pending.decision.status === 'approved'
    return {
      action: isApproval ? t('applications.approve') : t('applications.reject'),
      done: t('applications.reviewed'),
    }
  }
}
