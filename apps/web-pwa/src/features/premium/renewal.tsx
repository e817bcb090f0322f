import { ApiError } from '@botanica/api-client'
import { premiumKeys, type OwnPremium, type OwnSubscription } from '@botanica/api-client/premium'
import { PAYMENT_PROVIDERS } from '@botanica/api-client/contract'
import { useFormat } from '@botanica/ui/i18n'
import { AlertDialog, Button, useToast } from '@botanica/ui/primitives'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../lib/services.tsx'
import { useMemberMutation } from '../../lib/use-member-mutation.ts'
import type { Viewer } from '../../lib/viewer.ts'

type Change = 'cancel' | 'resume'

interface RenewalProps {
  subscription: OwnSubscription
  /** Whether canceling ends the subscription immediately, because no period is paid for. */
  endsAtOnce?: boolean
  /** Restricted members can cancel, but not resume. */
  viewer: Pick<Viewer, 'banned' | 'disabled'>
}

/** Cancels or resumes a subscription, after a confirmation. */
export function Renewal({ subscription, endsAtOnce = false, viewer }: RenewalProps) {
  const { t } = useTranslation('premium')
  const { paymentProviders } = useServices().settings
  const { canCancel, canResume, provider } = subscription
  const knownProvider = PAYMENT_PROVIDERS.find((one) => one === provider)
  if (canCancel && knownProvider && !paymentProviders.includes(knownProvider)) {
    return (
      <p className="mt-3 text-danger">
        {t('cancel.elsewhere', { provider: t(`providers.${knownProvider}`) })}
      </p>
    )
  }
  if (canResume && (viewer.banned || viewer.disabled)) {
    return <p className="mt-3 text-danger">{t('restrictedRenewal')}</p>
  }
  if (!canCancel && !canResume) return null
  const change = canCancel ? 'cancel' : 'resume'
  return <ChangeRenewal subscription={subscription} endsAtOnce={endsAtOnce} change={change} />
}

interface ChangeRenewalProps {
  subscription: OwnSubscription
  endsAtOnce: boolean
  change: Change
}

function ChangeRenewal({ subscription, endsAtOnce, change }: ChangeRenewalProps) {
  const { t } = useTranslation(['premium', 'toasts'])
  const { api } = useServices()
  const client = useQueryClient()
  const toast = useToast()
  const format = useFormat()
  const [isConfirming, setConfirming] = useState(false)
  const { subscriptionId, periodEnd } = subscription
  // Only unpaid subscriptions have no end of the period.
  const date = periodEnd === null ? '' : format.date(new Date(periodEnd))
  const texts = change === 'cancel' && endsAtOnce ? 'cancelAtOnce' : change
  const title = t('toasts:error.title')

  function refresh() {
    void client.invalidateQueries({ queryKey: premiumKeys.all() })
  }

  const { act, isBusy } = useMemberMutation({
    name: ['premium', change],
    send: (_input: Change, sending) =>
      api.calls.premium[change]({ body: { subscriptionId }, ...sending }),
    onSuccess: (changed: OwnPremium) => {
      client.setQueryData(premiumKeys.own(), changed)
      void client.invalidateQueries({ queryKey: premiumKeys.transactions() })
      toast({
        title: t(`${change}.done`),
        text: t(`${texts}.doneText`, { date }),
        tone: 'success',
      })
    },
    describeError: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'conflict') return undefined
      refresh()
      toast({ title, text: t(`${change}.conflict`), tone: 'error' })
      return t(`${change}.conflict`)
    },
    failed: { title, text: t(`${change}.failed`) },
    onSettled: () => setConfirming(false),
  })

  return (
    <div className="mt-5">
      <AlertDialog
        trigger={
          <Button variant={change === 'resume' ? 'filled' : 'outline'}>
            {t(`${change}.button`)}
          </Button>
        }
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t(`${change}.title`)}
        description={t(`${texts}.text`, { date })}
        confirmLabel={t(isBusy ? `${change}.confirming` : `${change}.confirm`)}
        {...(change === 'cancel'
          ? { cancelLabel: t(`${texts === 'cancelAtOnce' ? texts : 'cancel'}.keep`) }
          : { dangerous: false })}
        busy={isBusy}
        onConfirm={() => act(change)}
      />
    </div>
  )
}
