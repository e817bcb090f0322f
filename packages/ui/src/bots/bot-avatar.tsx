import { isAnimated, useImageUrls, type AvatarPixels } from '../platform/images.tsx'
import { PresenceDot, type Presence } from '../platform/presence.tsx'
import { Avatar, type AvatarSize } from '../primitives/avatar.tsx'
import { cx } from '../primitives/cx.ts'

export interface BotAvatarProps {
  discordBotId: string
  /** Discord's image hash. */
  avatar: string | null
  name: string
  size?: AvatarSize
  /** Plays an animated avatar, unless the reader prefers reduced motion. */
  animated?: boolean
  /** Shows a presence dot when given; null is shown as offline. */
  presence?: Presence | null
  /** Hides the dot from screen readers, because the status is written nearby. */
  silentPresence?: boolean
  className?: string
}

/* Sharp on a screen with two device pixels per CSS pixel. */
const pixels: Record<AvatarSize, AvatarPixels> = {
  24: 64,
  32: 64,
  40: 128,
  64: 128,
  80: 256,
  128: 256,
}

/* The dot scales with the avatar. */
const dots: Record<AvatarSize, number> = { 24: 8, 32: 10, 40: 12, 64: 14, 80: 16, 128: 20 }

/** A bot's avatar with its presence. */
export function BotAvatar({
  discordBotId,
  avatar,
  name,
  size = 64,
  animated = false,
  presence,
  silentPresence,
  className,
}: BotAvatarProps) {
  const images = useImageUrls()
  const still = images.avatar(discordBotId, avatar, { size: pixels[size] })
  const moving =
    animated && isAnimated(avatar)
      ? images.avatar(discordBotId, avatar, { size: pixels[size], animated: true })
      : still

  return (
    <span className={cx('relative inline-flex shrink-0 rounded-full bg-plate p-1', className)}>
      <Avatar src={moving} stillSrc={still} name={name} seed={discordBotId} size={size} />
      {presence !== undefined && (
        <PresenceDot
          presence={presence}
          size={dots[size]}
          silent={silentPresence}
          className="absolute right-0.5 bottom-0.5 rounded-full bg-plate p-[3px]"
        />
      )}
    </span>
  )
}
