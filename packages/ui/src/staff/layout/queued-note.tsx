import { useTranslation } from 'react-i18next'
import { Badge } from '../../primitives/badge.tsx'
import { getDecisionItem, getShownState, type QueuedItem } from '../decision-queue.ts'
import { useStaff } from '../environment.tsx'
import { useDecisionTexts } from '../use-decision-texts.ts'
import { DecisionButton } from './decision-bar.tsx'

/** Marks a row whose item has a queued decision. */
export function QueuedMark({ decision }: { decision: QueuedItem }) {
  const { t } = useTranslation('staff')
  const state = getShownState(decision)

  return (
    <Badge tone={state === 'waiting' ? 'pending' : 'danger'}>
      {t(`lists.queued.mark.${state}`)}
    </Badge>
  )
}

/** Says in a `DecisionBar` which decision on the item is queued. It can be discarded. */
export function QueuedNote({ decision }: { decision: QueuedItem }) {
  const { t } = useTranslation('staff')
  const { decisionQueue: queue } = useStaff()
  const getTexts = useDecisionTexts()

  return (
    <>
      <p className="flex-1 font-medium">
        {t(`lists.queued.note.${getShownState(decision)}`, { action: getTexts(decision).action })}
      </p>
      <DecisionButton onClick={() => queue?.discard(getDecisionItem(decision))}>
        {t('lists.queued.discard')}
      </DecisionButton>
    </>
  )
}
