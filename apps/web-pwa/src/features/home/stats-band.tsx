import { useTranslation } from 'react-i18next'

const STATS = ['bots', 'installs', 'visitors'] as const

/** Fixed numbers from the texts. */
export function StatsBand() {
  const { t } = useTranslation('home')

  return (
    <section aria-label={t('stats.label')} className="page pt-6 pb-4">
      <dl className="grid gap-8 border-t border-line pt-10 sm:grid-cols-3">
        {STATS.map((stat) => (
          <div key={stat} className="flex flex-col-reverse">
            <dt className="text-muted">{t(`stats.${stat}`)}</dt>
            <dd className="numbers font-serif text-display font-medium text-leaf">
              {t(`stats.figures.${stat}`)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
