import type { InboxItem } from '@botanica/api-client/member'
import { BotAvatar } from '@botanica/ui/bots'
import { RelativeTime, useFormat, useTranslated } from '@botanica/ui/i18n'
import { AppLink, cx } from '@botanica/ui/primitives'
import { UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AppealLink } from '../../lib/appeal-link.tsx'
import { getInboxItemPath } from '../../lib/inbox-item-path.ts'
import { isKnownKind } from './inbox-kinds.ts'

/** Kinds about a decision against the member. */
const APPEALABLE: ReadonlySet<string> = new Set([
  'bot_rejected',
  'bot_uncertified',
  'bot_deleted',
  'application_rejected',
  'review_removed',
  'account_banned',
  'account_disabled',
])

interface InboxItemViewProps {
  notice: InboxItem
  onFollow: () => void
}

/** An inbox item, linked to the page that it is about. */
export function InboxItemView({ notice: item, onFollow }: InboxItemViewProps) {
  const { t } = useTranslation('inbox')
  const format = useFormat()
  const translated = useTranslated()
  const { kind, bot, reason, expiresAt, readAt, createdAt } = item
  const rules = item.decision?.rules ?? []
  const isUnread = readAt === null

  return (
    <>
      <AppLink
        href={getInboxItemPath(item)}
        onClick={onFollow}
        className="ring-inside flex items-start gap-3 rounded-control px-2.5 py-2 hover:bg-leaf-wash"
      >
        {bot ? (
          <BotAvatar
            discordBotId={bot.discordBotId}
            avatar={bot.avatar}
            name={bot.name}
            size={40}
          />
        ) : (
          <span
            aria-hidden="true"
            className="flex size-12 shrink-0 items-center justify-center rounded-full bg-mist text-muted"
          >
            <UserRound className="size-5" />
          </span>
        )}
        <span className="min-w-0 flex-1">
          <span className={cx('block leading-5 wrap-anywhere', isUnread && 'font-semibold')}>
            {t(`kinds.${isKnownKind(kind) ? kind : 'other'}`, {
              bot: bot?.name ?? t('someBot'),
              context: bot ? undefined : 'nameless',
            })}
          </span>
          {reason && (
            <span className="mt-0.5 line-clamp-3 text-label wrap-anywhere text-muted">
              {t('reason', { reason })}
            </span>
          )}
          {rules.length > 0 && (
            <span className="block text-label wrap-anywhere text-muted">
              {t('rules', {
                count: rules.length,
                rules: rules.map(({ title }) => translated(title)).join('; '),
              })}
            </span>
          )}
          {expiresAt && (
            <span className="block text-label text-muted">
              {t('until', { date: format.dateTime(new Date(expiresAt)) })}
            </span>
          )}
          <RelativeTime value={createdAt} className="block text-label text-muted" />
        </span>
        {isUnread && (
          <span className="mt-1.5 size-2.5 shrink-0 rounded-full bg-leaf">
            <span className="sr-only">{t('unread')}</span>
          </span>
        )}
      </AppLink>
      {APPEALABLE.has(kind) && (
        <AppealLink
          decision={item.decision}
          onFollow={onFollow}
          className="ring-inside mb-1 ml-[4.375rem] inline-block rounded-label text-label underline underline-offset-4 hover:text-leaf-strong"
        />
      )}
    </>
  )
}
