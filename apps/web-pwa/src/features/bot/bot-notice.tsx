import type { BotDetail } from '@botanica/api-client'
import { cx } from '@botanica/ui/primitives'
import { CircleAlert, Sprout } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface BotNoticeProps {
  bot: BotDetail
  isMainOwner: boolean
  isOwner: boolean
}

/** How a bot that is not listed stands: under review for its main owner alone, rejected for its owners (document 1 section 4). */
export function BotNotice({ bot, isMainOwner, isOwner }: BotNoticeProps) {
  const { t } = useTranslation('bot')
  if (bot.approvalStatus === 'pending' && isMainOwner) {
    return (
      <Notice className="bg-pending-wash text-pending" icon={<Sprout className="size-5" />}>
        <p className="font-semibold">{t('underReview.title')}</p>
        <p>{t('underReview.text')}</p>
      </Notice>
    )
  }
  if (bot.approvalStatus === 'rejected' && isOwner) {
    return (
      <Notice className="bg-danger-wash text-danger" icon={<CircleAlert className="size-5" />}>
        <p className="font-semibold">{t('rejected.title')}</p>
        <p>{t('rejected.text')}</p>
        {bot.approvalReason && <p>{t('rejected.reason', { reason: bot.approvalReason })}</p>}
      </Notice>
    )
  }
  return null
}

interface NoticeProps {
  className: string
  icon: ReactNode
  children: ReactNode
}

function Notice({ className, icon, children }: NoticeProps) {
  return (
    <div role="status" className={cx('mt-6 flex gap-3 rounded-plate p-4', className)}>
      <span aria-hidden="true" className="mt-0.5 shrink-0">
        {icon}
      </span>
      <div>{children}</div>
    </div>
  )
}
