import { hasStatus } from '@botanica/api-client'
import { HTTP_NOT_FOUND } from '@botanica/api-client/contract'
import type { IdempotentCallOptions } from '@botanica/api-client/idempotent-mutation'
import { staffKeys } from '@botanica/api-client/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useDecision } from '../use-decision.ts'

interface NoteChange<Input> {
  name: 'added' | 'removed'
  botId: number
  send: (input: Input, sending: IdempotentCallOptions) => Promise<unknown>
  onDone: () => void
}

/** The mutation that adds or deletes a note about a bot; the bot is refetched afterwards. */
export function useNoteChange<Input>({ name, botId, send, onDone }: NoteChange<Input>) {
  const { t } = useTranslation('staff')
  const client = useQueryClient()

  return useDecision<Input, unknown>({
    name: ['note', name, botId],
    success: t(`bots.notes.done.${name}`),
    send,
    describeError: (error) => (hasStatus(error, HTTP_NOT_FOUND) ? t('bots.notes.gone') : undefined),
    onSuccess: onDone,
    onSettled: () => void client.invalidateQueries({ queryKey: staffKeys.bot(botId) }),
  })
}
