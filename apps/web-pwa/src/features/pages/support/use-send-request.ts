import { ApiError } from '@botanica/api-client'
import { memberKeys } from '@botanica/api-client/member'
import { useToast } from '@botanica/ui/primitives'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../lib/services.tsx'
import { useMemberMutation } from '../../../lib/use-member-mutation.ts'

interface NewRequest {
  subject: string
  text: string
  link: string | null
}

/** Seconds. A rate limit that lasts longer than this is the daily one. */
const LONG_WAIT_SECONDS = 60

/** Sends a support request, then refetches the member's requests. */
export function useSendRequest(onSent: () => void) {
  const { t } = useTranslation('support')
  const { api } = useServices()
  const client = useQueryClient()
  const toast = useToast()
  const title = t('error.title')
  const refresh = () => void client.invalidateQueries({ queryKey: memberKeys.ownSupportRequests() })

  function getErrorText(error: unknown): string | undefined {
    if (!(error instanceof ApiError)) return undefined
    if (error.code === 'limit') {
      // The page shows outdated data.
      refresh()
      return t('error.tooMany')
    }
    return error.retryAfter !== null && error.retryAfter > LONG_WAIT_SECONDS
      ? t('error.day')
      : undefined
  }

  return useMemberMutation({
    name: ['send-support-request'],
    send: (body: NewRequest, sending) => api.calls.ownSupportRequests.store({ body, ...sending }),
    onSuccess: () => {
      onSent()
      refresh()
      toast({ title: t('sent.title'), text: t('sent.text'), tone: 'success' })
    },
    describeError: (error) => {
      const text = getErrorText(error)
      if (text) toast({ title, text, tone: 'error' })
      return text
    },
    failed: { title, text: t('error.text') },
  })
}
