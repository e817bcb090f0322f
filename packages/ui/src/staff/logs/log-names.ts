import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { spelled } from './log-words.ts'

type Names = Readonly<Record<string, string>>

/** Columns of tables and fields of forms have the same names but for the way they are written. */
function inCamelCase(name: string) {
  return name.replaceAll(/_([a-z])/g, (_found, letter: string) => letter.toUpperCase())
}

/** What the log speaks of, in the reader's language; what nothing writes any more is spelled. */
export function useLogNames() {
  const { t } = useTranslation('staff')
  return useMemo(() => {
    const actions: Names = t('logs.actions', { returnObjects: true })
    const fields: Names = t('logs.fields', { returnObjects: true })
    const targets: Names = t('logs.targets', { returnObjects: true })
    return {
      actionName: (action: string) => actions[action] ?? spelled(action),
      fieldName: (field: string) => fields[inCamelCase(field)] ?? spelled(field),
      targetName: (type: string) => targets[type] ?? spelled(type),
    }
  }, [t])
}
