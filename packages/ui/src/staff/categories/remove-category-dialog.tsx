import type { AdministeredCategory } from '@botanica/api-client/staff'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../primitives/field.tsx'
import { Select } from '../../primitives/select.tsx'
import { useStaff } from '../environment.tsx'
import { FormDialog } from '../layout/form-dialog.tsx'
import { useCategoryDecision } from './use-category-decision.ts'

const NONE = ''

interface RemoveCategoryDialogProps {
  category: AdministeredCategory
  /** The categories to which its bots may move. */
  others: readonly AdministeredCategory[]
  onClose: () => void
}

/** Confirms the removal of a category and asks where its bots move. */
export function RemoveCategoryDialog({ category, others, onClose }: RemoveCategoryDialogProps) {
  const { t } = useTranslation('staff')
  const { api } = useStaff()
  const { id, name } = category
  const [target, setTarget] = useState(NONE)
  const [left, setLeft] = useState(category.botCount)
  const isUsed = category.botCount > 0

  /** The server moves bots in batches so that other requests do not wait. */
  async function moveBots(to: number) {
    let rest: number
    do {
      const step = await api.calls.administeredCategories.move({ params: { id }, body: { to } })
      rest = step.left
      setLeft(rest)
    } while (rest > 0)
  }

  const { act, isBusy, failure } = useCategoryDecision({
    name: 'removed',
    async send(to: number | null, sending) {
      if (to !== null) await moveBots(to)
      return api.calls.administeredCategories.destroy({ params: { id }, ...sending })
    },
    onDone: onClose,
  })

  const options = [
    { value: NONE, label: t('categories.remove.choose') },
    ...others.map((other) => ({ value: String(other.id), label: other.name })),
  ]

  return (
    <FormDialog
      title={t('categories.remove.title')}
      description={
        isUsed
          ? t('categories.remove.used', { name, count: category.botCount })
          : t('categories.remove.text', { name })
      }
      submitLabel={isBusy ? t('categories.remove.confirming') : t('categories.remove.confirm')}
      onSubmit={() => act(isUsed ? Number(target) : null)}
      onClose={onClose}
      busy={isBusy}
      incomplete={isUsed && target === NONE}
      dangerous
      failure={failure}
    >
      {isUsed && (
        <Field label={t('categories.remove.moveTo')} required>
          {({ id: fieldId }) => (
            <Select
              id={fieldId}
              label={t('categories.remove.moveTo')}
              options={options}
              value={target}
              onValueChange={setTarget}
              disabled={isBusy}
            />
          )}
        </Field>
      )}
      {isUsed && isBusy && left > 0 && (
        <output className="numbers block text-muted">
          {t('categories.remove.moving', { count: left })}
        </output>
      )}
    </FormDialog>
  )
}
