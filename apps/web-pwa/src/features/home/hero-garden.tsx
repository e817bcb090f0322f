import type { ReactNode } from 'react'

/** Decoration: a garden bed with labeled plants, some of which have eyes. */
export function HeroGarden({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 520 400"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <circle cx="408" cy="92" r="44" className="fill-sun stroke-none opacity-40" />
      <Ground />
      <Fern />
      <Vine />
      <Bloom />
      <Cactus />
      <Sprout />
      <Label x={92} y={318} />
      <Label x={318} y={326} />
      <Label x={494} y={326} />
    </svg>
  )
}

function Ground() {
  return (
    <>
      <path
        d="M12 372c30-26 84-34 140-32 48 1 70 8 118 6 62-2 92-16 146-12 40 3 72 16 92 38Z"
        className="fill-leaf-wash stroke-none"
      />
      <path d="M12 372c30-26 84-34 140-32 48 1 70 8 118 6 62-2 92-16 146-12 40 3 72 16 92 38" />
    </>
  )
}

/** A fern with fronds on both sides. */
function Fern() {
  return (
    <g>
      <path d="M132 342c-4-60-22-104-60-136M132 342c-2-52 6-92 34-122M132 342c-16-42-44-66-84-74" />
      {FERN_LEAVES.map((leaf) => (
        <path key={leaf} d={leaf} className="fill-paper" />
      ))}
    </g>
  )
}

const FERN_LEAVES = [
  'M72 206c-14-2-24-12-26-26 14 0 25 10 26 26Z',
  'M92 230c-16 2-28-4-36-18 14-6 29 1 36 18Z',
  'M92 230c0-16 8-28 22-32 6 14-4 28-22 32Z',
  'M108 258c-16 4-30 0-38-12 14-8 30-2 38 12Z',
  'M108 258c-2-16 4-28 18-34 8 13 0 28-18 34Z',
  'M166 220c2-15 12-25 27-26 1 15-10 26-27 26Z',
  'M150 246c-13-10-17-23-10-37 14 6 18 22 10 37Z',
  'M150 246c14-8 28-8 38 3-10 11-26 10-38-3Z',
  'M139 280c-13-9-18-22-12-36 14 5 20 21 12 36Z',
  'M139 280c14-9 28-9 39 1-10 12-26 11-39-1Z',
  'M48 268c-12 7-24 5-33-5 10-9 23-8 33 5Z',
  'M76 280c-8 13-20 18-34 12 5-13 20-19 34-12Z',
  'M76 280c-8-13-6-26 6-36 10 11 8 26-6 36Z',
]

/** The tall vine in the middle. Its largest leaves have eyes. */
function Vine() {
  return (
    <g>
      <path d="M236 346c6-58-10-96 0-146 8-40 26-70 20-122" />
      <Leaf d="M256 78c-22-8-34-24-34-48 24 2 38 20 34 48Z" />
      <Leaf d="M256 78c4-24 20-38 46-40 2 26-16 44-46 40Z" />
      <FacedLeaf d="M246 150c-40 4-68-14-82-50 38-12 74 8 82 50Z" eyes={[194, 118, 208, 124]} />
      <FacedLeaf d="M243 168c14-38 44-56 84-48-2 40-38 66-84 48Z" eyes={[276, 148, 292, 142]} />
      <Leaf d="M236 214c-24-2-40-14-46-36 24-6 44 10 46 36Z" />
      <Leaf d="M235 238c8-26 26-38 52-34 0 26-24 44-52 34Z" />
      <Leaf d="M236 290c-22-4-34-16-36-38 22-2 38 14 36 38Z" />
    </g>
  )
}

function Leaf({ d }: { d: string }) {
  return <path d={d} className="fill-leaf-wash" />
}

interface FacedLeafProps {
  d: string
  /** Centers of both eyes: x, y, x, y. */
  eyes: [number, number, number, number]
}

function FacedLeaf({ d, eyes: [leftX, leftY, rightX, rightY] }: FacedLeafProps) {
  return (
    <g>
      <path d={d} className="fill-leaf stroke-leaf" />
      <ellipse cx={leftX} cy={leftY} rx="3.5" ry="5" className="fill-on-leaf stroke-none" />
      <ellipse cx={rightX} cy={rightY} rx="3.5" ry="5" className="fill-on-leaf stroke-none" />
    </g>
  )
}

/** The only flower, because color is used sparingly. */
function Bloom() {
  return (
    <g>
      <path d="M362 340c2-40-4-72 4-112" />
      <Leaf d="M363 300c-18 0-30-10-34-28 20-2 34 8 34 28Z" />
      <Leaf d="M364 278c6-18 18-27 36-26 0 20-16 30-36 26Z" />
      <g className="stroke-bloom">
        {PETAL_ANGLES.map((angle) => (
          <path
            key={angle}
            d="M368 208c-13-12-13-28 0-40 13 12 13 28 0 40Z"
            transform={`rotate(${angle} 368 208)`}
            className="fill-bloom-wash"
          />
        ))}
        <circle cx="368" cy="208" r="9" className="fill-sun stroke-none" />
      </g>
    </g>
  )
}

const PETAL_ANGLES = [0, 60, 120, 180, 240, 300]

/** A round cactus in a pot, with open eyes. */
function Cactus() {
  return (
    <g transform="translate(-14)">
      <path
        d="M404 282c0-30 14-50 36-50s36 20 36 50c0 14-4 24-10 30h-52c-6-6-10-16-10-30Z"
        className="fill-leaf-wash"
      />
      <path d="M428 240c-8 22-8 46-2 70M452 240c8 22 8 46 2 70" opacity="0.45" />
      <path d="M402 310h76l-8 40h-60Z" className="fill-paper" />
      <path d="M398 310h84" />
      <ellipse cx="432" cy="276" rx="3.5" ry="5" className="fill-leaf stroke-none" />
      <ellipse cx="448" cy="276" rx="3.5" ry="5" className="fill-leaf stroke-none" />
      <path d="M440 232c-4-8-2-15 4-20 6 6 6 13-4 20Z" className="fill-bloom-wash stroke-bloom" />
    </g>
  )
}

function Sprout() {
  return (
    <g>
      <path d="M182 342c0-14 1-24 0-36" />
      <path
        d="M182 306c-10 0-18-6-20-17 12-1 20 6 20 17ZM182 306c2-11 10-17 21-16-1 11-9 17-21 16Z"
        className="fill-leaf-wash"
      />
    </g>
  )
}

/** A plant label on a stick. */
function Label({ x, y }: { x: number; y: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`} className="stroke-edge">
      <path d="M0 34V8" />
      <path
        d="M-20-12h40a2 2 0 0 1 2 2V6a2 2 0 0 1-2 2h-40a2 2 0 0 1-2-2v-16a2 2 0 0 1 2-2Z"
        className="fill-plate"
      />
      <path d="M-13-5h26M-13 1h16" strokeWidth="1.5" />
    </g>
  )
}
