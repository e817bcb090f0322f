import { useCategoryTexts } from '@botanica/ui/i18n'
import { Button, Checkbox, FieldError, Skeleton } from '@botanica/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../lib/services.tsx'
import { useBotField } from './form-context.tsx'

const SKELETON_COUNT = 12

/** The bot's categories; at least one is required. */
export function CategoriesField() {
  const { t } = useTranslation('forms')
  const { problem, place } = useBotField('categoryIds')
  const id = useId()

  return (
    <fieldset {...place} aria-describedby={`${id}-help ${id}-error`}>
      <legend className="sr-only">{t('fields.categories')}</legend>
      <p id={`${id}-help`} className="-mt-3 text-label text-muted">
        {t('fields.categoriesHelp')}
      </p>
      <Choices />
      <FieldError id={`${id}-error`}>{problem}</FieldError>
    </fieldset>
  )
}

const GRID = 'mt-2 mb-1 grid grid-cols-2 gap-x-3 sm:gap-x-6 md:grid-cols-3'

function Choices() {
  const { t } = useTranslation(['forms', 'common'])
  const { api } = useServices()
  const texts = useCategoryTexts()
  const { value, set, touch } = useBotField('categoryIds')
  const { data: categories, isError, refetch } = useQuery(api.queries.categories())

  if (isError) {
    return (
      <div role="alert" className="mt-2 flex flex-wrap items-center gap-3">
        <p>{t('fields.categoriesFailed')}</p>
        <Button size="small" onClick={() => void refetch()}>
          {t('common:actions.retry')}
        </Button>
      </div>
    )
  }
  if (!categories) {
    return (
      <div className={GRID} aria-hidden="true">
        {Array.from({ length: SKELETON_COUNT }, (_, index) => (
          <Skeleton key={index} className="my-1.5 h-5 w-32" />
        ))}
      </div>
    )
  }

  function toggle(id: string, isChosen: boolean) {
    set(isChosen ? [...value, id] : value.filter((other) => other !== id))
    touch()
  }
  return (
    <div className={GRID}>
      {categories.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={texts.name(name)}
          checked={value.includes(String(id))}
          onCheckedChange={(isChosen) => toggle(String(id), isChosen)}
        />
      ))}
    </div>
  )
}
