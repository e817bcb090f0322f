import garden from './hero-garden.svg'

/** Decoration: a garden bed. It is a file of its own, because as elements it would be script of the first load. */
export function HeroGarden({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 520 400" aria-hidden="true" className={className}>
      <use href={`${garden}#garden`} />
    </svg>
  )
}
