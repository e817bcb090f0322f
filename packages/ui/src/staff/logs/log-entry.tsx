import type { AdminLog } from '@botanica/api-client/staff'
import { ArrowRight, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { useTranslated } from '../../i18n/use-translated.ts'
import { Badge } from '../../primitives/badge.tsx'
import { IconButton } from '../../primitives/icon-button.tsx'
import { useLogNames, useFormatLog } from './log-names.ts'
import { getTone } from './log-format.ts'

/** The action, colored by its keyword. */
export function ActionBadge({ action }: { action: string }) {
  const { actionName } = useLogNames()
  return <Badge tone={getTone(action)}>{actionName(action)}</Badge>
}

/** One audit log entry with all its details. */
export function LogEntry({ log, onClose }: { log: AdminLog; onClose: () => void }) {
  const { t } = useTranslation(['staff', 'common'])
  const names = useLogNames()
  const format = useFormat()
  const translated = useTranslated()
  const { by, target, reason, rules, changes, rest } = useFormatLog()(log)

  return (
    <article aria-label={names.actionName(log.action)} className="flex flex-col gap-4 p-4">
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
          {by}
          {log.adminId && <Small>{log.adminId}</Small>}
        </Fact>
        <Fact label={t('logs.target')}>
          {target}
          <Small>
            {[names.targetName(log.targetType), log.targetId].filter(Boolean).join(' ')}
          </Small>
        </Fact>
        {reason && <Fact label={t('logs.reason')}>{reason}</Fact>}
        {rules && (
          <Fact label={t('logs.rules')}>
            {rules.map(({ title }) => translated(title)).join('; ') || t('logs.unspecified')}
          </Fact>
        )}
        {changes.map(({ field, before, after }) => (
          <Fact key={field} label={field ? names.fieldName(field) : t('logs.change')}>
            <span className="text-muted line-through">{before}</span>
            <ArrowRight aria-hidden="true" className="mx-1.5 inline size-4 text-muted" />
            <span className="sr-only">{t('logs.becomes')}</span>
            <span className="font-semibold">{after}</span>
          </Fact>
        ))}
        {rest.map(({ key, value }) => (
          <Fact key={key} label={key ? names.fieldName(key) : t('logs.details')}>
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
