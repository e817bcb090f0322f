import type { StaffItem } from '@botanica/api-client/contract'
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../../primitives/button.tsx'
import { cx } from '../../primitives/cx.ts'
import { useCloseToasts } from '../../primitives/toast.tsx'
import { useStaff } from '../environment.tsx'
import { useCommands } from '../palette/commands.tsx'
import { ItemReaders } from '../readers/reader-marks.tsx'
import { useShortcuts } from '../rows/use-shortcuts.ts'
import { ButtonKey } from '../table/key.tsx'

/** A decision on the item of a detail. */
export interface Decision<Name extends string> extends Pick<
  ButtonProps,
  'variant' | 'disabled' | 'className'
> {
  name: Name
  label: string
  /** The key that does the same. */
  shortcut?: string | undefined
}

interface DecisionBarProps<Name extends string> {
  decisions: readonly Decision<Name>[]
  onChoose: (name: Name) => void
  /** The name of the item, shown in the palette. */
  about: string
  /** The item, unless it is the viewer's own: others see that it is open here, and who else has it open is shown. */
  item?: StaffItem | undefined
  /** A line above the buttons, such as why the viewer may not decide. */
  note?: ReactNode
  /** Content before the buttons. */
  children?: ReactNode
}

/**
 * The decisions of a detail: buttons, always at its bottom, shortcut keys, and commands of the palette. The detail is a
 * column of the full height, whose content grows.
 */
export function DecisionBar<Name extends string>({
  decisions,
  onChoose,
  about,
  item,
  note,
  children,
}: DecisionBarProps<Name>) {
  const { isFramed = false } = useStaff()
  const bar = useCloseToasts()
  const available = decisions.filter(({ disabled }) => !disabled)
  useShortcuts(
    Object.fromEntries(
      available.flatMap(({ name, shortcut }) =>
        shortcut ? [[shortcut, () => onChoose(name)] as const] : []
      )
    )
  )
  useCommands(
    available.map(({ name, label, shortcut }) => ({
      id: name,
      group: 'here',
      label: `${label}: ${about}`,
      shortcut,
      run: () => onChoose(name),
    }))
  )

  return (
    <div
      ref={bar}
      className={cx(
        'sticky z-3 rounded-b-plate border-t border-line bg-raised',
        isFramed
          ? 'bottom-0'
          : 'bottom-[calc(3.5rem+env(safe-area-inset-bottom))] md:bottom-0 low:static'
      )}
    >
      <div className={cx('relative flex flex-wrap items-center gap-2', isFramed ? 'p-2' : 'p-3')}>
        {item && <ItemReaders item={item} />}
        {note && <p className="basis-full text-label text-muted">{note}</p>}
        {children}
        {decisions.map(({ name, label, ...button }) => (
          <DecisionButton key={name} {...button} onClick={() => onChoose(name)}>
            {label}
          </DecisionButton>
        ))}
      </div>
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
