import { AUDIT_ACTIONS } from '@botanica/api-client/contract'
import type { AdminLog } from '@botanica/api-client/staff'
import { ArrowRight, X } from 'lucide-react'
import { useCallback, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { Badge } from '../../primitives/badge.tsx'
import { IconButton } from '../../primitives/icon-button.tsx'
import { detailsOf, spelled, toneOf } from './log-words.ts'

/** The name of an action in the reader's language; one that nothing does any more is spelled. */
export function useActionName(): (action: string) => string {
  const { t } = useTranslation('staff')
  return useCallback(
    (action) => {
      const known = AUDIT_ACTIONS.find((one) => one === action)
      return known ? t(`logs.actions.${known}`) : spelled(action)
    },
    [t]
  )
}

/** What was done, coloured by its keyword. */
export function ActionBadge({ action }: { action: string }) {
  const nameOf = useActionName()
  return <Badge tone={toneOf(action)}>{nameOf(action)}</Badge>
}

/** One deed with all that is kept of it. */
export function LogEntry({ log, onClose }: { log: AdminLog; onClose: () => void }) {
  const { t } = useTranslation(['staff', 'common'])
  const nameOf = useActionName()
  const format = useFormat()
  const { targetName, reason, changes, rest } = detailsOf(log.details)

  return (
    <article aria-label={nameOf(log.action)} className="flex flex-col gap-4 p-4">
      <header className="flex items-center justify-between gap-3">
        <h3 className="flex">
          <ActionBadge action={log.action} />
        </h3>
        <IconButton
          size="small"
          label={t('common:actions.close')}
          icon={<X size={16} />}
          onClick={onClose}
        />
      </header>
      <dl className="flex flex-col gap-3">
        <Fact label={t('logs.when')}>
          <span className="numbers">{format.dateTime(new Date(log.createdAt))}</span>
        </Fact>
        <Fact label={t('logs.admin')}>
          {log.adminName ?? t('logs.console')}
          {log.adminId && <Small>{log.adminId}</Small>}
        </Fact>
        <Fact label={t('logs.target')}>
          {targetName ?? spelled(log.targetType)}
          <Small>{[spelled(log.targetType), log.targetId].filter(Boolean).join(' ')}</Small>
        </Fact>
        {reason && <Fact label={t('logs.reason')}>{reason}</Fact>}
        {changes.map(({ field, before, after }) => (
          <Fact key={field} label={field ? spelled(field) : t('logs.change')}>
            <span className="text-muted line-through">{before}</span>
            <ArrowRight aria-hidden="true" className="mx-1.5 inline size-4 text-muted" />
            <span className="sr-only">{t('logs.becomes')}</span>
            <span className="font-semibold">{after}</span>
          </Fact>
        ))}
        {rest.map(({ key, value }) => (
          <Fact key={key} label={key ? spelled(key) : t('logs.details')}>
            {value}
          </Fact>
        ))}
        <Fact label={t('logs.address')}>
          <span className="numbers">{log.ipAddress ?? '-'}</span>
        </Fact>
        <Fact label={t('logs.agent')}>{log.userAgent ?? '-'}</Fact>
      </dl>
    </article>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-label text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

function Small({ children }: { children: ReactNode }) {
  return <span className="numbers block text-label text-muted">{children}</span>
}
