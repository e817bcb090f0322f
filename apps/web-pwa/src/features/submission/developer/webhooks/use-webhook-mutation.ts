import type { BotDetail, Client } from '@botanica/api-client'
import { submissionKeys, type BotWebhook } from '@botanica/api-client/submission'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../../lib/services.tsx'
import { useMemberMutation } from '../../../../lib/use-member-mutation.ts'

interface WebhookRequest {
  params: { id: number; webhookId: number }
}

interface WebhookMutationOptions<Input, Answer> {
  name: string
  bot: BotDetail
  webhook: BotWebhook
  send: (calls: Client, input: Input, request: WebhookRequest) => Promise<Answer>
  onSuccess: (answer: Answer) => void
  describeError?: (error: unknown) => string | undefined
  onSettled?: () => void
}

/** A change of a webhook, after which the list and its log are refetched. */
export function useWebhookMutation<Input, Answer>({
  name,
  bot,
  webhook,
  send,
  onSuccess,
  ...options
}: WebhookMutationOptions<Input, Answer>) {
  const { t } = useTranslation('developer')
  const { api, queryClient } = useServices()
  return useMemberMutation({
    ...options,
    name: [name, webhook.id],
    send: (input: Input, sending) =>
      send(api.calls, input, { params: { id: bot.id, webhookId: webhook.id }, ...sending }),
    onSuccess: (answer) => {
      onSuccess(answer)
      void queryClient.invalidateQueries({ queryKey: submissionKeys.webhooks(bot.id) })
    },
    failed: { title: t('webhooks.changeFailed'), text: t('webhooks.tryAgain') },
  })
}
