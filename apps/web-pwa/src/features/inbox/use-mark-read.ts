import { memberKeys, type ReadInboxItems } from '@botanica/api-client/member'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../lib/services.tsx'
import { useMemberMutation } from '../../lib/use-member-mutation.ts'

/** Marks inbox items as read and updates the unread count. */
export function useMarkRead() {
  const { t } = useTranslation(['inbox', 'toasts'])
  const { api } = useServices()
  const client = useQueryClient()
  const { act, isBusy } = useMemberMutation({
    name: ['read-notices'],
    send: (body: ReadInboxItems, sending) => api.calls.inboxReads.store({ body, ...sending }),
    onSuccess: (unread) => {
      client.setQueryData(memberKeys.unread(), unread)
      void client.invalidateQueries({ queryKey: memberKeys.inbox() })
    },
    failed: { title: t('toasts:error.title'), text: t('markFailed') },
  })

  return { mark: act, isBusy }
}
