import type { BotTransfer } from '@botanica/api-client/submission'
import { BotAvatar, StatusBadge } from '@botanica/ui/bots'
import { useFormat } from '@botanica/ui/i18n'
import { useTranslation } from 'react-i18next'
import { TransferAction } from './transfer-action.tsx'
import { useTransferNames } from './transfer-names.ts'

/** What a member can do about a transfer. */
function listActions({ state, isFrom }: BotTransfer) {
  if (state === 'accepted') return ['takeBack'] as const
  return isFrom ? (['cancel'] as const) : (['accept', 'decline'] as const)
}

/** What has happened, from the view of the member. */
function getSituation({ state, isFrom }: BotTransfer) {
  if (state === 'accepted') return 'accepted'
  return isFrom ? 'sent' : 'received'
}

/** A transfer and what the member can do about it. */
export function TransferCard({ transfer }: { transfer: BotTransfer }) {
  const { t } = useTranslation('forms')
  const format = useFormat()
  const names = useTransferNames(transfer)
  const { bot, approvalStatus, endsAt } = transfer

  return (
    <article
      aria-label={bot.name}
      className="flex flex-col gap-3 rounded-plate border border-line bg-plate p-4"
    >
      <div className="flex items-center gap-3">
        <BotAvatar discordBotId={bot.discordBotId} avatar={bot.avatar} name={bot.name} size={40} />
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-serif text-title font-medium">
            <span className="min-w-0 truncate">{bot.name}</span>
            <StatusBadge status={approvalStatus} />
          </h2>
          <p className="text-label text-muted">
            {t('transfers.until', { date: format.dateTime(new Date(endsAt)) })}
          </p>
        </div>
      </div>
      <p className="max-w-text">{t(`transfers.${getSituation(transfer)}`, names)}</p>
      <div className="flex flex-wrap gap-3">
        {listActions(transfer).map((action) => (
          <TransferAction key={action} transfer={transfer} action={action} />
        ))}
      </div>
    </article>
  )
}
