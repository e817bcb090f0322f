import { useTranslation } from 'react-i18next'
import { PageHead } from '../../lib/head.tsx'
import { useViewer } from '../../lib/viewer.ts'
import { MemberPremium } from './member-premium.tsx'
import { PremiumFailure, PremiumSkeleton } from './states.tsx'
import { VisitorOffer } from './visitor-offer.tsx'

export { clearReturnParameters } from './checkout-urls.ts'

export function PremiumPage() {
  const { t } = useTranslation('premium')
  const { viewer, isSignedOut, isPending, retry } = useViewer()

  return (
    <div className="page py-6 md:py-10">
      <PageHead title={t('title')} description={t('offer.lead')} />
      {viewer ? (
        <MemberPremium key={viewer.id} viewer={viewer} />
      ) : isSignedOut || isPending ? (
        <PendingViewer />
      ) : (
        <PremiumFailure onRetry={retry} />
      )}
    </div>
  )
}

/** The HTML is the same for everybody. The stylesheet shows the right part until the member is known. */
function PendingViewer() {
  return (
    <>
      <div className="shown-signed-out">
        <VisitorOffer />
      </div>
      <div className="shown-signed-in">
        <PremiumSkeleton />
      </div>
    </>
  )
}
