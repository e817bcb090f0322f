import { memberKeys, type ReadNotices } from '@botanica/api-client/member'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../lib/services.tsx'
import { useDeed } from '../../lib/use-deed.ts'

/** Marks notices as read, and shows how many are not any more. */
export function useMarking() {
  const { t } = useTranslation(['inbox', 'toasts'])
  const { api } = useServices()
  const client = useQueryClient()
  const { act, isBusy } = useDeed({
    name: ['read-notices'],
    send: (body: ReadNotices, sending) => api.calls.inboxReads.store({ body, ...sending }),
    done: (unread) => {
      client.setQueryData(memberKeys.unread(), unread)
      void client.invalidateQueries({ queryKey: memberKeys.inbox() })
    },
    failed: { title: t('toasts:error.title'), text: t('markFailed') },
  })

  return { mark: act, isBusy }
}
