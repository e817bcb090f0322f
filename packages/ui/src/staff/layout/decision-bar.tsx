import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../../primitives/button.tsx'
import { cx } from '../../primitives/cx.ts'
import { useCloseToasts } from '../../primitives/toast.tsx'
import { useStaff } from '../environment.tsx'
import { ButtonKey } from '../table/key.tsx'

interface DecisionBarProps {
  /** A line above the buttons, such as why the viewer may not decide. */
  note?: ReactNode
  /** `DecisionButton`s. */
  children: ReactNode
}

/**
 * The decision buttons of a queue's detail, always at its bottom. The detail is a column of the full height, whose
 * content grows.
 */
export function DecisionBar({ note, children }: DecisionBarProps) {
  const { isFramed = false } = useStaff()
  const bar = useCloseToasts()

  return (
    <div
      ref={bar}
      className={cx(
        'sticky z-3 flex flex-wrap items-center gap-2 rounded-b-plate border-t border-line bg-raised',
        isFramed
          ? 'bottom-0 p-2'
          : 'bottom-[calc(3.5rem+env(safe-area-inset-bottom))] p-3 md:bottom-0 low:static'
      )}
    >
      {note && <p className="basis-full text-label text-muted">{note}</p>}
      {children}
    </div>
  )
}

interface DecisionButtonProps extends Omit<ButtonProps, 'size'> {
  /** The key that does the same. */
  shortcut?: string | undefined
}

/** A button of the bar, with its shortcut key. */
export function DecisionButton({ shortcut, children, ...button }: DecisionButtonProps) {
  const { isFramed = false } = useStaff()

  return (
    <Button {...button} size={isFramed ? 'small' : 'medium'} aria-keyshortcuts={shortcut}>
      {children}
      {shortcut && <ButtonKey>{shortcut}</ButtonKey>}
    </Button>
  )
}
