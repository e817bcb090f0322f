import { queryKeys } from '@botanica/api-client'
import { createPremiumQueries, premiumKeys, type OwnPremium } from '@botanica/api-client/premium'
import { useToast } from '@botanica/ui/primitives'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useServices } from '../../lib/services.tsx'
import type { Viewer } from '../../lib/viewer.ts'
import { isReturnFromPayment } from './checkout-urls.ts'

/** Polling interval after a payment. The provider usually confirms immediately, so members see it within a second. */
const CONFIRMING_INTERVAL_MS = 750
/** After this time the page polls less often and says that the member need not wait. */
const SLOW_AFTER_MS = 60_000
const SLOW_INTERVAL_MS = 5_000
/** How often the server is asked to check with the provider, whose webhook may be lost. */
const CONFIRM_CALL_INTERVAL_MS = 5_000
const SLOW_CONFIRM_CALL_INTERVAL_MS = 30_000

function isUnconfirmed(premium: OwnPremium | undefined): boolean {
  return premium !== undefined && !premium.isPremium && premium.status === 'pending'
}

/** The member's premium status. After a payment it is polled until the provider has confirmed it. */
export function useOwnPremium(viewer: Viewer) {
  const { api } = useServices()
  const [query] = useSearchParams()
  const hasReturned = isReturnFromPayment(query)
  const [isSlow, setSlow] = useState(false)
  const queries = useMemo(() => createPremiumQueries(api), [api])
  const own = useQuery({
    ...queries.own(),
    refetchInterval: ({ state }) => {
      if (hasReturned && isUnconfirmed(state.data))
        return isSlow ? SLOW_INTERVAL_MS : CONFIRMING_INTERVAL_MS
      return state.data?.subscriptions.some(({ isEnding }) => isEnding) ? SLOW_INTERVAL_MS : false
    },
    // Keeps polling while the member is in their bank's app, so that the page is up to date when they return.
    refetchIntervalInBackground: true,
  })
  const isUnpaid = isUnconfirmed(own.data)
  const isConfirming = hasReturned && isUnpaid

  useEffect(() => {
    if (!isConfirming) return
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isConfirming])

  useConfirmation(
    isUnpaid,
    isConfirming && (isSlow ? SLOW_CONFIRM_CALL_INTERVAL_MS : CONFIRM_CALL_INTERVAL_MS)
  )
  useRefreshViewer(own.data?.isPremium, viewer.isPremium)
  useThankYouToast(hasReturned && own.data?.isPremium === true)
  return { own, isConfirming, isSlow }
}

/**
 * Makes the server check a pending purchase with the provider.
 * @param everyMs interval in milliseconds; false to check once
 */
function useConfirmation(isUnpaid: boolean, everyMs: number | false) {
  const { api } = useServices()
  const client = useQueryClient()

  useEffect(() => {
    if (!isUnpaid) return
    let isUnmounted = false
    const confirm = async () => {
      try {
        const premium = await api.calls.premium.confirm({})
        if (!isUnmounted) client.setQueryData(premiumKeys.own(), premium)
      } catch {
        // Ignored: the page keeps polling, and a server job checks too.
      }
    }
    void confirm()
    const timer = everyMs === false ? undefined : setInterval(() => void confirm(), everyMs)
    return () => {
      isUnmounted = true
      clearInterval(timer)
    }
  }, [isUnpaid, everyMs, api, client])
}

/** Refreshes the viewer when the premium status has changed, so that ads and badges follow. */
function useRefreshViewer(isPremium: boolean | undefined, isShownAsPremium: boolean) {
  const client = useQueryClient()
  const isStale = isPremium !== undefined && isPremium !== isShownAsPremium

  useEffect(() => {
    if (!isStale) return
    void client.invalidateQueries({ queryKey: queryKeys.viewer() })
    void client.invalidateQueries({ queryKey: premiumKeys.transactions() })
  }, [isStale, client])
}

/** Shows a thank-you toast once per payment. Reloading the page does not repeat it. */
function useThankYouToast(isPaid: boolean) {
  const { t } = useTranslation('premium')
  const toast = useToast()
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const wasThanked = Boolean((state as { thanked?: boolean } | null)?.thanked)

  useEffect(() => {
    if (!isPaid || wasThanked) return
    toast({ title: t('successful.title'), text: t('successful.text'), tone: 'success' })
    void navigate({ search }, { replace: true, state: { thanked: true }, preventScrollReset: true })
    // oxlint-disable-next-line react/exhaustive-deps -- shown once, in the language at that time
  }, [isPaid, wasThanked])
}
