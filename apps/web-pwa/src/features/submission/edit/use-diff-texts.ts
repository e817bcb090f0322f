import { VERSIONED_FIELDS } from '@botanica/api-client/contract'
import type { ListingDiffTexts } from '@botanica/ui/versions'
import { useTranslation } from 'react-i18next'

/** The texts of a comparison of two versions. */
export function useDiffTexts(): ListingDiffTexts {
  const { t } = useTranslation('forms')
  const names = VERSIONED_FIELDS.map(
    (field) => [field, t(field === 'tags' ? 'fields.categories' : `fields.${field}`)] as const
  )
  return {
    fields: Object.fromEntries(names) as ListingDiffTexts['fields'],
    removed: t('versions.removed'),
    added: t('versions.added'),
    empty: t('versions.noValue'),
    none: t('versions.noDifference'),
  }
}
