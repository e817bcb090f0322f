import { VERSIONED_FIELDS } from '@botanica/api-client/contract'
import { useTranslation } from 'react-i18next'
import type { ListingDiffTexts } from '../../versions/listing-diff.tsx'

/** The texts of a comparison in the staff's screens. */
export function useDiffTexts(): ListingDiffTexts {
  const { t } = useTranslation('staff')
  const names = VERSIONED_FIELDS.map((field) => [field, t(`logs.fields.${field}`)] as const)
  return {
    fields: Object.fromEntries(names) as ListingDiffTexts['fields'],
    removed: t('changes.removed'),
    added: t('changes.added'),
    empty: t('changes.noValue'),
    none: t('changes.noDifference'),
  }
}
