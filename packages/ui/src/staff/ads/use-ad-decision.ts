import { ApiError } from '@botanica/api-client'
import type { IdempotentCallOptions } from '@botanica/api-client/idempotent-mutation'
import { staffKeys } from '@botanica/api-client/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useDecision } from '../use-decision.ts'

interface AdDecision<Input> {
  action: 'added' | 'changed' | 'removed'
  send: (input: Input, sending: IdempotentCallOptions) => Promise<unknown>
  onDone: () => void
}

/** The mutation that creates, edits or removes an ad; the list is refetched afterwards. */
export function useAdDecision<Input>({ action, send, onDone }: AdDecision<Input>) {
  const { t } = useTranslation('staff')
  const client = useQueryClient()

  return useDecision<Input, unknown>({
    name: ['ad', action],
    success: t(`ads.done.${action}`),
    send,
    describeError: (error) =>
      error instanceof ApiError && error.code === 'not_found' ? t('ads.gone') : undefined,
    onSuccess: onDone,
    onSettled: () => void client.invalidateQueries({ queryKey: staffKeys.ads() }),
  })
}
