import { SkipLink } from '@botanica/ui/primitives'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { HeroSearchProvider } from '../../lib/hero-search.tsx'
import { CONTENT_ID } from './content-id.ts'
import { BottomBar } from './bottom-bar.tsx'
import { OfflineSupportLoader } from './offline-support-loader.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { PageAnnouncer } from './page-announcer.tsx'
import { PendingBar } from './pending-bar.tsx'

/** The frame around every page. */
export function Shell() {
  return (
    <HeroSearchProvider>
      <SkipLink target={CONTENT_ID} />
      <PendingBar />
      <Header />
      <OfflineBanner />
      <OfflineSupportLoader />
      <PageAnnouncer>
        <main id={CONTENT_ID} tabIndex={-1} className="min-h-[70dvh] outline-none">
          <Outlet />
        </main>
      </PageAnnouncer>
      <Footer />
      <BottomBar />
      <ScrollRestoration />
    </HeroSearchProvider>
  )
}
