import { CATEGORY_LIMITS } from '@botanica/api-client/contract'
import type { AdministeredCategory } from '@botanica/api-client/staff'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '../../primitives/counter.tsx'
import { Field } from '../../primitives/field.tsx'
import { Input } from '../../primitives/input.tsx'
import { Textarea } from '../../primitives/textarea.tsx'
import { useStaff } from '../environment.tsx'
import { FormDialog } from '../layout/form-dialog.tsx'
import { useCategoryDecision } from './use-category-decision.ts'

const DESCRIPTION_ROWS = 3

interface CategoryDialogProps {
  /** The category to edit; null creates one. */
  category: AdministeredCategory | null
  onClose: () => void
}

/** Creates or edits a category. */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const { t } = useTranslation('staff')
  const { api } = useStaff()
  const [name, setName] = useState(category?.name ?? '')
  const [description, setDescription] = useState(category?.description ?? '')
  const [wasTried, setWasTried] = useState(false)
  const { act, isBusy, failure } = useCategoryDecision({
    name: category ? 'changed' : 'added',
    send: (body: { name: string; description: string | null }, sending) =>
      category
        ? api.calls.administeredCategories.update({
            params: { id: category.id },
            body,
            ...sending,
          })
        : api.calls.administeredCategories.store({ body, ...sending }),
    onDone: onClose,
  })

  function errorOf(text: string, limit: number, required: boolean) {
    const length = formatCount(text)
    if (required && length === 0) return t('categories.form.required')
    return length > limit ? t('categories.form.tooLong', { limit }) : undefined
  }

  const nameError = errorOf(name, CATEGORY_LIMITS.name.max, true)
  const descriptionError = errorOf(description, CATEGORY_LIMITS.description.max, false)

  function submit() {
    setWasTried(true)
    if (nameError || descriptionError) return
    act({ name: name.trim(), description: description.trim() || null })
  }

  return (
    <FormDialog
      title={category ? t('categories.form.editTitle') : t('categories.form.addTitle')}
      submitLabel={isBusy ? t('categories.form.saving') : t('categories.form.save')}
      onSubmit={submit}
      onClose={onClose}
      busy={isBusy}
      failure={failure}
    >
      <Field
        label={t('categories.form.name')}
        help={t('categories.form.nameHelp')}
        required
        error={wasTried && nameError}
      >
        {(control) => (
          <Input {...control} value={name} onChange={(event) => setName(event.target.value)} />
        )}
      </Field>
      <Field label={t('categories.form.description')} optional error={wasTried && descriptionError}>
        {(control) => (
          <Textarea
            {...control}
            rows={DESCRIPTION_ROWS}
            limit={CATEGORY_LIMITS.description.max}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
