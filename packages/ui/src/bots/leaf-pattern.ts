import { hash } from '../primitives/hue.ts'

/** The view box of a pattern; a banner shows its middle. */
export const PATTERN_BOX = { width: 360, height: 120 } as const

/** A pattern as two SVG path descriptions: the leaves, and the fine lines on them. */
export interface LeafPattern {
  leaves: string
  veins: string
}

/* A kind of leaf. Lengths are in units of the view box, angles in radians. */
interface Species {
  /** Leaves on each side of a twig. */
  pairs: number
  length: number
  /** Maximum width relative to the length. */
  width: number
  /** Where along the leaf the two curves bend: near 0 at its base, near 1 at its tip. */
  belly: readonly [number, number]
  /** The angle between twig and leaf. */
  spread: number
  /** Opposite leaves share a point of the twig; others alternate. */
  opposite: boolean
}

const SPECIES: readonly Species[] = [
  /* laurel */ {
    pairs: 7,
    length: 46,
    width: 0.3,
    belly: [0.25, 0.75],
    spread: 0.85,
    opposite: false,
  },
  /* olive */ {
    pairs: 9,
    length: 44,
    width: 0.19,
    belly: [0.35, 0.7],
    spread: 0.7,
    opposite: true,
  },
  /* eucalyptus */ {
    pairs: 6,
    length: 34,
    width: 0.62,
    belly: [0.1, 0.95],
    spread: 1.05,
    opposite: true,
  },
  /* fern */ {
    pairs: 15,
    length: 40,
    width: 0.16,
    belly: [0.15, 0.6],
    spread: 1.15,
    opposite: true,
  },
  /* beech */ {
    pairs: 6,
    length: 46,
    width: 0.48,
    belly: [0.2, 0.85],
    spread: 0.8,
    opposite: false,
  },
  /* willow */ {
    pairs: 10,
    length: 58,
    width: 0.12,
    belly: [0.3, 0.6],
    spread: 0.45,
    opposite: false,
  },
]

/* The leaf at the tip is the smallest; those at the base are the largest. */
const SMALLEST = 0.42
const TWIG_STEPS = 24

interface Point {
  x: number
  y: number
}

interface Twig {
  from: Point
  bend: Point
  to: Point
  scale: number
}

/**
 * Two twigs of one species across a banner. The same seed always gives the same twigs.
 *
 * @param seed an id or a name
 */
export function leafPattern(seed: string): LeafPattern {
  const random = generator(hash(seed))
  const species = SPECIES[Math.floor(random() * SPECIES.length)] ?? SPECIES[0]
  if (!species) return { leaves: '', veins: '' }

  const mirrored = random() < 0.5
  const leaves: string[] = []
  const veins: string[] = []
  for (const twig of twigs(random)) {
    const grown = grow(mirrored ? mirror(twig) : twig, species)
    leaves.push(...grown.leaves)
    veins.push(...grown.veins)
  }

  return { leaves: leaves.join(''), veins: veins.join('') }
}

/* A long twig from the lower left, and a short one from the upper right. */
function twigs(random: () => number): Twig[] {
  const { width, height } = PATTERN_BOX
  const vary = (middle: number, range: number) => middle + (random() - 0.5) * range

  return [
    {
      from: { x: vary(-14, 20), y: vary(height * 0.92, 24) },
      bend: { x: vary(width * 0.3, 40), y: vary(height * 0.75, 40) },
      to: { x: vary(width * 0.66, 40), y: vary(height * 0.26, 26) },
      scale: vary(1.3, 0.3),
    },
    {
      from: { x: vary(width + 16, 16), y: vary(height * 0.2, 30) },
      bend: { x: vary(width * 0.9, 20), y: vary(height * 0.5, 30) },
      to: { x: vary(width * 0.74, 24), y: vary(height * 0.86, 20) },
      scale: vary(0.95, 0.2),
    },
  ]
}

function mirror({ from, bend, to, scale }: Twig): Twig {
  return { from: flip(from), bend: flip(bend), to: flip(to), scale }
}

function flip({ x, y }: Point): Point {
  return { x: PATTERN_BOX.width - x, y }
}

function grow(twig: Twig, species: Species): { leaves: string[]; veins: string[] } {
  const leaves: string[] = []
  const veins = [curve(twig)]
  const leaf = (at: number, side: -1 | 0 | 1) => {
    const size = twig.scale * species.length * (1 - (1 - SMALLEST) * at)
    const angle = heading(twig, at) + side * species.spread * (1 - 0.35 * at)
    const shape = drawLeaf(pointOn(twig, at), angle, size, species)
    leaves.push(shape.outline)
    veins.push(shape.vein)
  }

  for (let pair = 0; pair < species.pairs; pair++) {
    const at = 0.06 + (0.9 * pair) / species.pairs
    leaf(at, -1)
    leaf(species.opposite ? at : at + 0.45 / species.pairs, 1)
  }
  leaf(1, 0)

  return { leaves, veins }
}

function drawLeaf(foot: Point, angle: number, length: number, species: Species) {
  const half = (length * species.width) / 2
  const [low, high] = species.belly
  const place = (along: number, across: number) => {
    const x = foot.x + Math.cos(angle) * along - Math.sin(angle) * across
    const y = foot.y + Math.sin(angle) * along + Math.cos(angle) * across
    return `${round(x)} ${round(y)}`
  }
  /* A cubic curve reaches three quarters of the way to its handles. */
  const handle = half / 0.75
  const tip = place(length, 0)

  return {
    outline:
      `M${place(0, 0)}C${place(length * low, -handle)} ${place(length * high, -handle)} ${tip}` +
      `C${place(length * high, handle)} ${place(length * low, handle)} ${place(0, 0)}Z`,
    vein: `M${place(0, 0)}L${place(length * 0.78, 0)}`,
  }
}

function curve({ from, bend, to }: Twig): string {
  return `M${round(from.x)} ${round(from.y)}Q${round(bend.x)} ${round(bend.y)} ${round(to.x)} ${round(to.y)}`
}

function pointOn({ from, bend, to }: Twig, at: number): Point {
  const mix = (a: number, b: number, c: number) =>
    (1 - at) ** 2 * a + 2 * (1 - at) * at * b + at ** 2 * c

  return { x: mix(from.x, bend.x, to.x), y: mix(from.y, bend.y, to.y) }
}

function heading(twig: Twig, at: number): number {
  const before = pointOn(twig, Math.max(0, at - 1 / TWIG_STEPS))
  const after = pointOn(twig, Math.min(1, at + 1 / TWIG_STEPS))

  return Math.atan2(after.y - before.y, after.x - before.x)
}

function round(value: number): number {
  return Math.round(value)
}

/* mulberry32: a small PRNG, good enough to scatter leaves. */
function generator(seed: number): () => number {
  let state = seed

  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed

    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
