import { AppLink, cx, Skeleton } from '@botanica/ui/primitives'
import { useCategoryTexts } from '@botanica/ui/i18n'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from './services.tsx'

const SKELETON_WIDTHS = ['w-20', 'w-28', 'w-20', 'w-24', 'w-20', 'w-28', 'w-24', 'w-20']

interface CategoryBarProps {
  selected: number | null
  /** URL of the list for one category; null stands for all categories. */
  addressOf: (categoryId: number | null) => string
}

/** Links to all bots and to each category, in one line that scrolls on phones. */
export function CategoryBar({ selected, addressOf }: CategoryBarProps) {
  const { t } = useTranslation('bots')
  const { api } = useServices()
  const texts = useCategoryTexts()
  const { data: categories, isError } = useQuery(api.queries.categories())

  return (
    <nav aria-label={t('filter.label')}>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0">
        <Choice href={addressOf(null)} isSelected={selected === null}>
          {t('filter.all')}
        </Choice>
        {categories?.map(({ id, name }) => (
          <Choice key={id} href={addressOf(id)} isSelected={selected === id}>
            {texts.name(name)}
          </Choice>
        ))}
        {!categories &&
          !isError &&
          SKELETON_WIDTHS.map((width, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- places that are all alike
            <li key={index} className="shrink-0">
              <Skeleton className={cx('h-9', width)} />
            </li>
          ))}
      </ul>
    </nav>
  )
}

interface ChoiceProps {
  href: string
  isSelected: boolean
  children: ReactNode
}

function Choice({ href, isSelected, children }: ChoiceProps) {
  return (
    <li className="shrink-0">
      <AppLink
        href={href}
        aria-current={isSelected ? 'true' : undefined}
        className={cx(
          'flex h-9 items-center rounded-full border px-3.5 whitespace-nowrap transition-colors duration-150',
          isSelected
            ? 'border-leaf bg-leaf font-medium text-on-leaf'
            : 'border-line bg-plate hover:border-leaf hover:bg-leaf-wash hover:text-leaf-strong'
        )}
      >
        {children}
      </AppLink>
    </li>
  )
}
