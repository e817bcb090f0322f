import { ApiError } from '@botanica/api-client'
import { memberKeys } from '@botanica/api-client/member'
import { useToast } from '@botanica/ui/primitives'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../lib/services.tsx'
import { useMemberMutation } from '../../lib/use-member-mutation.ts'

interface Application {
  botId: number
  reason: string
}

/** Error codes with a specific text on this page. */
const ERRORS = { conflict: 'conflict', limit: 'limit', forbidden: 'forbidden' } as const

/** Sends an application, then refetches bots and applications. */
export function useApplication(onSubmitted: () => void) {
  const { t } = useTranslation('certification')
  const { api } = useServices()
  const client = useQueryClient()
  const toast = useToast()
  const title = t('error.title')

  function refresh() {
    void client.invalidateQueries({ queryKey: memberKeys.ownBots() })
    void client.invalidateQueries({ queryKey: memberKeys.ownApplications() })
  }

  return useMemberMutation({
    name: ['apply-for-certification'],
    send: (body: Application, sending) => api.calls.ownApplications.store({ body, ...sending }),
    onSuccess: () => {
      onSubmitted()
      refresh()
      toast({ title: t('submitted.title'), text: t('submitted.text'), tone: 'success' })
    },
    describeError: (error) => {
      if (!(error instanceof ApiError) || error.retryAfter !== null) return undefined
      const known = Object.entries(ERRORS).find(([code]) => code === error.code)?.[1]
      if (!known) return undefined
      // The page shows outdated data.
      refresh()
      toast({ title, text: t(`error.${known}`), tone: 'error' })
      return t(`error.${known}`)
    },
    failed: { title, text: t('error.text'), gone: t('error.gone') },
  })
}
