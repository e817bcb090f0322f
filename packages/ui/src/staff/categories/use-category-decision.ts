import { ApiError } from '@botanica/api-client'
import type { IdempotentCallOptions } from '@botanica/api-client/idempotent-mutation'
import { staffKeys } from '@botanica/api-client/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useDecision } from '../use-decision.ts'

interface CategoryDecision<Input> {
  name: 'added' | 'changed' | 'removed'
  send: (input: Input, sending: IdempotentCallOptions) => Promise<unknown>
  onDone: () => void
}

/** The mutation that creates, edits or removes a category; the list is refetched afterwards. */
export function useCategoryDecision<Input>({ name, send, onDone }: CategoryDecision<Input>) {
  const { t } = useTranslation('staff')
  const client = useQueryClient()

  function describeError(error: unknown) {
    if (!(error instanceof ApiError)) return undefined
    switch (error.code) {
      case 'not_found':
        return t('categories.gone')
      case 'conflict':
        return t('categories.remove.conflict')
      case 'invalid':
        return error.errors?.some(({ rule }) => rule === 'unique')
          ? t('categories.form.taken')
          : undefined
      default:
        return undefined
    }
  }

  return useDecision<Input, unknown>({
    name: ['category', name],
    success: t(`categories.done.${name}`),
    send,
    describeError,
    onSuccess: onDone,
    onSettled: () => void client.invalidateQueries({ queryKey: staffKeys.categories() }),
  })
}
