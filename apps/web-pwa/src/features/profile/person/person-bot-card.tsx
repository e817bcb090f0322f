import type { BotListItem } from '@botanica/api-client'
import { BotAvatar, BotBanner, StatusBadge, useServerCountText } from '@botanica/ui/bots'
import { ReviewedRating } from '@botanica/ui/bots/reviewed-rating'
import { useFormat } from '@botanica/ui/i18n'
import { paths } from '@botanica/ui/paths'
import { AppLink, cx, Rosette, Skeleton } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'

const SHEET =
  'relative flex h-full min-w-0 flex-col rounded-sheet border border-line bg-plate p-2 text-left'
const BANNER = 'h-24 rounded-plate'
const BODY = 'flex grow flex-col px-2 pb-2'
const SEAL_PX = 22

/** A bot on its main owner's profile. The whole card is a link to the bot's page. */
export function PersonBotCard({ bot }: { bot: BotListItem }) {
  const { t } = useTranslation('bots')
  const format = useFormat()
  const servers = useServerCountText(bot)

  return (
    <article
      className={cx(
        SHEET,
        'transition-[translate,box-shadow,border-color] duration-180 ease-calm hover:border-edge hover:shadow-lift motion-safe:hover:-translate-y-0.5'
      )}
    >
      <div className="relative">
        <BotBanner discordBotId={bot.discordBotId} banner={bot.banner} className={BANNER} />
        <span className="absolute top-2 right-2 flex">
          <StatusBadge status={bot.approvalStatus} />
        </span>
      </div>
      <div className={BODY}>
        <BotAvatar
          discordBotId={bot.discordBotId}
          avatar={bot.avatar}
          name={bot.name}
          size={80}
          className="-mt-11 -ml-1 self-start"
        />
        <div className="mt-1 flex h-7 items-center gap-1.5">
          <h2 className="-my-1.5 truncate py-1.5 font-serif text-title font-medium">
            <AppLink
              href={paths.bot(bot.discordBotId)}
              className="after:absolute after:inset-0 after:rounded-sheet"
            >
              {bot.name}
            </AppLink>
          </h2>
          {bot.certified && <Rosette size={SEAL_PX} label={t('card.certified')} />}
        </div>
        <p className="mt-2 line-clamp-2 min-h-12">{bot.shortDescription}</p>
        <div className="numbers mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-label text-muted">
          <span className="sr-only" suppressHydrationWarning>
            {servers}
          </span>
          {/* Above the link that covers the card, so that it has a title. It is that link once more, for the mouse only. */}
          <AppLink
            href={paths.bot(bot.discordBotId)}
            aria-hidden="true"
            tabIndex={-1}
            title={servers}
            className="relative z-1"
            suppressHydrationWarning
          >
            {t('card.serversExact', {
              count: bot.servingCount,
              exact: format.exact(bot.servingCount),
            })}
          </AppLink>
          <ReviewedRating bot={bot} />
        </div>
      </div>
    </article>
  )
}

/** Skeleton of the card. */
export function PersonBotCardSkeleton() {
  return (
    <div aria-hidden="true" className={SHEET}>
      <Skeleton className={BANNER} />
      <div className={BODY}>
        <div className="relative -mt-11 -ml-1 self-start rounded-full bg-plate p-1">
          <Skeleton round className="size-20" />
        </div>
        <div className="mt-1 flex h-7 items-center">
          <Skeleton className="h-5 w-3/5" />
        </div>
        <div className="mt-2 flex h-12 flex-col justify-evenly">
          <Skeleton className="h-3.5 w-full" />
          <Skeleton className="h-3.5 w-4/5" />
        </div>
        <div className="mt-3 flex h-5 items-center">
          <Skeleton className="h-3.5 w-2/5" />
        </div>
      </div>
    </div>
  )
}
