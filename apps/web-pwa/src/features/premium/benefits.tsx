import { Ban, BadgeCheck, Heart, LifeBuoy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FACTS } from './facts.ts'

/** The four cards: what premium is good for, in a sentence each (document 2 section 2). */
export function Benefits({ title }: { title: string }) {
  const { t } = useTranslation('premium')
  const benefits = [
    { icon: Ban, title: t('benefits.ads.title'), text: t('benefits.ads.text') },
    { icon: LifeBuoy, title: t('benefits.support.title'), text: t('benefits.support.text') },
    { icon: BadgeCheck, title: t('benefits.badge.title'), text: t('benefits.badge.text') },
    {
      icon: Heart,
      title: t('benefits.voting.title'),
      text: t('benefits.voting.text', { count: FACTS.voteHours }),
    },
  ]

  return (
    <section aria-labelledby="premium-benefits">
      <h2 id="premium-benefits" className="sr-only">
        {title}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {benefits.map(({ icon: Icon, title: name, text }) => (
          <li key={name} className="rounded-plate border border-line bg-plate p-4">
            <Icon aria-hidden="true" className="size-6 text-leaf" />
            <h3 className="mt-3 font-serif text-lead font-medium">{name}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
