import type { AdminLog } from '@botanica/api-client/staff'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import type { Column } from '../table/data-table.tsx'
import { ActionBadge } from './log-entry.tsx'
import { useLogNames } from './log-names.ts'
import { detailsOf } from './log-words.ts'

/** A line of what is known of a deed: why, or what has become what. */
function Summary({ log }: { log: AdminLog }) {
  const names = useLogNames()
  const { targetName, reason, changes } = detailsOf(log.details)
  const said =
    reason ??
    changes
      .map(
        ({ field, before, after }) =>
          `${field ? `${names.fieldName(field)}: ` : ''}${before} → ${after}`
      )
      .join('; ')

  return (
    <span className="block min-w-0">
      <span className="block truncate leading-5 font-semibold">
        {targetName ?? [names.targetName(log.targetType), log.targetId].filter(Boolean).join(' ')}
      </span>
      <span className="block truncate text-label text-muted">{said}</span>
    </span>
  )
}

export function useLogColumns(): readonly Column<AdminLog>[] {
  const { t } = useTranslation('staff')
  const format = useFormat()

  return useMemo(
    () => [
      {
        id: 'when',
        header: t('logs.when'),
        className: 'w-44',
        hideBelow: 'text',
        cell: ({ createdAt }) => (
          <span className="numbers text-label">{format.dateTime(new Date(createdAt))}</span>
        ),
      },
      {
        id: 'admin',
        header: t('logs.admin'),
        className: 'w-40',
        hideBelow: 'narrow',
        cell: ({ adminName, adminId }) => (
          <span className="block truncate">{adminName ?? adminId ?? t('logs.console')}</span>
        ),
      },
      {
        id: 'action',
        header: t('logs.action'),
        className: 'w-44',
        cell: ({ action }) => <ActionBadge action={action} />,
      },
      { id: 'target', header: t('logs.target'), cell: (log) => <Summary log={log} /> },
      {
        id: 'address',
        header: t('logs.address'),
        className: 'w-36',
        align: 'end',
        hideBelow: 'wide',
        cell: ({ ipAddress }) => <span className="numbers text-label text-muted">{ipAddress}</span>,
      },
    ],
    [t, format]
  )
}
