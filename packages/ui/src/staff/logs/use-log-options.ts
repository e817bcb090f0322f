import { AUDIT_ACTIONS } from '@botanica/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SelectOption } from '../../primitives/select.tsx'
import { useStaffQueries } from '../environment.tsx'
import { useLogNames } from './log-names.ts'

const ALL = ''

/** Sorted by name, after the option for all; includes the current filter, whatever it is. */
function useOptions(
  values: readonly SelectOption<string>[],
  chosen: SelectOption<string>
): readonly SelectOption<string>[] {
  const { t, i18n } = useTranslation('staff')
  const { value, label } = chosen

  return useMemo(() => {
    const isKnown = value === ALL || values.some((one) => one.value === value)
    const all = isKnown ? values : [...values, { value, label }]
    return [
      { value: ALL, label: t('lists.all') },
      ...all.toSorted((a, b) => a.label.localeCompare(b.label, i18n.language)),
    ]
  }, [values, value, label, t, i18n.language])
}

/** The actions in the log, as filter options. @param chosen the current filter, or nothing */
export function useActionOptions(chosen: string) {
  const { actionName } = useLogNames()
  const values = useMemo(
    () => AUDIT_ACTIONS.map((value) => ({ value, label: actionName(value) })),
    [actionName]
  )
  return useOptions(values, { value: chosen, label: actionName(chosen) })
}

/** Everybody in the log who is or was staff. @param chosen the id of one, or nothing */
export function useAdminOptions(chosen: string) {
  const { data } = useQuery(useStaffQueries().logAdmins())
  const values = useMemo(
    () => data?.map(({ id, name }) => ({ value: id, label: name ?? id })) ?? [],
    [data]
  )
  return useOptions(values, { value: chosen, label: chosen })
}
