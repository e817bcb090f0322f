import type { AdminLog } from '@botanica/api-client/staff'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { parseLogDetails, toReadableName } from './log-format.ts'

type Names = Readonly<Record<string, string>>

/** Table columns and form fields have the same names except for their casing. */
function inCamelCase(name: string) {
  return name.replaceAll(/_([a-z])/g, (_found, letter: string) => letter.toUpperCase())
}

/** The texts of a log entry: who did it, to what, and its details. */
export function useFormatLog() {
  const { t } = useTranslation('staff')
  const format = useFormat()
  const { targetName } = useLogNames()

  return useCallback(
    (log: AdminLog) => {
      const details = parseLogDetails(log.details, format.dateTime)
      return {
        ...details,
        by: log.adminName ?? log.adminId ?? t(details.isByJob ? 'logs.job' : 'logs.console'),
        target:
          details.targetName ??
          log.targetName ??
          [targetName(log.targetType), log.targetId].filter(Boolean).join(' '),
      }
    },
    [t, format, targetName]
  )
}

/** Display names for the log in the user's language; retired names are spelled out. */
export function useLogNames() {
  const { t } = useTranslation('staff')
  return useMemo(() => {
    const actions: Names = t('logs.actions', { returnObjects: true })
    const fields: Names = t('logs.fields', { returnObjects: true })
    const targets: Names = t('logs.targets', { returnObjects: true })
    return {
      actionName: (action: string) => actions[action] ?? toReadableName(action),
      fieldName: (field: string) => fields[inCamelCase(field)] ?? toReadableName(field),
      targetName: (type: string) => targets[type] ?? toReadableName(type),
    }
  }, [t])
}
