import { DURATION_UNITS, type DurationUnit } from '@botanica/api-client/contract'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../i18n/dates.tsx'
import { useFormat } from '../../i18n/format.ts'
import { Field } from '../../primitives/field.tsx'
import { Input } from '../../primitives/input.tsx'
import { Select } from '../../primitives/select.tsx'
import { getEnd, type DurationCheck, type DurationDraft } from './duration.ts'

const UNITS = Object.keys(DURATION_UNITS) as DurationUnit[]
const LEAST = 1

export interface DurationFieldProps {
  value: DurationDraft
  onValueChange: (value: DurationDraft) => void
  check: DurationCheck
  /** The error, shown only after a first attempt. */
  showsDefect: boolean
}

/** An amount and its unit, and the resulting end. */
export function DurationField({ value, onValueChange, check, showsDefect }: DurationFieldProps) {
  const { t } = useTranslation('staff')
  const format = useFormat()
  const now = useNow()

  return (
    <div>
      <Field
        label={t('members.moderation.duration')}
        required
        error={showsDefect && check.defect && t(`members.moderation.${check.defect}`)}
      >
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={LEAST}
              step={LEAST}
              value={value.amount}
              onChange={(event) => onValueChange({ ...value, amount: event.target.value })}
              className="min-w-0"
            />
            <Select
              label={t('members.moderation.unit')}
              options={UNITS.map((unit) => ({
                value: unit,
                label: t(`members.moderation.units.${unit}`),
              }))}
              value={value.unit}
              onValueChange={(unit) => onValueChange({ ...value, unit })}
              className="shrink-0"
            />
          </div>
        )}
      </Field>
      <p aria-live="polite" className="mt-1 text-label text-muted empty:hidden">
        {check.minutes !== undefined &&
          t('members.moderation.endsAt', {
            date: format.dateTime(getEnd(check.minutes, now)),
          })}
      </p>
    </div>
  )
}
