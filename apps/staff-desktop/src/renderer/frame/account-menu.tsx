import type { CurrentUser } from '@botanica/api-client'
import { Avatar, buttonClass, Menu } from '@botanica/ui/primitives'
import { useImageUrls } from '@botanica/ui/platform'
import { ExternalLink, LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSignOut } from './sign-out-provider.tsx'

const AVATAR_PX = 24
const AVATAR_PIXELS = 64

/** Returns the member's name, or the id as a fallback. */
function getName({ displayName, username, firstName, id }: CurrentUser): string {
  return displayName ?? username ?? firstName ?? id
}

export function AccountMenu({ viewer }: { viewer: CurrentUser }) {
  const { t } = useTranslation('desktop')
  const signOut = useSignOut()
  const avatar = useImageUrls().avatar(viewer.id, viewer.discordAvatar, {
    size: AVATAR_PIXELS,
  })
  const name = getName(viewer)

  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={t('nav.account', { name })}
          className={buttonClass({ variant: 'quiet', size: 'small', className: 'px-1.5' })}
        >
          <Avatar src={avatar} name={name} seed={viewer.id} size={AVATAR_PX} />
          <span className="max-w-32 truncate max-lg:hidden">{name}</span>
        </button>
      }
      items={[
        { id: 'site', label: t('nav.site'), icon: <ExternalLink />, href: '/' },
        {
          id: 'sign-out',
          label: t('nav.signOut'),
          icon: <LogOut />,
          onSelect: signOut,
          separated: true,
        },
      ]}
    />
  )
}
