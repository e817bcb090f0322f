import { findReason } from '@botanica/api-client'
import { OWN_REQUEST_ERRORS } from '@botanica/api-client/contract'
import { staffKeys, type QueuedSupportRequest } from '@botanica/api-client/staff'
import { useTranslation } from 'react-i18next'
import { useStaff } from '../environment.tsx'
import { useQueueDecision } from '../use-queue-decision.ts'

type Resolution = { state: 'answered'; answer: string } | { state: 'closed' }

/** The mutation that answers or closes a support request. */
export function useResolution({ id, subject }: QueuedSupportRequest, onDone: () => void) {
  const { t } = useTranslation('staff')
  const { api } = useStaff()

  return useQueueDecision({
    name: ['support request', id],
    about: subject,
    success: ({ state }: Resolution) => t(`support.${state}`),
    send: (body, sending) => api.calls.supportRequests.update({ params: { id }, body, ...sending }),
    queueKey: staffKeys.support(),
    prior: {
      actions: ['answer_support_request', 'close_support_request'] as const,
      describe: (action, name) => t(`support.rivals.${action}`, { name }),
    },
    gone: t('support.gone'),
    describeError: (error) =>
      findReason(error, OWN_REQUEST_ERRORS) ? t('support.own') : undefined,
    onDone,
  })
}
