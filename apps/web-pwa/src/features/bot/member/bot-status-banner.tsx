import type { BotDetail } from '@botanica/api-client'
import { cx } from '@botanica/ui/primitives'
import { CircleAlert, Sprout } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { onDemandComponent } from '../../../lib/on-demand-component.tsx'
import { LazyQueuePlace } from '../../../lib/queue/lazy-queue-place.tsx'
import { loadWithCatalogs } from '../../../lib/texts/extra-catalogs.ts'

/* Only owners of rejected bots need it. */
const DecisionNotes = onDemandComponent(
  async () =>
    (await loadWithCatalogs(import('../../../lib/decision-notes.tsx'), 'inbox')).DecisionNotes
)

interface BotStatusBannerProps {
  bot: BotDetail
  isMainOwner: boolean
  isOwner: boolean
}

/** Status of an unlisted bot: "under review" for its main owner, its place in the queue and "rejected" for all its owners. */
export function BotStatusBanner({ bot, isMainOwner, isOwner }: BotStatusBannerProps) {
  const { t } = useTranslation('queue')
  if (bot.approvalStatus === 'pending' && isOwner) {
    return (
      <Banner className="bg-pending-wash text-pending" icon={<Sprout className="size-5" />}>
        {isMainOwner && (
          <>
            <strong className="block font-semibold">{t('underReview.title')}</strong>
            {t('underReview.text')}
          </>
        )}
        <LazyQueuePlace botId={bot.id} />
      </Banner>
    )
  }
  if (bot.approvalStatus === 'rejected' && isOwner) {
    return (
      <Banner className="bg-danger-wash text-danger" icon={<CircleAlert className="size-5" />}>
        <strong className="block font-semibold">{t('rejected.title')}</strong>
        {t('rejected.text')}
        {bot.approvalReason && (
          <span className="block">{t('rejected.reason', { reason: bot.approvalReason })}</span>
        )}
        <Suspense fallback={null}>
          <DecisionNotes decision={bot.decision} />
        </Suspense>
        <LazyQueuePlace botId={bot.id} />
      </Banner>
    )
  }
  return null
}

interface BannerProps {
  className: string
  icon: ReactNode
  children: ReactNode
}

function Banner({ className, icon, children }: BannerProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output must not contain a form
    <div role="status" className={cx('mt-6 flex gap-3 rounded-plate p-4', className)}>
      <span aria-hidden="true" className="mt-0.5 shrink-0">
        {icon}
      </span>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
