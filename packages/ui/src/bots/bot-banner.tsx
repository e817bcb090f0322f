import { useMemo } from 'react'
import { useImageUrls, type BannerPixels } from '../platform/images.tsx'
import { cx } from '../primitives/cx.ts'
import { getHueStyle } from '../primitives/hue.ts'
import { useImage } from '../primitives/use-image.ts'
import { leafPattern, PATTERN_BOX } from './leaf-pattern.ts'

/** A quiet pattern of leaves in the colour that belongs to a seed, filling its container. */
export function LeafBackdrop({ seed }: { seed: string }) {
  const pattern = useMemo(() => leafPattern(seed), [seed])

  return (
    <svg
      viewBox={`0 0 ${PATTERN_BOX.width} ${PATTERN_BOX.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      style={getHueStyle(seed)}
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
  /** The platform's image hash; without one, or when the image is broken, leaves grow instead. */
  banner: string | null
  size?: BannerPixels
  /** Above the fold: loaded at once. */
  eager?: boolean
  /** Its height, and what belongs to its place. */
  className?: string
}

/** The plate of a bot: its banner, or a pattern in its own colour. Decoration. */
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
