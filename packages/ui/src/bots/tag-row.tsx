import { useTranslation } from 'react-i18next'
import { useCategoryTexts } from '../i18n/category-texts.ts'
import { cx } from '../primitives/cx.ts'
import { useFittingItems } from './use-fitting-items.ts'

const GAP_PX = 6

export interface TagRowProps {
  /** Names of categories. */
  tags: readonly string[]
  className?: string
}

/** One line of tags: those that fit, and the number of those that do not. */
export function TagRow({ tags, className }: TagRowProps) {
  const { t } = useTranslation('bots')
  const texts = useCategoryTexts()
  const names = tags.map((tag) => texts.name(tag))
  const { row, shown } = useFittingItems(names, GAP_PX)
  const hidden = names.length - shown

  return (
    <div ref={row} className={cx('flex h-6 gap-1.5 overflow-hidden', className)}>
      <ul
        aria-label={t('card.tags')}
        className="flex h-6 min-w-0 flex-wrap gap-1.5 overflow-hidden"
      >
        {names.map((name, index) => (
          <li
            key={name}
            data-fit
            className={cx(
              'h-6 max-w-full truncate rounded-label bg-mist px-2 text-label leading-6',
              index >= shown && 'sr-only'
            )}
          >
            {name}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <span
          aria-hidden="true"
          title={names.slice(shown).join(', ')}
          className="numbers h-6 shrink-0 px-1 text-label leading-6 text-muted"
        >
          +{hidden}
        </span>
      )}
    </div>
  )
}
