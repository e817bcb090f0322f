import type { OwnBot } from '@botanica/api-client'
import { BotAvatar, StatusBadge, useServerCountText } from '@botanica/ui/bots'
import { useTranslation } from 'react-i18next'
import { JudgedServerCount } from './judged-server-count.tsx'

/** The selected bot as reviewers will see it. */
export function BotSummary({ bot }: { bot: OwnBot }) {
  const { t } = useTranslation('certification')
  const servers = useServerCountText(bot)

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
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2">
        <dt className="text-muted">{t('form.serverCount')}</dt>
        <dd>{servers}</dd>
        <dt className="text-muted">{t('form.judged')}</dt>
        <dd>
          <JudgedServerCount bot={bot} />
        </dd>
        <dt className="text-muted">{t('form.status')}</dt>
        <dd>
          <StatusBadge status={bot.approvalStatus} />
        </dd>
      </dl>
    </section>
  )
}
