import { hasStatus } from '@botanica/api-client'
import { APPLICATION_CONFLICTS, HTTP_CONFLICT, HTTP_NOT_FOUND } from '@botanica/api-client/contract'
import type { IdempotentCallOptions } from '@botanica/api-client/idempotent-mutation'
import { staffKeys, type ReviewedApplication } from '@botanica/api-client/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { refreshRows } from '../rows/use-rows.ts'
import { findReason, findPriorDecision, isOwnBotError } from '../server-reasons.ts'
import { useDecision } from '../use-decision.ts'

const REVIEWS = ['approve_application', 'reject_application'] as const

interface ApplicationDecision<Input> {
  application: ReviewedApplication
  success: string
  send: (input: Input, sending: IdempotentCallOptions) => Promise<unknown>
  onDone: () => void
}

/** The mutation that decides on a certification request; lists that show it or its bot are refetched afterwards. */
export function useApplicationDecision<Input>({
  application,
  success,
  send,
  onDone,
}: ApplicationDecision<Input>) {
  const { t } = useTranslation('staff')
  const client = useQueryClient()

  function refresh() {
    void refreshRows(client, staffKeys.applications())
    void client.invalidateQueries({ queryKey: staffKeys.overview() })
  }

  function rivalText(error: unknown) {
    const rival = findPriorDecision(error, REVIEWS)
    if (!rival) return undefined
    return t(`applications.rivals.${rival.action}`, { name: rival.by ?? t('bots.somebody') })
  }

  return useDecision<Input, unknown>({
    name: ['application', application.id],
    success,
    send,
    describeError: (error) => {
      if (hasStatus(error, HTTP_NOT_FOUND)) return t('applications.gone')
      // Another staff member was faster, or the bot has changed: the data is stale.
      if (hasStatus(error, HTTP_CONFLICT)) refresh()
      const conflict = findReason(error, APPLICATION_CONFLICTS)
      if (conflict) return t(`applications.conflicts.${conflict}`)
      return isOwnBotError(error) ? t('applications.own') : rivalText(error)
    },
    onSuccess: () => {
      refresh()
      onDone()
    },
  })
}
