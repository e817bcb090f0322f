import { hasRoleWithRight } from '@botanica/api-client/contract'
import type { StaffBot } from '@botanica/api-client/staff'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../primitives/icon-button.tsx'
import { useStaff } from '../environment.tsx'
import { DecisionBar, type Decision } from '../layout/decision-bar.tsx'
import { Detail, DetailBody, DetailHeading } from '../layout/detail.tsx'
import type { Selection } from '../rows/use-selection.ts'
import { WaitingTime } from '../table/waiting-time.tsx'
import { BotSummary } from './bot-summary.tsx'
import type { ReasonedAction } from './reason-form.tsx'
import { DECISION_KEYS, getRequiredRight } from './use-bot-decisions.ts'

/** Undoing every decision must stay within the requests that a member may make per minute (60). */
export const MAX_SELECTED_BOTS = 25
const ACTIONS: readonly ReasonedAction[] = ['approve', 'reject']

interface SelectedBotsProps {
  selection: Selection<StaffBot>
  onChoose: (action: ReasonedAction) => void
}

/** The selected bots of the queue, and the decisions on all of them. */
export function SelectedBots({ selection, onChoose }: SelectedBotsProps) {
  const { t } = useTranslation('staff')
  const { viewer } = useStaff()
  const { rows, toggle, clear } = selection
  const title = t('bots.bulk.selected', { count: rows.length })
  const decisions: Decision<ReasonedAction | 'clear'>[] = [
    ...ACTIONS.filter((name) => hasRoleWithRight(viewer.roles, getRequiredRight(name))).map(
      (name) => ({
        name,
        label: t(`bots.actions.${name}`),
        shortcut: DECISION_KEYS[name],
        variant: name === 'approve' ? ('filled' as const) : ('danger' as const),
      })
    ),
    { name: 'clear', label: t('bots.bulk.clear'), shortcut: 'Escape' },
  ]

  return (
    <Detail label={title}>
      <DetailBody>
        <DetailHeading>{title}</DetailHeading>
        <p className="mt-1 text-label text-muted">
          {t('bots.bulk.limit', { count: MAX_SELECTED_BOTS })}
        </p>
        <ul className="mt-3 flex flex-col">
          {rows.map((bot) => (
            <li key={bot.id} className="flex items-center gap-3 border-b border-line py-1.5">
              <span className="min-w-0 flex-1">
                <BotSummary bot={bot} />
              </span>
              <WaitingTime since={bot.submittedAt ?? bot.createdAt} />
              <IconButton
                size="small"
                label={t('bots.bulk.remove', { name: bot.name })}
                icon={<X size={16} />}
                onClick={() => toggle(bot)}
              />
            </li>
          ))}
        </ul>
      </DetailBody>
      <DecisionBar
        about={title}
        decisions={decisions}
        onChoose={(name) => (name === 'clear' ? clear() : onChoose(name))}
      />
    </Detail>
  )
}
