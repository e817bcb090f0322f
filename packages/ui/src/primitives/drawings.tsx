import type { ReactNode } from 'react'

const WIDTH = 128
const HEIGHT = 96

/** A seedling: loading. */
export function SproutDrawing() {
  return (
    <Drawing>
      <path d="M22 82c14-3 26-4 42-4s28 1 42 4" className="text-edge" />
      <path d="M64 78c0-12 0-20-1-30" />
      <path d="M63.5 58C52 59 40 51 37 36c14-1 26 7 26.5 22Z" className="fill-leaf-wash" />
      <path d="M63 50c-1-17 10-29 28-31 0 18-11 30-28 31Z" className="fill-leaf-wash" />
      <path d="M46 43c6 3 12 8 17.5 15M80 29c-7 5-13 12-17 21" />
    </Drawing>
  )
}

/** A labeled, empty garden bed: an empty list. */
export function EmptyBedDrawing() {
  return (
    <Drawing>
      <path d="M12 84h104" className="text-edge" />
      <path d="M20 84c2-12 10-17 20-17s14 5 24 5 14-5 24-5 18 5 20 17" className="fill-mist" />
      <path d="M32 77h10M54 79h12M80 77h12" className="text-edge" />
      <path d="M64 71V44" />
      <path
        d="M47 22h34a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H47a2 2 0 0 1-2-2V24a2 2 0 0 1 2-2Z"
        className="fill-leaf-wash"
      />
      <path d="M52 30h24M52 36h14" />
    </Drawing>
  )
}

/** A wilted leaf: an error. */
export function WiltedLeafDrawing() {
  return (
    <Drawing>
      <path d="M22 84c14-2 26-3 42-3s28 1 42 3" className="text-edge" />
      <path d="M56 81c-1-22 0-46 14-52 8-3 15 2 17 10" />
      <path d="M87 39c10 6 13 20 4 34-11-8-14-23-4-34Z" className="fill-leaf-wash" />
      <path d="M87 39c2 9 4 17 4 28" />
      <path d="M56 58c-7 0-12 4-14 11" />
      <path d="M24 80c3-7 11-10 19-7-4 7-12 10-19 7Z" className="fill-leaf-wash" />
    </Drawing>
  )
}

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="text-leaf"
    >
      {children}
    </svg>
  )
}
