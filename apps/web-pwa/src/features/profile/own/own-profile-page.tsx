import { queryKeys } from '@botanica/api-client'
import { Button, EmptyState, ErrorState } from '@botanica/ui/primitives'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../../lib/head.tsx'
import { LoginWithDiscord } from '../../../lib/login-with-discord.tsx'
import { useServices } from '../../../lib/services.tsx'
import { usePathOfPage } from '../../../lib/use-path-of-page.ts'
import { useViewer } from '../../../lib/viewer.ts'
import { AccountDeletedDialog } from './account-deleted-dialog.tsx'
import { OwnProfile } from './own-profile.tsx'
import { OwnProfileSkeleton } from './own-profile-skeleton.tsx'

export function OwnProfilePage() {
  const { t } = useTranslation('profile')
  const { viewer, isSignedOut, isPending } = useViewer()
  const [isDeleted, setIsDeleted] = useState(false)

  return (
    <>
      <PageHead title={t('title')} isUnlisted />
      {isDeleted ? (
        <AccountDeletedDialog />
      ) : viewer ? (
        <OwnProfile key={viewer.id} viewer={viewer} onGone={() => setIsDeleted(true)} />
      ) : isSignedOut || isPending ? (
        <PendingViewer />
      ) : (
        <Failed />
      )}
    </>
  )
}

/** The HTML is the same for everybody. The stylesheet shows the right part until the member is known. */
function PendingViewer() {
  const { t } = useTranslation('profile')
  const path = usePathOfPage()

  return (
    <>
      <div className="shown-signed-out page py-16">
        <EmptyState
          level={1}
          title={t('denied.title')}
          text={t('denied.text')}
          action={<LoginWithDiscord path={path} />}
        />
        <noscript>
          <p className="text-center text-muted">{t('needsScript')}</p>
        </noscript>
      </div>
      <div className="shown-signed-in">
        <OwnProfileSkeleton />
      </div>
    </>
  )
}

function Failed() {
  const { t } = useTranslation(['profile', 'common'])
  const { queryClient } = useServices()
  const retry = () => queryClient.refetchQueries({ queryKey: queryKeys.viewer() })

  return (
    <div className="page py-16">
      <ErrorState
        level={1}
        title={t('failed.title')}
        text={t('failed.text')}
        action={<Button onClick={() => void retry()}>{t('common:actions.retry')}</Button>}
      />
    </div>
  )
}
