import { isAnimated, useImageUrls, type AvatarPixels } from '../platform/images.tsx'
import { PresenceDot, type Presence } from '../platform/presence.tsx'
import { Avatar, type AvatarSize } from '../primitives/avatar.tsx'
import { cx } from '../primitives/cx.ts'

export interface BotAvatarProps {
  discordBotId: string
  /** The platform's image hash. */
  avatar: string | null
  name: string
  size?: AvatarSize
  /** Moves when the picture can and the reader does not mind. */
  animated?: boolean
  /** A dot at its edge when given; null is shown as offline. */
  presence?: Presence | null
  /** The dot says nothing, because the status stands nearby in words. */
  silentPresence?: boolean
  className?: string
}

/* Sharp on a screen of double density. */
const pixels: Record<AvatarSize, AvatarPixels> = {
  24: 64,
  32: 64,
  40: 128,
  64: 128,
  80: 256,
  128: 256,
}

/* The dot grows with the picture. */
const dots: Record<AvatarSize, number> = { 24: 8, 32: 10, 40: 12, 64: 14, 80: 16, 128: 20 }

/** A bot's picture with its presence. */
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
