import { useTranslation } from 'react-i18next'
import { PageHead } from '../../lib/head.tsx'
import { CallToAction } from './call-to-action.tsx'
import { CertifiedBots } from './certified-bots.tsx'
import { Hero } from './hero.tsx'
import { PopularBots } from './popular-bots.tsx'
import { StatsBand } from './stats-band.tsx'
import { AdSlot } from '../../lib/ad-slot.tsx'

export function HomePage() {
  const { t } = useTranslation('home')

  return (
    <>
      <PageHead title={t('title')} />
      <Hero />
      {/* On phones the ad is between the first bots instead. */}
      <AdSlot placement="header" className="page pb-5 max-sm:hidden" />
      <PopularBots />
      <CertifiedBots />
      <CallToAction />
      <StatsBand />
    </>
  )
}
