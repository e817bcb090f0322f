import { useId, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from './cx.ts'
import { STAR_PATH, STARS, type Stars } from './star-rating.tsx'

export interface StarInputProps {
  /** 0 while nothing is selected. */
  value: Stars | 0
  onValueChange: (value: Stars) => void
  /** What is rated; the start of the accessible name. */
  label: string
  disabled?: boolean
  invalid?: boolean
  describedBy?: string
  ref?: Ref<HTMLFieldSetElement>
}

/** A rating from 1 to 5 stars: radio buttons, for mouse, touch and arrow keys. */
export function StarInput({
  value,
  onValueChange,
  label,
  disabled,
  invalid,
  describedBy,
  ref,
}: StarInputProps) {
  const { t } = useTranslation()
  const name = useId()
  const labelId = useId()
  const [hovered, setHovered] = useState<Stars | 0>(0)
  const shown = hovered || value

  return (
    <fieldset
      ref={ref}
      role="radiogroup"
      aria-labelledby={labelId}
      disabled={disabled}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      className="-ml-1 inline-flex items-center disabled:opacity-55"
      onPointerLeave={() => setHovered(0)}
    >
      <legend id={labelId} className="sr-only">
        {label}
      </legend>
      {STARS.map((star) => (
        <label
          key={star}
          onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(star)}
          className="relative rounded-label p-1 text-sun has-focus-visible:outline-2 has-focus-visible:outline-leaf"
        >
          <input
            type="radio"
            name={name}
            value={star}
            checked={value === star}
            onChange={() => onValueChange(star)}
            aria-label={t('stars.value', { count: star })}
            className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
          />
          <svg
            viewBox="0 0 20 20"
            aria-hidden="true"
            className={cx('size-8', value === star && hovered === 0 && 'bloom-once')}
          >
            <path
              d={STAR_PATH}
              fill={star <= shown ? 'currentColor' : 'none'}
              stroke="currentColor"
              strokeWidth="1.2"
              className="transition-[fill] duration-120"
            />
          </svg>
        </label>
      ))}
    </fieldset>
  )
}
