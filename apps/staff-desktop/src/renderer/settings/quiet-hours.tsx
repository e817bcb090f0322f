import { Field, Input, Switch } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import type { Settings } from '../../shared/settings.ts'

type Hours = Settings['quietHours']

interface QuietHoursProps {
  value: Hours
  onChange: (hours: Hours) => void
}

/** The switch for quiet hours, with their times while they are on. */
export function QuietHours({ value, onChange }: QuietHoursProps) {
  const { t } = useTranslation('desktop')

  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">{t('settings.quietHours')}</legend>
      <Switch
        label={t('settings.quietHours')}
        checked={value.on}
        onCheckedChange={(on) => onChange({ ...value, on })}
      />
      <p className="text-label text-muted">{t('settings.quietHoursHelp')}</p>
      {value.on && (
        <div className="flex flex-wrap gap-4">
          {(['from', 'to'] as const).map((end) => (
            <Field key={end} label={t(`settings.${end}`)}>
              {(control) => (
                <Input
                  {...control}
                  type="time"
                  value={value[end]}
                  // The value is empty while a time is being typed.
                  onChange={({ target }) =>
                    target.value && onChange({ ...value, [end]: target.value })
                  }
                />
              )}
            </Field>
          ))}
        </div>
      )}
    </fieldset>
  )
}
