import { Avatar, buttonClass, LinkButton, Menu, Skeleton } from '@botanica/ui/primitives'
import { NameBadge, PremiumMark } from '@botanica/ui/people'
import { LogOut, UserRound } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ROOT_ATTRIBUTES } from '../../lib/root-attributes.ts'
import { getLoginPagePath, LOGOUT_CALL, PATHS } from '../../lib/paths.ts'
import { usePathOfPage } from '../../lib/use-path-of-page.ts'
import { hasSignedInCookie, useViewer, type Viewer } from '../../lib/viewer.ts'
import { LoginWithDiscord } from '../../lib/login-with-discord.tsx'
import { getViewerName, useViewerAvatar } from '../../lib/viewer-avatar.ts'
import { Inbox } from './inbox.tsx'

/**
 * The signed-in member, or the login links. The HTML is the same for everybody, so both are rendered until
 * the member is known, and the stylesheet shows the right one.
 */
export function Account() {
  const { viewer, hasEnded } = useViewer()
  useEffect(() => {
    // The page may have been painted just before another tab signed out.
    if (!hasEnded && hasSignedInCookie()) return
    document.documentElement.removeAttribute(ROOT_ATTRIBUTES.signedIn)
  }, [hasEnded])
  if (viewer) {
    return (
      <>
        <Inbox />
        <SignedIn viewer={viewer} />
      </>
    )
  }
  return (
    <>
      <SignedOut />
      <AccountSkeleton />
    </>
  )
}

function SignedOut() {
  const { t } = useTranslation()
  const path = usePathOfPage()

  return (
    <div className="shown-signed-out flex items-center gap-1 max-md:hidden">
      <LinkButton href={getLoginPagePath(path)} variant="quiet" className="max-lg:hidden">
        {t('nav.login')}
      </LinkButton>
      <LoginWithDiscord path={path} />
    </div>
  )
}

function AccountSkeleton() {
  return (
    <div className="shown-signed-in flex items-center gap-2 pl-10">
      <Skeleton round className="size-8" />
      <Skeleton className="hidden h-4 w-24 md:block" />
    </div>
  )
}

function SignedIn({ viewer }: { viewer: Viewer }) {
  const { t } = useTranslation()
  const name = getViewerName(viewer)
  const avatar = useViewerAvatar(viewer)

  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={t('nav.account', {
            name: viewer.isPremium ? `${name}, ${t('roles.premium')}` : name,
          })}
          className={buttonClass({ variant: 'quiet', className: 'max-md:px-1' })}
        >
          <Avatar src={avatar} name={name} seed={viewer.id} size={32} />
          <span className="max-w-40 truncate max-md:hidden">{name}</span>
          <NameBadge roles={viewer.roles} className="max-md:hidden" />
          {viewer.isPremium && <PremiumMark className="max-md:hidden" />}
        </button>
      }
      items={[
        { id: 'profile', label: t('nav.profile'), icon: <UserRound />, href: PATHS.profile },
        {
          id: 'logout',
          label: t('nav.logout'),
          icon: <LogOut />,
          href: LOGOUT_CALL,
          fullNavigation: true,
          separated: true,
        },
      ]}
    />
  )
}
