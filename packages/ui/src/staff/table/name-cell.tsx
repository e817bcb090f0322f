import type { ReactNode } from 'react'
import { cx } from '../../primitives/cx.ts'

interface NameCellProps {
  /** An avatar of 32 pixels; compact rows have none. */
  image?: ReactNode
  title: string
  /** Of a list that distinguishes new rows by a bold title; others have semibold titles. */
  isNew?: boolean | undefined
  /** Signs after the title. */
  titleSigns?: ReactNode
  text: ReactNode
  /** Signs after the text. */
  textSigns?: ReactNode
}

/** The cell that names a row: a title and a text, below each other or, in compact rows, beside each other. */
export function NameCell({ image, title, isNew, titleSigns, text, textSigns }: NameCellProps) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      {image && <span className="flex shrink-0 compact:hidden">{image}</span>}
      <span className="min-w-0 compact:flex compact:items-center compact:gap-2">
        <span
          className={cx(
            'flex min-w-0 items-center gap-1.5 leading-5 compact:max-w-2/3 compact:shrink-0',
            isNew === undefined ? 'font-semibold' : isNew ? 'font-bold' : 'font-normal'
          )}
        >
          <span className="truncate">{title}</span>
          {titleSigns}
        </span>
        <span className="flex min-w-0 items-center gap-1 text-label text-muted">
          <span className="truncate">{text}</span>
          {textSigns}
        </span>
      </span>
    </span>
  )
}
