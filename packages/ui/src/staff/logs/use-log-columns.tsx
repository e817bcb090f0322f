import type { AdminLog } from '@botanica/api-client/staff'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { cx } from '../../primitives/cx.ts'
import type { Column } from '../table/data-table.tsx'
import { NameCell } from '../table/name-cell.tsx'
import { ActionBadge } from './log-entry.tsx'
import { useLogNames, useFormatLog } from './log-names.ts'

/** The target of the action and a summary: the reason, or the changes. In a narrow list: who did it. */
function Summary({ log }: { log: AdminLog }) {
  const names = useLogNames()
  const { by, target, reason, changes } = useFormatLog()(log)
  const known =
    reason ??
    changes
      .map(
        ({ field, before, after }) =>
          `${field ? `${names.fieldName(field)}: ` : ''}${before} → ${after}`
      )
      .join('; ')

  return (
    <NameCell
      title={target}
      text={
        <>
          <span className="@narrow:hidden">{by}</span>
          <span className="@max-narrow:hidden">{known}</span>
        </>
      }
    />
  )
}

function Moment({ log, className }: { log: AdminLog; className?: string }) {
  const format = useFormat()
  return (
    <time dateTime={log.createdAt} className={cx('numbers text-label', className)}>
      {format.dateTime(new Date(log.createdAt))}
    </time>
  )
}

function Who({ log }: { log: AdminLog }) {
  const { by } = useFormatLog()(log)
  return (
    <span className="block min-w-0 compact:flex compact:gap-2">
      <span className="block truncate">{by}</span>
      <Moment log={log} className="block truncate text-muted @text:hidden" />
    </span>
  )
}

/** On narrow screens, hidden columns are merged into a visible one: every row has a time and a name. */
export function useLogColumns(): readonly Column<AdminLog>[] {
  const { t } = useTranslation('staff')

  return useMemo(
    () => [
      {
        id: 'when',
        header: t('logs.when'),
        className: 'w-44',
        hideBelow: 'text',
        cell: (log) => <Moment log={log} />,
      },
      {
        id: 'admin',
        header: t('logs.admin'),
        className: 'w-40',
        hideBelow: 'narrow',
        cell: (log) => <Who log={log} />,
      },
      {
        id: 'action',
        header: t('logs.action'),
        className: 'w-44',
        cell: (log) => (
          <span className="block compact:flex compact:items-center compact:gap-2">
            <ActionBadge action={log.action} />
            <Moment log={log} className="block truncate text-muted @narrow:hidden" />
          </span>
        ),
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
    [t]
  )
}
