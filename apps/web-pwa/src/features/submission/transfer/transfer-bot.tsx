import type { BotDetail } from '@botanica/api-client'
import { createSubmissionQueries } from '@botanica/api-client/submission'
import { useFormat } from '@botanica/ui/i18n'
import { Button, Skeleton } from '@botanica/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../lib/services.tsx'
import { OfferForm } from './offer-form.tsx'
import { TransferAction } from './transfer-action.tsx'
import { useTransferNames } from './transfer-names.ts'

/** How the main owner hands the bot over: the form, or the offer that is open. */
export function TransferBot({ bot, viewerId }: { bot: BotDetail; viewerId: string }) {
  const { t } = useTranslation(['forms', 'common'])
  const { api } = useServices()
  const format = useFormat()
  const transfers = useQuery(createSubmissionQueries(api.calls).transfers())
  const offer = transfers.data?.find((transfer) => transfer.bot.id === bot.id)
  const names = useTransferNames(offer ?? { from: null, to: null })

  if (transfers.isError && !transfers.data) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-danger">{t('transfer.loadFailed')}</p>
        <Button size="small" onClick={() => void transfers.refetch()}>
          {t('common:actions.retry')}
        </Button>
      </div>
    )
  }
  if (!transfers.data) return <Skeleton className="h-16 w-full" />
  if (!offer) return <OfferForm bot={bot} viewerId={viewerId} />
  return (
    <>
      <p className="max-w-text">
        {t('transfer.waiting', { ...names, date: format.dateTime(new Date(offer.endsAt)) })}
      </p>
      <div>
        <TransferAction transfer={offer} action="cancel" />
      </div>
    </>
  )
}
