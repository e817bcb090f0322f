import { ApiError } from '@botanica/api-client'
import { memberKeys, type OwnSupportRequest } from '@botanica/api-client/member'
import { AlertDialog, useToast } from '@botanica/ui/primitives'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../lib/services.tsx'
import { useMemberMutation } from '../../../lib/use-member-mutation.ts'

interface WithdrawDialogProps {
  request: OwnSupportRequest
  onClose: () => void
}

/** Confirms the withdrawal of an open request, which deletes it. */
export function WithdrawDialog({ request, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('support')
  const { api } = useServices()
  const client = useQueryClient()
  const toast = useToast()
  const title = t('withdraw.failed')
  const refresh = () => void client.invalidateQueries({ queryKey: memberKeys.ownSupportRequests() })
  const { act, isBusy } = useMemberMutation({
    name: ['withdraw-support-request', request.id],
    send: (id: number, sending) =>
      api.calls.ownSupportRequests.destroy({ params: { id }, ...sending }),
    onSuccess: () => {
      refresh()
      onClose()
      toast({ title: t('withdraw.done'), tone: 'success' })
    },
    describeError: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'conflict') return undefined
      refresh()
      onClose()
      toast({ title: t('withdraw.late'), tone: 'error' })
      return t('withdraw.late')
    },
    failed: { title, text: t('withdraw.failed') },
  })

  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('withdraw.title')}
      description={t('withdraw.text', { subject: request.subject })}
      confirmLabel={isBusy ? t('withdraw.confirming') : t('withdraw.confirm')}
      busy={isBusy}
      onConfirm={() => act(request.id)}
    />
  )
}
