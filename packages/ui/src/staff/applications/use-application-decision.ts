import { findReason } from '@botanica/api-client'
import { APPLICATION_CONFLICTS } from '@botanica/api-client/contract'
import type { IdempotentCallOptions } from '@botanica/api-client/idempotent-mutation'
import { staffKeys, type ReviewedApplication } from '@botanica/api-client/staff'
import { useTranslation } from 'react-i18next'
import { isOwnBotError } from '../server-reasons.ts'
import { useQueueDecision } from '../use-queue-decision.ts'

interface ApplicationDecision<Input> {
  application: ReviewedApplication
  success: string
  send: (input: Input, sending: IdempotentCallOptions) => Promise<unknown>
  onDone: () => void
}

/** The mutation that decides on a certification request. */
export function useApplicationDecision<Input>({
  application,
  ...decision
}: ApplicationDecision<Input>) {
  const { t } = useTranslation('staff')

  return useQueueDecision({
    ...decision,
    name: ['application', application.id],
    queueKey: staffKeys.applications(),
    prior: {
      actions: ['approve_application', 'reject_application'] as const,
      describe: (action, name) => t(`applications.rivals.${action}`, { name }),
    },
    gone: t('applications.gone'),
    describeError: (error) => {
      const conflict = findReason(error, APPLICATION_CONFLICTS)
      if (conflict) return t(`applications.conflicts.${conflict}`)
      return isOwnBotError(error) ? t('applications.own') : undefined
    },
  })
}
