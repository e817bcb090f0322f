import { AppLink, cx, Skeleton } from '@botanica/ui/primitives'
import { useCategoryTexts } from '@botanica/ui/i18n'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import type { FocusEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CategoryMark } from './category-mark.tsx'
import { PATHS } from './paths.ts'
import { useServices } from './services.tsx'

const SKELETON_WIDTHS = ['w-20', 'w-28', 'w-20', 'w-24', 'w-20', 'w-28', 'w-24', 'w-20']

/** One line that scrolls, faded at its end. The padding there lets the last chip leave the fade. */
const ROW =
  'overflow-x-auto scroll-px-10 pr-10 [scrollbar-width:none] [mask-image:linear-gradient(to_right,black_calc(100%-2.5rem),transparent)]'

const LAYOUTS = {
  /** One line at every width. */
  line: ROW,
  /** All chips, where the window is wide enough. */
  wrapping: cx(ROW, 'md:flex-wrap md:overflow-visible md:pr-0 md:[mask-image:none]'),
}

interface CategoryBarProps {
  /** Empty for all categories. */
  selected: readonly number[]
  /** URL of the list for one category; null stands for all categories. */
  addressOf: (categoryId: number | null) => string
  layout: keyof typeof LAYOUTS
  className?: string
}

/** Links to all bots and to each category. They keep the scroll position: the list is on the same page. */
export function CategoryBar({ selected, addressOf, layout, className }: CategoryBarProps) {
  const { t } = useTranslation('bots')
  const { api } = useServices()
  const texts = useCategoryTexts()
  const { data: categories, isError } = useQuery(api.queries.categories())

  return (
    <nav aria-label={t('filter.label')} className={cx('flex items-center gap-3', className)}>
      <ul className={cx('relative -ml-1 flex min-w-0 flex-1 gap-1.5 py-1 pl-1', LAYOUTS[layout])}>
        <Choice href={addressOf(null)} isSelected={selected.length === 0}>
          {t('filter.all')}
        </Choice>
        {categories?.map(({ id, name }) => (
          <Choice key={id} href={addressOf(id)} isSelected={selected.includes(id)}>
            <CategoryMark name={name} className="size-4" />
            {texts.name(name)}
          </Choice>
        ))}
        {!categories &&
          !isError &&
          SKELETON_WIDTHS.map((width, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the placeholders are identical
            <li key={index} className="shrink-0">
              <Skeleton className={cx('h-9', width)} />
            </li>
          ))}
      </ul>
      {layout === 'line' && (
        <AppLink
          href={PATHS.categories}
          className="flex shrink-0 items-center gap-1 rounded-label font-medium text-leaf underline-offset-4 hover:text-leaf-strong hover:underline max-md:hidden"
        >
          {t('filter.categories')}
          <ArrowRight aria-hidden="true" className="size-4" />
        </AppLink>
      )}
    </nav>
  )
}

/** Browsers leave a focused link where it is if a part of it is visible, which may be under the fade. */
function centerFocused({ target }: FocusEvent<HTMLElement>) {
  // Not for a pointer: the chip would move from under it before the click.
  if (target.matches(':focus-visible')) centerInLine(target.closest('li'))
}

/** Scrolls the line, but unlike `scrollIntoView` not the page, so that the selected chip is in the middle. */
function centerInLine(chip: HTMLElement | null) {
  const list = chip?.closest('ul')
  if (chip && list) {
    list.scrollTo({ left: chip.offsetLeft - (list.clientWidth - chip.offsetWidth) / 2 })
  }
}

interface ChoiceProps {
  href: string
  isSelected: boolean
  children: ReactNode
}

function Choice({ href, isSelected, children }: ChoiceProps) {
  return (
    // Not on the link, whose ref callback runs on every render.
    <li ref={isSelected ? centerInLine : undefined} className="shrink-0">
      <Link
        to={href}
        preventScrollReset
        onFocus={centerFocused}
        aria-current={isSelected ? 'true' : undefined}
        className={cx(
          'flex h-9 items-center gap-1 rounded-full border px-3 whitespace-nowrap transition-colors duration-150',
          isSelected
            ? 'border-leaf bg-leaf font-medium text-on-leaf'
            : 'border-line bg-plate hover:border-leaf hover:bg-leaf-wash hover:text-leaf-strong'
        )}
      >
        {children}
      </Link>
    </li>
  )
}
