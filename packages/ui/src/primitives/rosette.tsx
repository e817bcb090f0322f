import { cx } from './cx.ts'

const CENTRE_X = 10
const CENTRE_Y = 8.2
const PETALS = 11
const OUTER = 7.1
const INNER = 6

/* Petals around a center: an arc from notch to notch. */
function scallop(): string {
  const notch = (index: number) => {
    const angle = (index / PETALS) * 2 * Math.PI - Math.PI / 2
    return `${(CENTRE_X + INNER * Math.cos(angle)).toFixed(2)} ${(CENTRE_Y + INNER * Math.sin(angle)).toFixed(2)}`
  }
  const radius = (OUTER * Math.sin(Math.PI / PETALS)).toFixed(2)
  const arcs = Array.from(
    { length: PETALS },
    (_, index) => `A${radius} ${radius} 0 0 1 ${notch(index + 1)}`
  )

  return `M${notch(0)}${arcs.join('')}Z`
}

const SCALLOP = scallop()

export interface RosetteProps {
  /** The accessible name; without it the drawing is decoration. */
  label?: string
  size?: number
  className?: string
}

/** The certified seal: a rosette with two ribbons. */
export function Rosette({ label, size = 20, className }: RosetteProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : 'true'}
      className={cx('shrink-0', className)}
    >
      <path
        d="M6.4 12.5 4.7 19.200l3.2-1.5 2.1 1.3 2.1-1.3 3.2 1.5-1.7-6.700Z"
        fill="var(--sun-ink)"
      />
      <path d={SCALLOP} fill="var(--sun)" />
      <circle cx={CENTRE_X} cy={CENTRE_Y} r="4.3" fill="var(--plate)" />
      <path
        d="m8 8.4 1.4 1.5 2.7-3.1"
        fill="none"
        stroke="var(--sun-ink)"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
