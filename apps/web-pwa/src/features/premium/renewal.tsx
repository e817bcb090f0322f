import { ApiFailure } from '@botanica/api-client'
import { premiumKeys, type OwnPremium } from '@botanica/api-client/premium'
import { PAYMENT_PROVIDERS } from '@botanica/api-client/contract'
import { useFormat } from '@botanica/ui/i18n'
import { AlertDialog, Button, useToast } from '@botanica/ui/primitives'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../lib/services.tsx'
import { useDeed } from '../../lib/use-deed.ts'

type Change = 'cancel' | 'resume'

interface RenewalProps {
  premium: OwnPremium
  /** Banned and disabled members may cancel, and nothing else (ruling R20). */
  isRestricted: boolean
}

/** Lets a subscription end with its period, or go on after all, each after a question. */
export function Renewal({ premium, isRestricted }: RenewalProps) {
  const { t } = useTranslation('premium')
  const { paymentProviders } = useServices().settings
  const { canCancel, canResume, provider } = premium
  const vendor = PAYMENT_PROVIDERS.find((one) => one === provider)
  if (canCancel && vendor && !paymentProviders.includes(vendor)) {
    return (
      <p className="mt-3 text-danger">
        {t('cancel.elsewhere', { provider: t(`providers.${vendor}`) })}
      </p>
    )
  }
  if (canResume && isRestricted) {
    return <p className="mt-3 text-danger">{t('restrictedRenewal')}</p>
  }
  if (!canCancel && !canResume) return null
  return <ChangeRenewal premium={premium} change={canCancel ? 'cancel' : 'resume'} />
}

function ChangeRenewal({ premium, change }: { premium: OwnPremium; change: Change }) {
  const { t } = useTranslation(['premium', 'toasts'])
  const { api } = useServices()
  const client = useQueryClient()
  const toast = useToast()
  const format = useFormat()
  const [isAsking, setAsking] = useState(false)
  // What can be cancelled or resumed has one of the two.
  const dateOf = ({ renewsAt, expiresAt }: OwnPremium) =>
    format.date(new Date((renewsAt ?? expiresAt)!))
  const title = t('toasts:error.title')

  function refresh() {
    void client.invalidateQueries({ queryKey: premiumKeys.all() })
  }

  const { act, isBusy } = useDeed({
    name: ['premium', change],
    send: (_input: Change, sending) => api.calls.premium[change](sending),
    done: (changed: OwnPremium) => {
      client.setQueryData(premiumKeys.own(), changed)
      void client.invalidateQueries({ queryKey: premiumKeys.transactions() })
      toast({
        title: t(`${change}.done`),
        text: t(`${change}.doneText`, { date: dateOf(changed) }),
        tone: 'success',
      })
    },
    refused: (error) => {
      if (!(error instanceof ApiFailure) || error.code !== 'conflict') return undefined
      refresh()
      toast({ title, text: t(`${change}.conflict`), tone: 'error' })
      return t(`${change}.conflict`)
    },
    failed: { title, text: t(`${change}.failed`) },
    settled: () => setAsking(false),
  })

  return (
    <div className="mt-5">
      <AlertDialog
        trigger={
          <Button variant={change === 'resume' ? 'filled' : 'outline'}>
            {t(`${change}.button`)}
          </Button>
        }
        open={isAsking}
        onOpenChange={setAsking}
        title={t(`${change}.title`)}
        description={t(`${change}.text`, { date: dateOf(premium) })}
        confirmLabel={t(isBusy ? `${change}.confirming` : `${change}.confirm`)}
        {...(change === 'cancel' ? { cancelLabel: t('cancel.keep') } : { dangerous: false })}
        busy={isBusy}
        onConfirm={() => act(change)}
      />
    </div>
  )
}
