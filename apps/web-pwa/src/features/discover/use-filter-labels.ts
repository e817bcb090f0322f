import type { Category } from '@botanica/api-client'
import type { Permission } from '@botanica/api-client/contract'
import { useCategoryTexts, useFormat } from '@botanica/ui/i18n'
import { useTranslation } from 'react-i18next'
import { useIsOnline } from '../../lib/use-is-online.ts'
import type { ActiveFilter } from './filter-choice.ts'

/** Names of the filters in the visitor's language. */
export function useFilterLabels(categories: readonly Category[] | undefined) {
  const { t } = useTranslation('discover')
  const format = useFormat()
  const texts = useCategoryTexts()
  const isOnline = useIsOnline()

  const labels = {
    minRating: (stars: number) => t('filters.minRating', { rating: format.rating(stars) }),
    minServers: (count: number) => t('filters.minServers', { count, exact: format.exact(count) }),
    maxServers: (count: number) => t('filters.maxServers', { count, exact: format.exact(count) }),
    listedDays: (count: number) => t('filters.listedDays', { count }),
    certified: () => t('filters.certified'),
    online: () => t(isOnline ? 'filters.online' : 'filters.onlineUnknown'),
    without: (permission: Permission) =>
      t('filters.withoutPermission', { permission: getPermissionName(permission) }),
  }

  /** Discord's own name of a permission, as its settings show it. */
  function getPermissionName(permission: Permission): string {
    return t(`filters.permissions.${permission}`, { defaultValue: permission })
  }

  /** The label of a filter that narrows the list; undefined for a category that there is not. */
  function getLabel({ kind, value }: ActiveFilter): string | undefined {
    if (kind === 'categoryIds') {
      const category = categories?.find(({ id }) => id === value)
      return category && texts.name(category.name)
    }
    if (kind === 'without') return labels.without(value as Permission)
    if (kind === 'match') return undefined
    return labels[kind](value as number)
  }

  return { ...labels, getPermissionName, getLabel }
}
