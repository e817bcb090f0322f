import { useTranslation } from 'react-i18next'
import { AppLink, Skeleton } from '@botanica/ui/primitives'
import { LoginWithDiscord } from '../../../lib/login-with-discord.tsx'
import { PATHS } from '../../../lib/paths.ts'
import { useViewer, type Viewer } from '../../../lib/viewer.ts'
import { OwnRequests } from './own-requests.tsx'
import { RequestForm } from './request-form.tsx'
import { useOwnRequests } from './use-own-requests.ts'

/** The support form and the member's earlier requests, or the login link for visitors. */
export function SupportRequests() {
  const { t } = useTranslation('support')
  const { viewer } = useViewer()

  return (
    <div className="mt-4">
      <p className="text-muted">
        <AppLink href={PATHS.premium} className="underline underline-offset-4">
          {t('premiumFirst')}
        </AppLink>
      </p>
      {viewer ? <Member viewer={viewer} /> : <PendingViewer />}
    </div>
  )
}

/** Until the viewer is known, the stylesheet shows the skeleton of the form or the login link. */
function PendingViewer() {
  const { t } = useTranslation('support')

  return (
    <>
      <div className="shown-signed-out mt-4">
        <p className="mb-3">{t('signedOut')}</p>
        <LoginWithDiscord path={PATHS.contact} />
      </div>
      <div className="shown-signed-in mt-6 flex flex-col gap-4">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    </>
  )
}

function Member({ viewer }: { viewer: Viewer }) {
  const { t } = useTranslation('support')
  const requests = useOwnRequests()
  const openCount = requests.rows.filter(({ state }) => state === 'open').length

  return (
    <>
      {viewer.banned || viewer.disabled ? (
        <p className="mt-4 rounded-plate bg-danger-wash px-4 py-3 text-danger">{t('restricted')}</p>
      ) : (
        <RequestForm viewerId={viewer.id} openCount={openCount} />
      )}
      <OwnRequests requests={requests} mayWithdraw={!viewer.banned && !viewer.disabled} />
    </>
  )
}
