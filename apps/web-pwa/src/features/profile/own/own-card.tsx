import { RoleBadges } from '@botanica/ui/people'
import { paths } from '@botanica/ui/paths'
import { buttonClass, LinkButton } from '@botanica/ui/primitives'
import { LogOut, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LOGOUT_CALL } from '../../../lib/paths.ts'
import { getViewerName } from '../../../lib/viewer-avatar.ts'
import type { Viewer } from '../../../lib/viewer.ts'
import { PersonLinkList } from '../person-link-list.tsx'
import { listPersonLinks } from '../person-links.ts'
import { PersonAvatar, PersonBanner } from '../person-pictures.tsx'
import { LAYOUT } from './layout.ts'

/** On phones two buttons share a line. */
const ACTION =
  'max-[30rem]:w-auto max-[30rem]:grow max-[30rem]:min-w-0 max-[30rem]:gap-0 max-[30rem]:px-2'

/** The member's name, roles and links, with the logout button. */
export function OwnCard({ viewer }: { viewer: Viewer }) {
  const { t } = useTranslation('profile')
  const name = getViewerName(viewer)
  const links = listPersonLinks(viewer)

  return (
    <aside className={LAYOUT.card}>
      <PersonBanner person={viewer} className={LAYOUT.cardBanner} />
      <div className={LAYOUT.cardBody}>
        <PersonAvatar person={viewer} name={name} size={80} className={LAYOUT.cardAvatar} />
        <div className="min-w-0 max-[30rem]:self-center">
          <h1 className="mt-1 font-serif text-title font-medium break-words max-[30rem]:mt-0">
            {name}
          </h1>
          {viewer.username && <p className="break-words text-muted">@{viewer.username}</p>}
        </div>
        <div className="mt-3 max-[30rem]:col-span-2 max-[30rem]:mt-2">
          <RoleBadges roles={viewer.roles} />
        </div>
        {links.length > 0 && (
          <div className="mt-4 border-t border-line pt-3 max-[30rem]:col-span-2 max-[30rem]:mt-2 max-[30rem]:pt-1">
            <PersonLinkList
              links={links}
              label={t('card.links')}
              className="max-[30rem]:flex-row max-[30rem]:flex-wrap max-[30rem]:gap-x-5 max-[30rem]:gap-y-0"
            />
          </div>
        )}
        <div className={LAYOUT.cardActions}>
          <LinkButton
            href={paths.user(viewer.id)}
            block
            icon={<UserRound size={18} className="max-[30rem]:hidden" />}
            className={ACTION}
          >
            {t('card.publicProfile')}
          </LinkButton>
          <Logout viewer={viewer} />
        </div>
      </div>
    </aside>
  )
}

function Logout({ viewer }: { viewer: Viewer }) {
  const { t } = useTranslation('profile')
  if (viewer.banned) return <LogoutNote>{t('card.bannedNoLogout')}</LogoutNote>
  if (viewer.disabled) return <LogoutNote>{t('card.disabledNoLogout')}</LogoutNote>
  return (
    <a href={LOGOUT_CALL} className={buttonClass({ block: true, className: ACTION })}>
      <LogOut aria-hidden="true" size={18} className="max-[30rem]:hidden" />
      {t('card.logout')}
    </a>
  )
}

function LogoutNote({ children }: { children: string }) {
  return <p className="py-2 text-center text-label text-muted">{children}</p>
}
