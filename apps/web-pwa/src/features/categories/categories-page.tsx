import type { Category } from '@botanica/api-client'
import { useCategoryTexts, useFormat } from '@botanica/ui/i18n'
import { Button, EmptyState, ErrorState } from '@botanica/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { PageHead } from '../../lib/head.tsx'
import { useServices } from '../../lib/services.tsx'
import { CategoryBots } from './category-bots.tsx'
import { CategoryCard } from './category-card.tsx'
import { CategorySkeletons } from './category-skeletons.tsx'
import { CATEGORY_GRID } from './category-grid.ts'
import {
  getCategoryUrl,
  findChosenCategory,
  readCategoryChoice,
  type CategoryChoice,
} from './category-choice.ts'
import { useSteadyCard } from './use-steady-card.ts'

export function CategoriesPage() {
  const { t } = useTranslation('categories')
  const { api } = useServices()
  const texts = useCategoryTexts()
  const [query] = useSearchParams()
  const choice = readCategoryChoice(query)
  const { data, isError, refetch } = useQuery(api.queries.categories())
  const open = findChosenCategory(data, choice)
  const categories = useSortedCategories(data)

  return (
    <div className="page pt-10 pb-4">
      {open ? (
        <PageHead
          title={`${texts.name(open.name)} · ${t('title')}`}
          description={texts.description(open?.description ?? null) ?? t('text')}
        />
      ) : (
        <PageHead title={t('title')} description={t('text')} />
      )}
      <h1 className="font-serif text-heading font-medium">{t('heading')}</h1>
      <p className="mt-2 max-w-text text-lead text-muted">{t('text')}</p>
      {categories && choice.filter.trim() !== '' && !open && (
        <output className="mt-6 block rounded-plate bg-pending-wash p-4 text-pending">
          {t('unknown', { name: choice.filter })}
        </output>
      )}
      <div className="mt-8">
        <Categories
          categories={categories}
          hasFailed={isError}
          onRetry={() => void refetch()}
          open={open}
          choice={choice}
        />
      </div>
    </div>
  )
}

/** Sorts categories by their translated names, because the server sorts by the English ones. */
function useSortedCategories(categories: readonly Category[] | undefined) {
  const texts = useCategoryTexts()
  const { language } = useFormat()
  const { compare } = new Intl.Collator(language)
  return categories?.toSorted((a, b) => compare(texts.name(a.name), texts.name(b.name)))
}

interface CategoriesProps {
  categories: readonly Category[] | undefined
  hasFailed: boolean
  onRetry: () => void
  open: Category | null
  choice: CategoryChoice
}

function Categories({ categories, hasFailed, onRetry, open, choice }: CategoriesProps) {
  const { t } = useTranslation(['categories', 'common'])
  const navigate = useNavigate()
  const anchorCard = useSteadyCard(open?.id ?? null)

  if (!categories && hasFailed) {
    return (
      <ErrorState
        title={t('errorTitle')}
        text={t('errorText')}
        action={<Button onClick={onRetry}>{t('common:actions.retry')}</Button>}
      />
    )
  }
  if (!categories) return <CategorySkeletons />
  if (categories.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />

  function toggle(category: Category, card: HTMLElement) {
    anchorCard(card)
    const next = category.id === open?.id ? null : category
    void navigate(getCategoryUrl(next), { preventScrollReset: true })
  }

  return (
    <ul className={CATEGORY_GRID}>
      {categories.map((category) => (
        <Fragment key={category.id}>
          <li className="min-w-0">
            <CategoryCard
              category={category}
              isOpen={category.id === open?.id}
              onChoose={(card) => toggle(category, card)}
            />
          </li>
          {category.id === open?.id && (
            // It spans the row below its card. The cards that follow fill the rest of the card's row.
            <li className="col-span-full min-w-0">
              <CategoryBots category={category} tab={choice.tab} />
            </li>
          )}
        </Fragment>
      ))}
    </ul>
  )
}
