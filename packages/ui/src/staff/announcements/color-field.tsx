import { EMBED_COLOR_PRESETS } from '@botanica/api-client/contract'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../primitives/field.tsx'
import { Input } from '../../primitives/input.tsx'
import { isColor, type ColorName } from './colors.ts'

interface ColorFieldProps {
  presets: readonly ColorName[]
  value: string
  onValueChange: (colour: string) => void
  isInvalid: boolean
}

/** The color of the embed's bar: presets and a custom color. */
export function ColorField({ presets, value, onValueChange, isInvalid }: ColorFieldProps) {
  const { t } = useTranslation('staff')
  const name = useId()

  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{t('announcements.form.colour')}</legend>
      <div className="flex flex-wrap gap-2">
        {presets.map((preset) => (
          <Swatch
            key={preset}
            group={name}
            preset={preset}
            isChosen={EMBED_COLOR_PRESETS[preset] === value.trim().toUpperCase()}
            onChoose={() => onValueChange(EMBED_COLOR_PRESETS[preset])}
          />
        ))}
      </div>
      <Field
        label={t('announcements.form.ownColour')}
        help={t('announcements.form.ownColourHelp')}
        error={isInvalid && t('announcements.form.colourInvalid')}
        className="mt-3"
      >
        {(control) => (
          <div className="flex items-center gap-2">
            <Input
              {...control}
              value={value}
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => onValueChange(event.target.value)}
              className="numbers max-w-36"
            />
            <span
              aria-hidden="true"
              className="size-10 shrink-0 rounded-control border border-line"
              style={isColor(value) ? { backgroundColor: value.trim() } : undefined}
            />
          </div>
        )}
      </Field>
    </fieldset>
  )
}

interface SwatchProps {
  group: string
  preset: ColorName
  isChosen: boolean
  onChoose: () => void
}

function Swatch({ group, preset, isChosen, onChoose }: SwatchProps) {
  const { t } = useTranslation('staff')
  const label = t(`announcements.colours.${preset}`)

  return (
    <label
      title={label}
      style={{ backgroundColor: EMBED_COLOR_PRESETS[preset] }}
      className="relative flex size-10 cursor-pointer items-center justify-center rounded-control border border-edge has-checked:outline-2 has-checked:outline-offset-2 has-checked:outline-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf"
    >
      <input
        type="radio"
        name={group}
        aria-label={label}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {isChosen && (
        <span aria-hidden="true" className="rounded-full bg-raised p-0.5 text-ink">
          <Check className="size-4" />
        </span>
      )}
    </label>
  )
}
