import type { BotDetail } from '@botanica/api-client'
import { SNOWFLAKE_PATTERN } from '@botanica/api-client/contract'
import { createSubmissionQueries } from '@botanica/api-client/submission'
import { AlertDialog, Button, Field, Input, useToast } from '@botanica/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../lib/services.tsx'
import { useMemberMutation } from '../../../lib/use-member-mutation.ts'
import { useBotCache } from '../use-bot-cache.ts'
import { useTransferErrors } from './use-transfer-errors.ts'

interface OfferFormProps {
  bot: BotDetail
  viewerId: string
}

/** Offers the bot to another member, after a confirmation that names them. */
export function OfferForm({ bot, viewerId }: OfferFormProps) {
  const { t } = useTranslation('forms')
  const { api } = useServices()
  const toast = useToast()
  const cache = useBotCache()
  const describeError = useTransferErrors()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isConfirming, setConfirming] = useState(false)
  const receiverId = text.trim()
  const account = useQuery({
    ...createSubmissionQueries(api.calls).account(receiverId),
    enabled: isConfirming,
  })
  const receiver = account.data?.display_name ?? receiverId
  const { act, isBusy } = useMemberMutation({
    name: ['offer bot', bot.id],
    send: (id: string, sending) =>
      api.calls.botTransfers.store({
        params: { id: bot.id },
        body: { receiverId: id },
        ...sending,
      }),
    onSuccess: () => {
      toast({ title: t('transfer.offered', { name: bot.name, receiver }), tone: 'success' })
      cache.refreshLists()
    },
    describeError: (error) => {
      const reason = describeError(error)
      if (reason) setProblem(reason)
      return reason
    },
    failed: { title: t('transfers.failed'), text: t('transfers.failedRetry') },
    onSettled: () => setConfirming(false),
  })

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const isValid = SNOWFLAKE_PATTERN.test(receiverId)
    const isSelf = receiverId === viewerId
    setProblem(isSelf ? t('transfers.errors.self') : isValid ? null : t('transfer.receiverInvalid'))
    setConfirming(isValid && !isSelf)
  }

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <p className="max-w-text">{t('transfer.text')}</p>
      <Field
        label={t('transfer.receiver')}
        help={t('transfer.receiverHelp')}
        error={problem ?? undefined}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" busy={isBusy}>
          {t('transfer.open')}
        </Button>
      </div>
      <AlertDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t('transfer.confirmTitle', { name: bot.name, receiver })}
        description={t('transfer.confirmText')}
        confirmLabel={t(isBusy ? 'transfer.offering' : 'transfer.offer')}
        busy={isBusy}
        onConfirm={() => act(receiverId)}
      />
    </form>
  )
}
