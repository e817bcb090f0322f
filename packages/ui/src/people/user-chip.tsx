import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { isAnimated, useImageUrls } from '../platform/images.tsx'
import { PresenceDot, toPresenceStatus, type Presence } from '../platform/presence.tsx'
import { Avatar } from '../primitives/avatar.tsx'
import { cx } from '../primitives/cx.ts'
import { AppLink } from '../primitives/link.tsx'
import { useImage } from '../primitives/use-image.ts'
import { getIdSuffix, personHandle, personName, type PersonNames } from './names.ts'
import { PremiumMark } from './premium-mark.tsx'

export interface UserChipUser extends PersonNames {
  id: string
  /** Discord's image hashes. */
  avatar: string | null
  banner: string | null
  isPremium?: boolean
}

export interface UserChipProps {
  /** Null when the lookup failed: the chip then shows Unknown User and the end of the id. */
  user: UserChipUser | null
  /** The id that was looked up; used for the link and for unknown users. */
  userId: string
  /** Shows a presence dot when given; `null` is shown as offline. */
  presence?: Presence | null
  /** A strip of the person's banner above the name. */
  showBanner?: boolean
  className?: string
}

/** A person in one line, with a link to their profile. */
export function UserChip({ user, userId, presence, showBanner = false, className }: UserChipProps) {
  const { t } = useTranslation()
  const images = useImageUrls()
  const name = personName(user) ?? `${t('people.unknownUser')} ${getIdSuffix(userId)}`
  const handle = user && personHandle(user)
  const banner = showBanner ? images.banner(userId, user?.banner, { size: 600 }) : null
  const still = images.avatar(userId, user?.avatar, { size: 128 })

  return (
    <AppLink
      href={paths.user(userId)}
      className={cx(
        'group/chip block max-w-full min-w-0 overflow-hidden rounded-plate border border-line bg-plate transition-colors duration-150 hover:border-leaf',
        className
      )}
    >
      {banner && <ChipBanner src={banner} />}
      <span className="flex items-center gap-3 p-2 pr-3">
        <span className="relative flex">
          <Avatar
            src={
              isAnimated(user?.avatar)
                ? images.avatar(userId, user?.avatar, { size: 128, animated: true })
                : still
            }
            stillSrc={still}
            name={name}
            seed={userId}
            size={40}
          />
          {presence !== undefined && (
            <PresenceDot
              presence={presence}
              silent
              className="absolute -right-0.5 -bottom-0.5 rounded-full bg-plate p-0.5"
            />
          )}
        </span>
        <span className="min-w-0">
          <span className="flex items-center gap-1.5 leading-5 font-semibold group-hover/chip:text-leaf-strong">
            <span className="truncate">{name}</span>
            {user?.isPremium && ' '}
            {user?.isPremium && <PremiumMark />}
          </span>
          {/* The spaces separate the parts for screen readers. */}
          {handle && ' '}
          {handle && <span className="block truncate text-label text-muted">{handle}</span>}
          {presence !== undefined && ' '}
          {presence !== undefined && (
            <span className="sr-only">
              {t('presence.label', { status: t(`presence.${toPresenceStatus(presence)}`) })}
            </span>
          )}
        </span>
      </span>
    </AppLink>
  )
}

/* A broken banner is hidden. */
function ChipBanner({ src }: { src: string }) {
  const { broken, imageProps } = useImage(src)
  if (broken) return null

  return (
    <img
      {...imageProps}
      src={src}
      alt=""
      width={600}
      height={96}
      loading="lazy"
      decoding="async"
      className="block h-12 w-full bg-mist object-cover"
    />
  )
}
