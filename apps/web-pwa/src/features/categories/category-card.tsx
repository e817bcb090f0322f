import type { Category } from '@botanica/api-client'
import { COUNTED_BOTS_PER_CATEGORY } from '@botanica/api-client/contract'
import { LeafBackdrop } from '@botanica/ui/bots'
import { useCategoryTexts, useFormat } from '@botanica/ui/i18n'
import { paths } from '@botanica/ui/paths'
import { useImageUrls } from '@botanica/ui/platform'
import { AppLink, Avatar, cx } from '@botanica/ui/primitives'
import { ChevronDown } from 'lucide-react'
import type { CSSProperties, MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CategoryMark, getCategoryHue } from '../../lib/category-mark.tsx'
import { botsId } from './category-grid.ts'

interface CategoryCardProps {
  category: Category
  isOpen: boolean
  /** Called with the card on a plain click, which opens the category on this page. */
  onChoose: (card: HTMLElement) => void
}

const MAIN_BUTTON = 0
const AVATAR_PIXELS = 64

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
      <CategoryPlate category={category} />
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
        <BotCount count={category.listedBotCount} />
      </span>
    </AppLink>
  )
}

/** The leaf pattern in the category's hue, with its icon and the avatars of its most voted bots. */
function CategoryPlate({ category: { name, popularBots } }: { category: Category }) {
  const images = useImageUrls()
  const hue = getCategoryHue(name)

  return (
    <span className="relative block w-20 shrink-0 overflow-hidden rounded-plate sm:h-20 sm:w-full">
      <LeafBackdrop seed={name} hue={hue} />
      <span className="absolute inset-0 flex flex-col items-center justify-center gap-2">
        {hue !== undefined && (
          <span
            style={{ '--hue': hue } as CSSProperties}
            className="plate-colours flex size-12 items-center justify-center rounded-full bg-plate text-plate-ink"
          >
            <CategoryMark name={name} className="size-6" />
          </span>
        )}
        {/* The offline store may hold categories without their bots. */}
        {popularBots && popularBots.length > 0 && (
          <span className="flex -space-x-1.5 sm:absolute sm:right-2 sm:bottom-2">
            {popularBots.map(({ discordBotId, avatar }) => (
              <Avatar
                key={discordBotId}
                src={images.avatar(discordBotId, avatar, { size: AVATAR_PIXELS })}
                name=""
                seed={discordBotId}
                size={24}
                className="ring-2 ring-plate"
              />
            ))}
          </span>
        )}
      </span>
    </span>
  )
}

function BotCount({ count }: { count: number | undefined }) {
  const { t } = useTranslation('discover')
  const format = useFormat()
  // The offline store may hold categories from before their bots were counted.
  if (count === undefined) return null
  const values = { count, exact: format.exact(count) }

  return (
    <span className="numbers mt-auto pt-2 text-label text-muted">
      {count < COUNTED_BOTS_PER_CATEGORY ? t('count.found', values) : t('count.atLeast', values)}
    </span>
  )
}
