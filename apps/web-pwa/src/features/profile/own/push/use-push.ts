import { createMemberQueries, memberKeys, type PushSettings } from '@botanica/api-client/member'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  storePushLanguage,
  subscribeBrowser,
  unsubscribeBrowser,
} from '../../../../lib/browser-push.ts'
import { useServices } from '../../../../lib/services.tsx'
import { useMemberMutation } from '../../../../lib/use-member-mutation.ts'
import { useLanguage } from '../../../../lib/use-language.ts'
import { useBrowserState } from './use-browser-state.ts'

/** The member was asked, and has given no answer. */
class Unanswered extends Error {}
/** The browser would not: its push service cannot be reached, or it has no worker. */
class NotRegistered extends Error {}

/** Whether this device is notified, and how that is changed. The permission is asked for after a press alone. */
export function usePush() {
  const { t } = useTranslation(['profile', 'toasts'])
  const { api } = useServices()
  const client = useQueryClient()
  const queries = useMemo(() => createMemberQueries(api), [api])
  const settings = useQuery(queries.push())
  const { browser, look } = useBrowserState()
  const [language] = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const [wanted, setWanted] = useState(false)

  const publicKey = settings.data?.publicKey ?? null
  const { act, isBusy, failure } = useMemberMutation({
    name: ['push'],
    send: async (isWanted: boolean, sending) => {
      if (!isWanted) return api.calls.push.unsubscribe({ ...sending })
      if (Notification.permission !== 'granted') throw new Unanswered()
      const subscription = await subscribeBrowser(publicKey!).catch((cause: unknown) => {
        throw new NotRegistered('The browser could not be registered.', { cause })
      })
      return api.calls.push.subscribe({ body: { ...subscription, language }, ...sending })
    },
    onSuccess: (answer: PushSettings, isWanted) => {
      client.setQueryData(memberKeys.push(), answer)
      storePushLanguage(isWanted ? language : null)
      // The server tells it nothing any more, whatever becomes of this.
      const ended = isWanted ? Promise.resolve() : unsubscribeBrowser()
      void ended.catch(() => undefined).then(() => look())
    },
    describeError: (error) => {
      void look()
      if (error instanceof Unanswered) {
        return Notification.permission === 'denied' ? t('push.denied') : t('push.unanswered')
      }
      return error instanceof NotRegistered ? t('push.failed') : undefined
    },
    failed: {
      title: t('toasts:error.title'),
      text: t(wanted ? 'push.failed' : 'push.offFailed'),
    },
  })

  async function change(isWanted: boolean) {
    setWanted(isWanted)
    if (isWanted && Notification.permission === 'default') {
      setAsking(true)
      await Notification.requestPermission().catch(() => undefined)
      setAsking(false)
    }
    act(isWanted)
  }

  const endpoint = settings.data?.endpoint ?? null
  return {
    settings,
    browser,
    isAsking,
    isBusy,
    /** What it is being changed to. */
    wanted,
    isOn: endpoint !== null && browser?.endpoint === endpoint && browser.permission === 'granted',
    failure,
    change: (isWanted: boolean) => void change(isWanted),
  }
}
