import { cx } from './cx.ts'
import { getHueStyle } from './hue.ts'
import { useImage } from './use-image.ts'

export type AvatarSize = 24 | 32 | 40 | 64 | 80 | 128

export interface AvatarProps {
  /** The image's URL; null, or one that fails, shows the placeholder. */
  src: string | null
  /** A still image for readers who prefer reduced motion, where `src` is animated. */
  stillSrc?: string | null
  /** The placeholder shows its first letter. */
  name: string
  /** Determines the placeholder's color; the name by default. */
  seed?: string
  /** Width and height in CSS pixels. */
  size?: AvatarSize
  /** Alternative text; omit it where the name is beside the avatar. */
  alt?: string
  className?: string
}

const sizes: Record<AvatarSize, string> = {
  24: 'size-6 text-[0.75rem]',
  32: 'size-8 text-label',
  40: 'size-10 text-body',
  64: 'size-16 text-title',
  80: 'size-20 text-heading',
  128: 'size-32 text-display',
}

/** A round image of a person or a bot; without one, the first letter on a leaf-shaped background. */
export function Avatar({ src, stillSrc, name, seed, size = 40, alt = '', className }: AvatarProps) {
  const { broken, imageProps } = useImage(src)
  const shape = cx('shrink-0 rounded-full', sizes[size], className)
  if (broken) {
    return (
      <span
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
        aria-hidden={alt ? undefined : 'true'}
        style={getHueStyle(seed ?? name)}
        className={cx(
          'plate-colours inline-flex items-center justify-center bg-plate-leaf font-serif leading-none font-medium text-plate-ink select-none',
          shape
        )}
      >
        {initial(name)}
      </span>
    )
  }

  return (
    <picture className="contents">
      {stillSrc && stillSrc !== src && (
        <source media="(prefers-reduced-motion: reduce)" srcSet={stillSrc} />
      )}
      <img
        {...imageProps}
        src={src ?? undefined}
        alt={alt}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        className={cx('bg-mist object-cover', shape)}
      />
    </picture>
  )
}

/* One grapheme: an emoji or an accented letter may be several code points. */
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

function initial(name: string): string {
  const [first] = graphemes.segment(name.trim())

  return first?.segment.toUpperCase() ?? '·'
}
