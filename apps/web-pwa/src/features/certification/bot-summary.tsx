import type { OwnBot } from '@botanica/api-client'
import { BotAvatar, StatusBadge } from '@botanica/ui/bots'
import { useFormat } from '@botanica/ui/i18n'
import { useTranslation } from 'react-i18next'

/** The selected bot as reviewers will see it. */
export function BotSummary({ bot }: { bot: OwnBot }) {
  const { t } = useTranslation('certification')
  const format = useFormat()

  return (
    <section
      aria-label={t('form.summary')}
      className="rounded-plate border border-line bg-plate p-4 sm:p-5"
    >
      <div className="flex items-start gap-4">
        <BotAvatar discordBotId={bot.discordBotId} avatar={bot.avatar} name={bot.name} size={64} />
        <div className="min-w-0">
          <h3 className="font-serif text-title font-medium wrap-anywhere">{bot.name}</h3>
          <p className="mt-1 wrap-anywhere text-muted">{bot.shortDescription}</p>
        </div>
      </div>
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
        <dt className="text-muted">{t('form.serverCount')}</dt>
        <dd className="numbers">{format.exact(bot.servingCount)}</dd>
        <dt className="text-muted">{t('form.status')}</dt>
        <dd>
          <StatusBadge status={bot.approvalStatus} />
        </dd>
      </dl>
    </section>
  )
}
