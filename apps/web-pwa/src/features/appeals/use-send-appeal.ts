import { findReason } from '@botanica/api-client'
import { SEND_APPEAL_ERRORS } from '@botanica/api-client/contract'
import { memberKeys } from '@botanica/api-client/member'
import { useToast } from '@botanica/ui/primitives'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../lib/services.tsx'
import { useMemberMutation } from '../../lib/use-member-mutation.ts'

/** Sends an appeal, then refetches the decisions. */
export function useSendAppeal(decisionId: number, onSent: () => void) {
  const { t } = useTranslation('appeals')
  const { api } = useServices()
  const client = useQueryClient()
  const toast = useToast()
  const title = t('error.title')
  const refresh = () => void client.invalidateQueries({ queryKey: memberKeys.ownAppeals() })

  return useMemberMutation({
    name: ['appeal', decisionId],
    send: (text: string, sending) =>
      api.calls.ownAppeals.store({ body: { decisionId, text }, ...sending }),
    onSuccess: () => {
      onSent()
      refresh()
      toast({ title: t('sent.title'), text: t('sent.text'), tone: 'success' })
    },
    describeError: (error) => {
      const reason = findReason(error, SEND_APPEAL_ERRORS)
      if (!reason) return undefined
      // The page shows outdated data.
      refresh()
      const text = t(`error.${reason}`)
      toast({ title, text, tone: 'error' })
      return text
    },
    failed: { title, text: t('error.text'), gone: t('error.gone') },
  })
}
