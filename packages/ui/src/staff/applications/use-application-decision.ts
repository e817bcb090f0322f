import { ApiFailure } from '@botanica/api-client'
import type { Sending } from '@botanica/api-client/deed'
import { staffKeys, type ReviewedApplication } from '@botanica/api-client/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { refreshRows } from '../rows/use-rows.ts'
import { useDecision } from '../use-decision.ts'

interface ApplicationDecision<Input> {
  application: ReviewedApplication
  success: string
  send: (input: Input, sending: Sending) => Promise<unknown>
  onDone: () => void
}

/** A decision about an application; afterwards the lists that show it or its bot are asked for again. */
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

  return useDecision<Input, unknown>({
    name: ['application', application.id],
    success,
    send,
    refused: (error) => {
      if (!(error instanceof ApiFailure) || error.retryAfter !== null) return undefined
      if (error.code === 'not_found') return t('applications.gone')
      if (error.code !== 'conflict') return undefined
      // Somebody was faster, or the bot has changed: what is shown is old.
      refresh()
      return t('applications.decidedMeanwhile')
    },
    done: () => {
      refresh()
      onDone()
    },
  })
}
