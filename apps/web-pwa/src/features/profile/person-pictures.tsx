import { RoleBackdrop } from '@botanica/ui/people'
import { isAnimated, useImageUrls } from '@botanica/ui/platform'
import { Avatar, cx, useImage, type AvatarSize } from '@botanica/ui/primitives'

const AVATAR_PIXELS = 512
const BANNER_PIXELS = 1024

interface BannerProps {
  person: { id: string; discordBanner: string | null; roles: readonly string[] }
  className?: string
}

/** A person's Discord banner, or a backdrop in the color of their highest role. Decorative. */
export function PersonBanner({ person, className }: BannerProps) {
  const { id, discordBanner, roles } = person
  const src = useImageUrls().banner(id, discordBanner, { size: BANNER_PIXELS })
  const { broken, imageProps } = useImage(src)

  return (
    <div className={cx('overflow-hidden bg-mist', className)}>
      {broken ? (
        <RoleBackdrop roles={roles} />
      ) : (
        <img
          {...imageProps}
          src={src ?? undefined}
          alt=""
          decoding="async"
          className="size-full object-cover"
        />
      )}
    </div>
  )
}

interface AvatarProps {
  person: { id: string; discordAvatar: string | null }
  name: string
  size: AvatarSize
  className?: string
}

/** A person's avatar, animated unless the reader prefers reduced motion. Falls back to Discord's default avatar. */
export function PersonAvatar({ person, name, size, className }: AvatarProps) {
  const { id, discordAvatar } = person
  const images = useImageUrls()
  const still = images.avatar(id, discordAvatar, { size: AVATAR_PIXELS })
  const moving = isAnimated(discordAvatar)
    ? images.avatar(id, discordAvatar, { size: AVATAR_PIXELS, animated: true })
    : still

  return (
    <span className={cx('relative inline-flex shrink-0 rounded-full p-1', className)}>
      <Avatar src={moving} stillSrc={still} name={name} seed={id} size={size} />
    </span>
  )
}
