import { hasStatus } from '@botanica/api-client'
import { HTTP_NOT_FOUND, OWN_REQUEST_ERRORS } from '@botanica/api-client/contract'
import { staffKeys, type QueuedSupportRequest } from '@botanica/api-client/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useStaff } from '../environment.tsx'
import { refreshRows } from '../rows/use-rows.ts'
import { findReason, findPriorDecision } from '../server-reasons.ts'
import { useDecision } from '../use-decision.ts'

const RESOLUTIONS = ['answer_support_request', 'close_support_request'] as const

type Resolution = { state: 'answered'; answer: string } | { state: 'closed' }

/** The mutation that answers or closes a request; the queue is refetched afterwards. */
export function useResolution({ id }: QueuedSupportRequest, onDone: () => void) {
  const { t } = useTranslation('staff')
  const { api } = useStaff()
  const client = useQueryClient()

  function refresh() {
    void refreshRows(client, staffKeys.support())
    void client.invalidateQueries({ queryKey: staffKeys.overview() })
  }

  return useDecision<Resolution, unknown>({
    name: ['support request', id],
    success: ({ state }) => t(`support.${state}`),
    send: (body, sending) => api.calls.supportRequests.update({ params: { id }, body, ...sending }),
    describeError: (error) => {
      const rival = findPriorDecision(error, RESOLUTIONS)
      // Another staff member was faster: the data is stale.
      if (rival || hasStatus(error, HTTP_NOT_FOUND)) refresh()
      if (rival) {
        return t(`support.rivals.${rival.action}`, { name: rival.by ?? t('support.somebody') })
      }
      if (hasStatus(error, HTTP_NOT_FOUND)) return t('support.gone')
      return findReason(error, OWN_REQUEST_ERRORS) ? t('support.own') : undefined
    },
    onSuccess: () => {
      refresh()
      onDone()
    },
  })
}
