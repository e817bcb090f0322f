import { EmptyBedDrawing, LinkButton } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import { PATHS } from '../../lib/paths.ts'

/** Explains what makes a bot eligible for certification. */
export function NoEligibleBots() {
  const { t } = useTranslation('certification')

  return (
    <section aria-labelledby="no-eligible-bots" className="flex flex-col items-center py-10">
      <EmptyBedDrawing />
      <h2 id="no-eligible-bots" className="mt-4 font-serif text-title font-medium">
        {t('none.title')}
      </h2>
      <p className="mt-1 text-muted">{t('none.text')}</p>
      <ul className="mt-3 list-disc pl-5">
        <li>{t('none.approved')}</li>
        <li>{t('none.servers')}</li>
        <li>{t('none.notCertified')}</li>
      </ul>
      <LinkButton href={PATHS.profile} className="mt-5">
        {t('none.profile')}
      </LinkButton>
    </section>
  )
}
