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

/** The member closed the permission prompt or denied permission. */
class PermissionNotGrantedError extends Error {}
/** The browser could not subscribe: its push service is unreachable or there is no service worker. */
class SubscriptionFailedError extends Error {}

/**
 * Whether this device gets push notifications, and how to change that. The permission is only requested after
 * a press.
 */
export function usePush() {
  const { t } = useTranslation(['profile', 'toasts'])
  const { api } = useServices()
  const client = useQueryClient()
  const queries = useMemo(() => createMemberQueries(api), [api])
  const settings = useQuery(queries.push())
  const { browser, look } = useBrowserState()
  const [language] = useLanguage()
  const [isRequestingPermission, setRequestingPermission] = useState(false)
  const [isTurningOn, setTurningOn] = useState(false)

  const publicKey = settings.data?.publicKey ?? null
  const { act, isBusy, failure } = useMemberMutation({
    name: ['push'],
    send: async (shouldEnable: boolean, sending) => {
      if (!shouldEnable) return api.calls.push.unsubscribe({ ...sending })
      if (Notification.permission !== 'granted') throw new PermissionNotGrantedError()
      const subscription = await subscribeBrowser(publicKey!).catch((cause: unknown) => {
        throw new SubscriptionFailedError('The browser could not be registered.', { cause })
      })
      return api.calls.push.subscribe({ body: { ...subscription, language }, ...sending })
    },
    onSuccess: (newSettings: PushSettings, shouldEnable) => {
      client.setQueryData(memberKeys.push(), newSettings)
      storePushLanguage(shouldEnable ? language : null)
      // The server has stopped sending already, so a failure here does not matter.
      const unsubscribed = shouldEnable ? Promise.resolve() : unsubscribeBrowser()
      void unsubscribed.catch(() => undefined).then(() => look())
    },
    describeError: (error) => {
      void look()
      if (error instanceof PermissionNotGrantedError) {
        return Notification.permission === 'denied' ? t('push.denied') : t('push.unanswered')
      }
      return error instanceof SubscriptionFailedError ? t('push.failed') : undefined
    },
    failed: {
      title: t('toasts:error.title'),
      text: t(isTurningOn ? 'push.failed' : 'push.offFailed'),
    },
  })

  async function change(shouldEnable: boolean) {
    setTurningOn(shouldEnable)
    if (shouldEnable && Notification.permission === 'default') {
      setRequestingPermission(true)
      await Notification.requestPermission().catch(() => undefined)
      setRequestingPermission(false)
    }
    act(shouldEnable)
  }

  const endpoint = settings.data?.endpoint ?? null
  return {
    settings,
    browser,
    isAsking: isRequestingPermission,
    isBusy,
    /** The state that is being changed to. */
    wanted: isTurningOn,
    isOn: endpoint !== null && browser?.endpoint === endpoint && browser.permission === 'granted',
    failure,
    change: (shouldEnable: boolean) => void change(shouldEnable),
  }
}
