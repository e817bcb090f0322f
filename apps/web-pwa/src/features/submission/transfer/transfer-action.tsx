import { queryKeys } from '@botanica/api-client'
import type { BotTransfer } from '@botanica/api-client/submission'
import { AlertDialog, Button, useToast } from '@botanica/ui/primitives'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../lib/services.tsx'
import { useMemberMutation } from '../../../lib/use-member-mutation.ts'
import { useBotCache } from '../use-bot-cache.ts'
import { useTransferNames } from './transfer-names.ts'
import { useTransferErrors } from './use-transfer-errors.ts'

export type TransferActionName = 'accept' | 'decline' | 'cancel' | 'takeBack'

const BUSY = {
  accept: 'transfers.accepting',
  decline: 'transfers.declining',
  cancel: 'transfers.canceling',
  takeBack: 'transfers.takingBack',
} as const satisfies Record<TransferActionName, string>

interface TransferActionProps {
  transfer: Pick<BotTransfer, 'id' | 'bot' | 'from' | 'to'>
  action: TransferActionName
}

/** A button that answers or ends a transfer, after a confirmation. */
export function TransferAction({ transfer, action }: TransferActionProps) {
  const { t } = useTranslation('forms')
  const { api, queryClient } = useServices()
  const toast = useToast()
  const cache = useBotCache()
  const names = useTransferNames(transfer)
  const describeError = useTransferErrors()
  const [isConfirming, setConfirming] = useState(false)
  const { name, discordBotId } = transfer.bot
  const { act, isBusy } = useMemberMutation({
    name: ['transfer', transfer.id],
    send: (id: number, sending) => {
      const call = api.calls.botTransfers[action === 'cancel' ? 'destroy' : action]
      return call({ params: { id }, ...sending })
    },
    onSuccess: () => {
      cache.refreshLists()
      void queryClient.invalidateQueries({ queryKey: queryKeys.bot(discordBotId) })
      void queryClient.invalidateQueries({ queryKey: queryKeys.ownBots() })
      toast({ title: t(`transfers.done.${action}`, { name }), tone: 'success' })
    },
    describeError: (error) => {
      const text = describeError(error)
      if (!text) return undefined
      toast({ title: t('transfers.failed'), text, tone: 'error' })
      // Somebody else has ended it.
      cache.refreshLists()
      return text
    },
    failed: {
      title: t('transfers.failed'),
      text: t('transfers.failedRetry'),
      gone: t('transfers.errors.ended'),
    },
    onSettled: () => setConfirming(false),
  })

  return (
    <AlertDialog
      trigger={
        <Button size="small" variant={action === 'accept' ? 'filled' : undefined}>
          {t(`transfers.${action}`)}
        </Button>
      }
      open={isConfirming}
      onOpenChange={setConfirming}
      title={t(`transfers.${action}Title`, { name })}
      description={t(`transfers.${action}Text`, names)}
      confirmLabel={t(isBusy ? BUSY[action] : `transfers.${action}`)}
      dangerous={action !== 'accept'}
      busy={isBusy}
      onConfirm={() => act(transfer.id)}
    />
  )
}
