import { useTranslation } from 'react-i18next'
import { getDecisionItem, type PendingDecision } from '../decision-queue.ts'
import { useStaff } from '../environment.tsx'
import { useDecisionTexts } from '../use-decision-texts.ts'
import { DecisionButton } from './decision-bar.tsx'

/** Says in a `DecisionBar` which decision on the item is queued. It can be discarded. */
export function QueuedNote({ decision }: { decision: PendingDecision }) {
  const { t } = useTranslation('staff')
  const { decisionQueue: queue } = useStaff()
  const getTexts = useDecisionTexts()

  return (
    <>
      <p className="flex-1 font-medium">
        {t('lists.queued.waiting', { action: getTexts(decision).action })}
      </p>
      <DecisionButton onClick={() => queue?.discard(getDecisionItem(decision))}>
        {t('lists.queued.discard')}
      </DecisionButton>
    </>
  )
}
