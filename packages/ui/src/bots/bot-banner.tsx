import { useMemo } from 'react'
import { useImageUrls, type BannerPixels } from '../platform/images.tsx'
import { cx } from '../primitives/cx.ts'
import { getHueStyle } from '../primitives/hue.ts'
import { useImage } from '../primitives/use-image.ts'
import { leafPattern, PATTERN_BOX } from './leaf-pattern.ts'

/** A subtle leaf pattern, filling its container. Its color is derived from the seed, unless a hue is given. */
export function LeafBackdrop({ seed, hue }: { seed: string; hue?: number | undefined }) {
  const pattern = useMemo(() => leafPattern(seed), [seed])

  return (
    <svg
      viewBox={`0 0 ${PATTERN_BOX.width} ${PATTERN_BOX.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      style={getHueStyle(seed, hue)}
      className="plate-colours size-full bg-plate-ground"
    >
      <path d={pattern.leaves} fill="var(--plate-leaf)" />
      <path
        d={pattern.veins}
        fill="none"
        stroke="var(--plate-vein)"
        strokeWidth="0.9"
        strokeLinecap="round"
      />
    </svg>
  )
}

export interface BotBannerProps {
  discordBotId: string
  /** Discord's image hash; without one, or when the image is broken, a leaf pattern is shown. */
  banner: string | null
  size?: BannerPixels
  /** Above the fold: loaded eagerly. */
  eager?: boolean
  /** Its height and layout. */
  className?: string
}

/** A bot's banner, or a leaf pattern in the bot's color. Decoration. */
export function BotBanner({
  discordBotId,
  banner,
  size = 600,
  eager = false,
  className,
}: BotBannerProps) {
  const src = useImageUrls().banner(discordBotId, banner, { size })
  const { broken, imageProps } = useImage(src)

  return (
    <div className={cx('overflow-hidden bg-mist', className)}>
      {broken ? (
        <LeafBackdrop seed={discordBotId} />
      ) : (
        <img
          {...imageProps}
          src={src ?? undefined}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className="size-full object-cover"
        />
      )}
    </div>
  )
}
