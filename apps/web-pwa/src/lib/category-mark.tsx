import { cx } from '@botanica/ui/primitives'
import marks from './category-marks.svg'

/**
 * Hues of the default categories, in OKLCH degrees. Each has a symbol of its name in `category-marks.svg`, a file of
 * its own, because twenty icons as components would be script of the first load.
 */
const HUES: Readonly<Record<string, number>> = {
  Moderation: 235,
  Music: 330,
  Economy: 85,
  Utility: 200,
  Fun: 45,
  Levelling: 140,
  Logging: 220,
  Welcome: 110,
  Translation: 180,
  Games: 28,
  RPG: 10,
  Polls: 165,
  Tickets: 65,
  Anime: 350,
  Images: 300,
  Productivity: 155,
  Finance: 125,
  AI: 210,
  Community: 75,
  Română: 20,
}

/** The hue of a category; undefined for categories that owners of the site added. */
export function getCategoryHue(name: string): number | undefined {
  return Object.hasOwn(HUES, name) ? HUES[name] : undefined
}

function toSymbolId(name: string) {
  return name
    .normalize('NFD')
    .replaceAll(/\P{ASCII}/gu, '')
    .toLowerCase()
}

interface CategoryMarkProps {
  /** The category's name in the database. */
  name: string
  className?: string
}

/** A category's icon, or nothing for categories without one. Decoration: the name is always beside it. */
export function CategoryMark({ name, className }: CategoryMarkProps) {
  if (getCategoryHue(name) === undefined) return null

  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cx('shrink-0', className)}>
      <use href={`${marks}#${toSymbolId(name)}`} />
    </svg>
  )
}
