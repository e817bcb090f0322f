import type { StaffBot } from '@botanica/api-client/staff'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ReviewedRating } from '../../bots/reviewed-rating.tsx'
import { ExactServerCount } from '../../bots/counts.tsx'
import { StatusBadge } from '../../bots/status-badge.tsx'
import { useCategoryTexts } from '../../i18n/category-texts.ts'
import { DateText } from '../../i18n/dates.tsx'
import { useFormat } from '../../i18n/format.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx'
import type { Column } from '../table/data-table.tsx'
import { BotSummary } from './bot-summary.tsx'

/** The columns of the table of all bots; most are hidden on a narrow screen. */
export function useBotColumns(): readonly Column<StaffBot>[] {
  const { t } = useTranslation('staff')
  const format = useFormat()
  const categoryTexts = useCategoryTexts()

  return useMemo(
    () => [
      { id: 'bot', header: t('bots.columns.bot'), cell: (bot) => <BotSummary bot={bot} /> },
      {
        id: 'status',
        header: t('bots.columns.status'),
        className: 'w-28 @narrow:w-32',
        // Most bots are approved, so only other states are marked.
        cell: (bot) =>
          bot.approvalStatus === 'approved' ? (
            <VisuallyHidden>{t('bots.statuses.approved')}</VisuallyHidden>
          ) : (
            <StatusBadge status={bot.approvalStatus} />
          ),
      },
      {
        id: 'category',
        header: t('bots.columns.category'),
        className: 'w-36',
        hideBelow: 'widest',
        cell: ({ tags: [category] }) =>
          category && (
            <span className="block truncate text-label text-muted">
              {categoryTexts.name(category)}
            </span>
          ),
      },
      {
        id: 'rating',
        header: t('bots.columns.rating'),
        className: 'w-28',
        align: 'end',
        hideBelow: 'widest',
        cell: (bot) =>
          bot.averageRating !== null && <ReviewedRating bot={bot} className="numbers" />,
      },
      {
        id: 'votes',
        header: t('bots.columns.votes'),
        className: 'w-24',
        align: 'end',
        hideBelow: 'widest',
        cell: (bot) => <span className="numbers">{format.exact(bot.voteCount)}</span>,
      },
      {
        id: 'servers',
        header: t('bots.columns.servers'),
        className: 'w-28',
        align: 'end',
        hideBelow: 'text',
        cell: (bot) => <ExactServerCount bot={bot} className="numbers" />,
      },
      {
        id: 'submitted',
        header: t('bots.columns.submitted'),
        className: 'w-44',
        align: 'end',
        hideBelow: 'wide',
        cell: (bot) => <DateText value={bot.createdAt} className="text-label text-muted" />,
      },
    ],
    [t, format, categoryTexts]
  )
}
