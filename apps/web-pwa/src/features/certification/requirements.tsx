import { CERTIFICATION_MIN_SERVERS, SERVER_COUNT_MEDIAN_DAYS } from '@botanica/api-client/contract'
import { Rosette } from '@botanica/ui/primitives'
import { BadgeCheck, Server, Sprout } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** The requirements for certification, visible to everybody. */
export function Requirements() {
  const { t } = useTranslation('certification')
  const requirements = [
    {
      icon: Server,
      text: t('requirements.servers', { count: CERTIFICATION_MIN_SERVERS }),
    },
    { icon: BadgeCheck, text: t('requirements.approved') },
    { icon: Sprout, text: t('requirements.quality') },
  ]

  return (
    <section
      aria-labelledby="requirements"
      className="mt-6 flex gap-4 rounded-plate border border-line bg-plate p-4 sm:p-5"
    >
      <Rosette size={40} className="shrink-0 text-sun max-sm:hidden" />
      <div>
        <h2 id="requirements" className="font-serif text-title font-medium">
          {t('requirements.title')}
        </h2>
        <ul className="mt-2 flex flex-col gap-2">
          {requirements.map(({ icon: Icon, text }) => (
            <li key={text} className="flex gap-2.5">
              <Icon aria-hidden="true" className="mt-1 size-4 shrink-0 text-leaf" />
              {text}
            </li>
          ))}
        </ul>
        <p className="mt-2 text-label text-muted">
          {t('requirements.judged', { days: SERVER_COUNT_MEDIAN_DAYS })}
        </p>
      </div>
    </section>
  )
}
