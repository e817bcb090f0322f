import { hasRoleWithRight } from '@botanica/api-client/contract'
import { parseDesktopRequest, type DesktopRequest } from '@botanica/api-client/field-checks'
import { ErrorState, LinkButton, LoadingState } from '@botanica/ui/primitives'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { PageHead } from '../../lib/head.tsx'
import { PageFailure } from '../../lib/page-failure.tsx'
import { PATHS } from '../../lib/paths.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { useRequiredMember } from '../../lib/use-required-member.ts'
import { getViewerName } from '../../lib/viewer-avatar.ts'
import { useViewer, type Viewer } from '../../lib/viewer.ts'
import { DesktopAuthorization } from './desktop-authorization.tsx'

/** The page that the desktop client opens. Staff members authorize the client here. */
export function DesktopSignInPage() {
  const { t } = useTranslation('profile')
  const [query] = useSearchParams()
  const isHydrated = useHydrated()
  const request = useMemo(() => parseDesktopRequest(query), [query])

  return (
    <div className="page py-12 md:py-20">
      <PageHead title={t('desktopSignIn.title')} isUnlisted />
      {/* The server renders this page without its query, so only the browser knows the request. */}
      {!isHydrated ? <Waiting /> : request ? <ForMember request={request} /> : <Malformed />}
    </div>
  )
}

function Waiting() {
  const { t } = useTranslation('profile')

  return (
    <>
      <LoadingState />
      <noscript>
        <p className="text-center">{t('desktopSignIn.needsScript')}</p>
      </noscript>
    </>
  )
}

function Malformed() {
  const { t } = useTranslation('profile')

  return (
    <ErrorState
      level={1}
      title={t('desktopSignIn.malformed.title')}
      text={t('desktopSignIn.malformed.text')}
    />
  )
}

function ForMember({ request }: { request: DesktopRequest }) {
  const { retry } = useViewer()
  const { member, isUnknown } = useRequiredMember()

  if (member) {
    return canAuthorize(member) ? (
      <DesktopAuthorization member={member} request={request} />
    ) : (
      <Denied member={member} />
    )
  }
  if (!isUnknown) return <Waiting />
  return <PageFailure level={1} onRetry={retry} />
}

/** For display only. The server checks again. */
function canAuthorize(member: Viewer) {
  return hasRoleWithRight(member.roles, 'enterDashboard') && !isRestricted(member)
}

function isRestricted({ banned, disabled }: Viewer) {
  return banned || disabled
}

function Denied({ member }: { member: Viewer }) {
  const { t } = useTranslation(['profile', 'common'])

  if (isRestricted(member)) {
    return (
      <ErrorState
        level={1}
        title={t('desktopSignIn.denied.title')}
        text={t('desktopSignIn.denied.restricted')}
        action={<LinkButton href={PATHS.profile}>{t('desktopSignIn.denied.why')}</LinkButton>}
      />
    )
  }
  return (
    <ErrorState
      level={1}
      title={t('desktopSignIn.denied.title')}
      text={t('desktopSignIn.denied.text', { name: getViewerName(member) })}
      action={<LinkButton href={PATHS.home}>{t('common:actions.goHome')}</LinkButton>}
    />
  )
}
