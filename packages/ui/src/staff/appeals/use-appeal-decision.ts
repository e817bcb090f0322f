import { hasStatus } from '@botanica/api-client'
import {
  APPEAL_ACTIONS,
  APPEAL_ERRORS,
  HTTP_NOT_FOUND,
  REVERSAL_CONFLICTS,
  type AppealOutcome,
} from '@botanica/api-client/contract'
import { staffKeys, type QueuedAppeal } from '@botanica/api-client/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useStaff } from '../environment.tsx'
import { refreshRows } from '../rows/use-rows.ts'
import { findPriorDecision, findReason } from '../server-reasons.ts'
import { useDecision } from '../use-decision.ts'

const RIVALS = Object.values(APPEAL_ACTIONS)

interface AppealDecision {
  outcome: AppealOutcome
  answer?: string
}

/** The mutation that decides about an appeal; the queue is refetched afterwards. */
export function useAppealDecision({ id }: QueuedAppeal, onDone: () => void) {
  const { t } = useTranslation('staff')
  const { api } = useStaff()
  const client = useQueryClient()

  function refresh() {
    void refreshRows(client, staffKeys.appeals())
    void client.invalidateQueries({ queryKey: staffKeys.overview() })
  }

  return useDecision<AppealDecision, unknown>({
    name: ['appeal', id],
    success: ({ outcome }) => t(`appeals.done.${outcome}`),
    send: (body, sending) => api.calls.appeals.update({ params: { id }, body, ...sending }),
    describeError: (error) => {
      const rival = findPriorDecision(error, RIVALS)
      // Another staff member was faster: the data is stale.
      if (rival || hasStatus(error, HTTP_NOT_FOUND)) refresh()
      if (rival) {
        return t(`appeals.rivals.${rival.action}`, { name: rival.by ?? t('appeals.somebody') })
      }
      if (hasStatus(error, HTTP_NOT_FOUND)) return t('appeals.gone')
      const conflict = findReason(error, REVERSAL_CONFLICTS)
      if (conflict) return t(`appeals.conflicts.${conflict}`)
      const reason = findReason(error, APPEAL_ERRORS)
      return reason && t(`appeals.errors.${reason}`)
    },
    onSuccess: () => {
      refresh()
      onDone()
    },
  })
}
