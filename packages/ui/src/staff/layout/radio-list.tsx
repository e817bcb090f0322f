import { useId, type ReactNode } from 'react'
import { cx } from '../../primitives/cx.ts'

export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  /** A description of the option. */
  about?: ReactNode
}

export interface RadioListProps<Value extends string> {
  legend: ReactNode
  options: readonly RadioOption<Value>[]
  value: Value | null
  onValueChange: (value: Value) => void
  /** Short options are shown in two columns. */
  columns?: 1 | 2
}

/** A radio group; arrows move the selection. */
export function RadioList<Value extends string>({
  legend,
  options,
  value,
  onValueChange,
  columns = 1,
}: RadioListProps<Value>) {
  const name = useId()

  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className={cx('grid gap-2', columns === 2 && 'grid-cols-2')}>
        {options.map((option) => (
          <Radio
            key={option.value}
            name={name}
            option={option}
            isChosen={option.value === value}
            onChoose={() => onValueChange(option.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface RadioProps {
  name: string
  option: RadioOption<string>
  isChosen: boolean
  onChoose: () => void
}

function Radio({ name, option, isChosen, onChoose }: RadioProps) {
  const id = useId()
  const aboutId = `${id}-about`

  return (
    <label
      htmlFor={id}
      className="flex min-h-10 cursor-pointer items-start gap-2.5 rounded-control border border-edge bg-plate px-3 py-2 transition-colors duration-150 hover:border-leaf has-checked:border-leaf has-checked:bg-leaf-wash has-focus-visible:outline-2 has-focus-visible:outline-leaf"
    >
      <input
        id={id}
        type="radio"
        name={name}
        value={option.value}
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={option.about ? aboutId : undefined}
        className="mt-1 size-4 shrink-0 accent-leaf outline-none"
      />
      <span className="min-w-0">
        {option.label}
        {option.about && (
          <span id={aboutId} aria-hidden="true" className="block text-label text-muted">
            {option.about}
          </span>
        )}
      </span>
    </label>
  )
}
