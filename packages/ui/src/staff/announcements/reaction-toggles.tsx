import type { Reaction } from '@botanica/api-client/contract'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../primitives/cx.ts'
import { EMOJIS } from './emojis.ts'

/** The toggle to which each key moves from `index`, in a grid with that many columns. */
const STEPS: Record<string, (index: number, columns: number) => number> = {
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index, columns) => index + columns,
  ArrowUp: (index, columns) => index - columns,
  Home: () => 0,
  End: () => EMOJIS.length - 1,
}

/** The number of columns, which depends on the width of the window. */
function columnsOf(buttons: readonly HTMLElement[]): number {
  const inFirstRow = buttons.findIndex(({ offsetTop }) => offsetTop !== buttons[0]?.offsetTop)
  return inFirstRow > 0 ? inFirstRow : buttons.length
}

interface ReactionTogglesProps {
  /** The selected emojis, in the order of selection. */
  value: readonly Reaction[]
  onValueChange: (value: readonly Reaction[]) => void
  labelledBy: string
  describedBy: string
}

/** The preset reactions as toggles: one tab stop, arrows move between them. */
export function ReactionToggles({
  value,
  onValueChange,
  labelledBy,
  describedBy,
}: ReactionTogglesProps) {
  const { t } = useTranslation('staff')
  const grid = useRef<HTMLFieldSetElement>(null)
  const [tabStop, setTabStop] = useState(0)

  function toggle(emoji: Reaction) {
    onValueChange(value.includes(emoji) ? value.filter((one) => one !== emoji) : [...value, emoji])
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    if (!Object.hasOwn(STEPS, event.key) || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const buttons = [...(grid.current?.querySelectorAll('button') ?? [])]
    buttons[STEPS[event.key]!(index, columnsOf(buttons))]?.focus()
  }

  return (
    <fieldset
      ref={grid}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className="grid grid-cols-5 gap-1.5 sm:grid-cols-10"
    >
      {EMOJIS.map(({ emoji, name }, index) => (
        <button
          key={name}
          type="button"
          tabIndex={index === tabStop ? 0 : -1}
          onFocus={() => setTabStop(index)}
          aria-pressed={value.includes(emoji)}
          aria-label={t(`announcements.emojis.${name}`)}
          title={t(`announcements.emojis.${name}`)}
          onClick={() => toggle(emoji)}
          onKeyDown={(event) => onKeyDown(event, index)}
          className={cx(
            'flex h-10 items-center justify-center rounded-control border border-line bg-plate text-lead',
            'hover:border-leaf aria-pressed:border-leaf aria-pressed:bg-leaf-wash aria-pressed:ring-1 aria-pressed:ring-leaf'
          )}
        >
          <span aria-hidden="true">{emoji}</span>
        </button>
      ))}
    </fieldset>
  )
}
