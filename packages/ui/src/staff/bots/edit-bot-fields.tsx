import { MAX_POSTED_COUNT } from '@botanica/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCategoryTexts } from '../../i18n/category-texts.ts'
import { Checkbox } from '../../primitives/checkbox.tsx'
import { Field, FieldError } from '../../primitives/field.tsx'
import { Input } from '../../primitives/input.tsx'
import { Switch } from '../../primitives/switch.tsx'
import { useStaff } from '../environment.tsx'
import type { BotEditDraft } from './bot-edit-draft.ts'

interface CategoryFieldsProps {
  chosen: readonly string[]
  onChange: (tags: readonly string[]) => void
  error: string | undefined
}

export function CategoryFields({ chosen, onChange, error }: CategoryFieldsProps) {
  const { t } = useTranslation('staff')
  const { api } = useStaff()
  const texts = useCategoryTexts()
  const { data: categories = [] } = useQuery(api.queries.categories())

  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 font-semibold">{t('bots.edit.fields.tags')}</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-1">
        {categories.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={texts.name(name)}
            checked={chosen.includes(name)}
            onCheckedChange={(isChecked) =>
              onChange(isChecked ? [...chosen, name] : chosen.filter((one) => one !== name))
            }
          />
        ))}
      </div>
      <FieldError>{error}</FieldError>
    </fieldset>
  )
}

interface ServerCountFieldsProps {
  typed: BotEditDraft
  onChange: (part: Partial<BotEditDraft>) => void
  error: string | undefined
}

/** Staff may correct the server count and lock it against the bot's own updates. */
export function ServerCountFields({ typed, onChange, error }: ServerCountFieldsProps) {
  const { t } = useTranslation('staff')

  return (
    <div className="flex flex-col gap-2">
      <Field
        label={t('bots.edit.fields.servingCount')}
        help={t('bots.edit.servingCountHelp')}
        error={error}
      >
        {(control) => (
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            min={0}
            max={MAX_POSTED_COUNT}
            value={typed.servingCount}
            onChange={(event) => onChange({ servingCount: event.target.value })}
          />
        )}
      </Field>
      <Switch
        label={t('bots.edit.fields.servingCountFrozen')}
        checked={typed.servingCountFrozen}
        onCheckedChange={(servingCountFrozen) => onChange({ servingCountFrozen })}
      />
    </div>
  )
}
