import { buttonClass, LinkButton, VisuallyHidden } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import { getLoginUrl, PATHS } from '../../lib/paths.ts'
import { useViewer } from '../../lib/viewer.ts'

export function CallToAction() {
  const { t } = useTranslation('home')

  return (
    <section className="page py-10">
      <div className="flex flex-col items-start gap-6 rounded-sheet bg-leaf-wash px-6 py-10 md:flex-row md:items-center md:justify-between md:px-12 md:py-14">
        <div className="max-w-text">
          <h2 className="font-serif text-heading font-medium">{t('callToAction.title')}</h2>
          <p className="mt-2 text-lead">{t('callToAction.text')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <SubmitYourBot />
          <LinkButton size="large" href={PATHS.categories}>
            <span>
              {t('callToAction.learnMore')}
              <VisuallyHidden> {t('callToAction.learnMoreAbout')}</VisuallyHidden>
            </span>
          </LinkButton>
        </div>
      </div>
    </section>
  )
}

/** Link to the submission form. For visitors it leads through the login, which returns to the form. */
function SubmitYourBot() {
  const { t } = useTranslation('home')
  const { viewer } = useViewer()
  const text = t('callToAction.submit')
  if (viewer) {
    return (
      <LinkButton size="large" variant="filled" href={PATHS.addBot}>
        {text}
      </LinkButton>
    )
  }
  return (
    <a
      href={getLoginUrl(PATHS.addBot)}
      className={buttonClass({ size: 'large', variant: 'filled' })}
    >
      {text}
    </a>
  )
}
