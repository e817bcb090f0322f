import type { Category } from '@botanica/api-client'
import { LeafBackdrop } from '@botanica/ui/bots'
import { useCategoryTexts } from '@botanica/ui/i18n'
import { paths } from '@botanica/ui/paths'
import { AppLink, cx } from '@botanica/ui/primitives'
import { ChevronDown } from 'lucide-react'
import type { MouseEvent } from 'react'
import { botsId } from './category-grid.ts'

interface CategoryCardProps {
  category: Category
  isOpen: boolean
  /** Called with the card on a plain click, which opens the category on this page. */
  onChoose: (card: HTMLElement) => void
}

const MAIN_BUTTON = 0

/** Whether a click has no modifier. Others open a tab or window, or save, and are left to the browser. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  return button === MAIN_BUTTON && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** Card of a category: a link to its bots on the discover page. With scripts it opens them in place. */
export function CategoryCard({ category, isOpen, onChoose }: CategoryCardProps) {
  const texts = useCategoryTexts()

  function choose(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onChoose(event.currentTarget)
  }

  return (
    <AppLink
      href={paths.category(category.id)}
      onClick={choose}
      aria-expanded={isOpen}
      aria-controls={isOpen ? botsId(category.id) : undefined}
      className={cx(
        'flex h-full rounded-sheet border p-2 transition-[translate,box-shadow,border-color] duration-180 ease-calm sm:flex-col',
        isOpen
          ? 'border-leaf bg-leaf-wash'
          : 'border-line bg-plate hover:border-edge hover:shadow-lift motion-safe:hover:-translate-y-0.5'
      )}
    >
      <span className="block w-20 shrink-0 overflow-hidden rounded-plate sm:h-20 sm:w-full">
        <LeafBackdrop seed={category.name} />
      </span>
      <span className="flex min-w-0 grow flex-col px-3 py-2 sm:px-2 sm:pt-3">
        <span className="flex items-center justify-between gap-2">
          <h2 className="min-w-0 font-serif text-title font-medium">{texts.name(category.name)}</h2>
          <ChevronDown
            aria-hidden="true"
            className={cx(
              'needs-script size-5 shrink-0 text-muted transition-transform duration-150',
              isOpen && 'rotate-180'
            )}
          />
        </span>
        <span className="mt-0.5 text-muted">{texts.description(category.description)}</span>
      </span>
    </AppLink>
  )
}
