import type { ReactNode } from 'react'

interface TwoLineCellProps {
  title: string
  text: ReactNode
}

/** The cell that names a row. */
export function TwoLineCell({ title, text }: TwoLineCellProps) {
  return (
    <span className="block min-w-0">
      <span className="block truncate leading-5 font-semibold">{title}</span>
      <span className="block truncate text-label text-muted">{text}</span>
    </span>
  )
}
