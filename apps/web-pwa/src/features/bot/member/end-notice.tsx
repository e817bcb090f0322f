import type { BotDetail } from '@botanica/api-client'
import { useFormat } from '@botanica/ui/i18n'
import { paths } from '@botanica/ui/paths'
import { AppLink } from '@botanica/ui/primitives'
import { CalendarX2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export interface EndNoticeProps {
  end: NonNullable<BotDetail['end']>
}

/** When the bot ends or has ended, with a link to its successor. */
export function EndNotice({ end }: EndNoticeProps) {
  const { t } = useTranslation('reviewing')
  const format = useFormat()
  const { endsOn, hasEnded, successor } = end
  const date = format.date(new Date(endsOn), 'UTC')

  return (
    <div
      role="note"
      className="mt-6 flex items-start gap-3 rounded-plate bg-pending-wash p-4 text-pending"
    >
      <CalendarX2 aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <p className="min-w-0">
        <strong className="font-semibold">
          {t(hasEnded ? 'end.ended' : 'end.ends', { date })}
        </strong>
        {successor && (
          <span className="block">
            {t('end.successor')}{' '}
            <AppLink
              href={paths.bot(successor.discordBotId)}
              className="font-semibold wrap-anywhere underline underline-offset-4"
            >
              {successor.name}
            </AppLink>
          </span>
        )}
      </p>
    </div>
  )
}
