import { BOT_TEXT_LIMITS } from '@botanica/api-client/contract'
import { Field, Textarea } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import { useBotField } from './form-context.tsx'

/** The short description for the bot's card. */
export function ShortDescriptionField() {
  const { t } = useTranslation('forms')
  const { value, set, touch, problem, place } = useBotField('shortDescription')

  return (
    <div {...place}>
      <Field
        label={t('fields.shortDescription')}
        help={t('fields.shortDescriptionHelp')}
        required
        error={problem}
      >
        {(named) => (
          <Textarea
            {...named}
            limit={BOT_TEXT_LIMITS.shortDescription.max}
            value={value}
            onChange={(event) => set(event.target.value)}
            onBlur={touch}
          />
        )}
      </Field>
    </div>
  )
}
