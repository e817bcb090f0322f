import { useEffect } from 'react'
import {
  getSubscriptionEndpoint,
  storePushLanguage,
  getPushLanguage,
} from '../../lib/browser-push.ts'
import { useServices } from '../../lib/services.tsx'
import { useLanguage } from '../../lib/use-language.ts'

/** Push messages use the language of the device's member. Sends a changed language to the server. */
export function usePushLanguage() {
  const { api } = useServices()
  const [language] = useLanguage()

  useEffect(() => {
    const sentLanguage = getPushLanguage()
    if (sentLanguage === null || sentLanguage === language) return

    async function sendLanguage() {
      const [settings, subscription] = await Promise.all([
        api.calls.push.show({}),
        getSubscriptionEndpoint(),
      ])
      // Another member, without push, may be signed in by now.
      if (!subscription || settings.endpoint !== subscription.endpoint)
        return storePushLanguage(null)
      await api.calls.push.subscribe({ body: { ...subscription, language } })
      storePushLanguage(language)
    }
    // A failure is retried on the next page.
    void sendLanguage().catch(() => undefined)
  }, [api, language])
}
