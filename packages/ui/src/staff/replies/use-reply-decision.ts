import { ApiError, findReason, hasStatus } from '@botanica/api-client'
import {
  HTTP_NOT_FOUND,
  MAX_SAVED_REPLIES,
  SAVED_REPLY_CONFLICTS,
} from '@botanica/api-client/contract'
import type { IdempotentCallOptions } from '@botanica/api-client/idempotent-mutation'
import { staffKeys } from '@botanica/api-client/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useDecision } from '../use-decision.ts'

interface ReplyDecision<Input> {
  name: 'added' | 'changed' | 'removed'
  send: (input: Input, sending: IdempotentCallOptions) => Promise<unknown>
  onDone: () => void
}

/** The mutation that adds, edits or deletes a saved reply; the list is refetched afterwards. */
export function useReplyDecision<Input>({ name, send, onDone }: ReplyDecision<Input>) {
  const { t } = useTranslation('staff')
  const client = useQueryClient()

  function describeError(error: unknown) {
    if (hasStatus(error, HTTP_NOT_FOUND)) return t('replies.gone')
    if (findReason(error, SAVED_REPLY_CONFLICTS)) return t('replies.form.outdated')
    if (error instanceof ApiError && error.code === 'limit')
      return t('replies.form.limit', { limit: MAX_SAVED_REPLIES.personal })
    return undefined
  }

  return useDecision<Input, unknown>({
    name: ['reply', name],
    success: t(`replies.done.${name}`),
    send,
    describeError,
    onSuccess: onDone,
    onSettled: () => void client.invalidateQueries({ queryKey: staffKeys.replies() }),
  })
}
