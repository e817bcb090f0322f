import { Ban, BadgeCheck, Heart, LifeBuoy, type LucideIcon } from 'lucide-react'
import { AppLink } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import { PATHS } from '../../lib/paths.ts'
import { PREMIUM_CONSTANTS } from './premium-constants.ts'

interface Benefit {
  icon: LucideIcon
  title: string
  text: string
  /** Page where the benefit is used. */
  href?: string
}

/** Four cards with the benefits of premium. */
export function Benefits({ title }: { title: string }) {
  const { t } = useTranslation('premium')
  const benefits: Benefit[] = [
    { icon: Ban, title: t('benefits.ads.title'), text: t('benefits.ads.text') },
    {
      icon: LifeBuoy,
      title: t('benefits.support.title'),
      text: t('benefits.support.text'),
      href: PATHS.contact,
    },
    { icon: BadgeCheck, title: t('benefits.badge.title'), text: t('benefits.badge.text') },
    {
      icon: Heart,
      title: t('benefits.voting.title'),
      text: t('benefits.voting.text', { count: PREMIUM_CONSTANTS.voteHours }),
    },
  ]

  return (
    <section aria-labelledby="premium-benefits">
      <h2 id="premium-benefits" className="sr-only">
        {title}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {benefits.map(({ icon: Icon, title: name, text, href }) => (
          <li key={name} className="rounded-plate border border-line bg-plate p-4">
            <Icon aria-hidden="true" className="size-6 text-leaf" />
            <h3 className="mt-3 font-serif text-lead font-medium">
              {href ? (
                <AppLink href={href} className="underline underline-offset-4">
                  {name}
                </AppLink>
              ) : (
                name
              )}
            </h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
