import { useEffect } from 'react'
import {
  getSubscriptionEndpoint,
  storePushLanguage,
  getPushLanguage,
} from '../../lib/browser-push.ts'
import { useServices } from '../../lib/services.tsx'
import { useLanguage } from '../../lib/use-language.ts'

/** A device that is notified is so in the language that its member reads: a change of it is told to the server. */
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
      // Another member may be here by now, who has switched nothing on.
      if (!subscription || settings.endpoint !== subscription.endpoint)
        return storePushLanguage(null)
      await api.calls.push.subscribe({ body: { ...subscription, language } })
      storePushLanguage(language)
    }
    // What fails is tried again with the next page.
    void sendLanguage().catch(() => undefined)
  }, [api, language])
}
