import type { AdministeredCategory } from '@botanica/api-client/staff'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCategoryTexts } from '../../i18n/category-texts.ts'
import { Badge } from '../../primitives/badge.tsx'
import { Button } from '../../primitives/button.tsx'
import { IconButton } from '../../primitives/icon-button.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../primitives/states.tsx'
import { useStaffQueries } from '../environment.tsx'
import { StaffSubpage, SubpageTitle } from '../layout/staff-subpage.tsx'
import { CategoryDialog } from './category-dialog.tsx'
import { RemoveCategoryDialog } from './remove-category-dialog.tsx'

type Open =
  | { dialog: 'edit'; category: AdministeredCategory | null }
  | { dialog: 'remove'; category: AdministeredCategory }

/** The categories of bots, for the owners of the site. */
export function CategoriesPage() {
  const { t } = useTranslation(['staff', 'common'])
  const { data: categories, isError, refetch } = useQuery(useStaffQueries().categories())
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)

  return (
    <StaffSubpage back={t('categories.backToDashboard')}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <SubpageTitle title={t('categories.title')} text={t('categories.subtitle')} />
        <Button
          variant="filled"
          icon={<Plus size={18} />}
          onClick={() => setOpen({ dialog: 'edit', category: null })}
        >
          {t('categories.add')}
        </Button>
      </div>
      {categories ? (
        <CategoryList categories={categories} onOpen={setOpen} />
      ) : isError ? (
        <ErrorState
          text={t('categories.failed')}
          action={<Button onClick={() => void refetch()}>{t('common:actions.retry')}</Button>}
        />
      ) : (
        <LoadingState text={t('categories.loading')} />
      )}
      {open?.dialog === 'edit' && <CategoryDialog category={open.category} onClose={close} />}
      {open?.dialog === 'remove' && (
        <RemoveCategoryDialog
          category={open.category}
          others={(categories ?? []).filter(({ id }) => id !== open.category.id)}
          onClose={close}
        />
      )}
    </StaffSubpage>
  )
}

interface CategoryListProps {
  categories: readonly AdministeredCategory[]
  onOpen: (open: Open) => void
}

function CategoryList({ categories, onOpen }: CategoryListProps) {
  const { t } = useTranslation('staff')
  if (categories.length === 0) {
    return <EmptyState title={t('categories.empty')} text={t('categories.emptyText')} />
  }
  // The last one cannot be removed: every bot needs one.
  const isRemovable = categories.length > 1
  return (
    <ul className="grid items-start gap-3 lg:grid-cols-2">
      {categories.map((category) => (
        <li key={category.id} className="min-w-0">
          <CategoryCard
            category={category}
            onEdit={() => onOpen({ dialog: 'edit', category })}
            onRemove={isRemovable ? () => onOpen({ dialog: 'remove', category }) : undefined}
          />
        </li>
      ))}
    </ul>
  )
}

interface CategoryCardProps {
  category: AdministeredCategory
  onEdit: () => void
  onRemove: (() => void) | undefined
}

function CategoryCard({ category, onEdit, onRemove }: CategoryCardProps) {
  const { t } = useTranslation('staff')
  const texts = useCategoryTexts()
  const { name, description, botCount } = category
  const translation = texts.name(name)

  return (
    <article aria-label={name} className="rounded-plate border border-line bg-plate p-4">
      <div className="flex items-start gap-3">
        <h2 className="min-w-0 flex-1 font-serif text-title font-medium wrap-anywhere">{name}</h2>
        <div className="-mt-1 -mr-1 flex shrink-0">
          <IconButton
            size="small"
            label={t('categories.editNamed', { name })}
            icon={<Pencil className="size-4" />}
            onClick={onEdit}
          />
          {onRemove && (
            <IconButton
              size="small"
              label={t('categories.removeNamed', { name })}
              icon={<Trash2 className="size-4" />}
              onClick={onRemove}
            />
          )}
        </div>
      </div>
      <p className="mt-1 wrap-anywhere text-muted">
        {description ?? t('categories.noDescription')}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-1.5">
        <Badge>{t('categories.bots', { count: botCount })}</Badge>
        {translation !== name && (
          <span className="text-label text-muted">
            {t('categories.inRomanian', { name: translation })}
          </span>
        )}
      </div>
    </article>
  )
}
