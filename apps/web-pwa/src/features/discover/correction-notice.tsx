import { AppLink } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import { type DiscoverChoice, getDiscoverUrl } from './discover-list.ts'

interface CorrectionNoticeProps {
  choice: DiscoverChoice
  /** The search with its typos corrected. */
  correction: string
}

/** Says that the results are those of a corrected search, and leads to those of the typed one. */
export function CorrectionNotice({ choice, correction }: CorrectionNoticeProps) {
  const { t } = useTranslation('discover')

  return (
    <p className="-mt-3 mb-5 text-muted">
      {t('correction.showing')} <strong className="text-ink">{correction}</strong>
      {'. '}
      <AppLink
        href={getDiscoverUrl({ ...choice, exact: true })}
        className="underline underline-offset-4 hover:text-ink"
      >
        {t('correction.exact', { search: choice.search })}
      </AppLink>
    </p>
  )
}
