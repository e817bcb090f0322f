import { cx } from '@botanica/ui/primitives'
import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { PageSection } from './page-text.ts'
import { usePageTexts } from './use-page-texts.ts'

interface PageContentsProps {
  sections: readonly PageSection[]
  /** Id of the section that is being read. */
  current: string | null
}

/** Table of contents: next to the text on wide screens, folded above it on narrow ones. */
export function PageContents({ sections, current }: PageContentsProps) {
  const { onThisPage } = usePageTexts()

  return (
    <>
      <details className="group/contents mt-6 max-w-[68ch] rounded-plate border border-line bg-plate lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between gap-3 rounded-plate px-4 font-semibold [&::-webkit-details-marker]:hidden">
          {onThisPage}
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-muted transition-transform duration-150 group-open/contents:rotate-180"
          />
        </summary>
        <nav aria-label={onThisPage} className="border-t border-line px-2 py-2">
          <SectionLinks sections={sections} current={null} />
        </nav>
      </details>
      <nav
        aria-label={onThisPage}
        className="max-lg:hidden lg:sticky lg:top-20 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto"
      >
        <p aria-hidden="true" className="mb-2 px-3 text-label font-semibold text-muted">
          {onThisPage}
        </p>
        <SectionLinks sections={sections} current={current} />
      </nav>
    </>
  )
}

/** The router only scrolls. The focus has to follow, as after any link within a page. */
function moveFocusTo(id: string) {
  document.getElementById(id)?.focus({ preventScroll: true })
}

function SectionLinks({ sections, current }: PageContentsProps) {
  return (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            onClick={() => moveFocusTo(id)}
            aria-current={id === current ? 'location' : undefined}
            className={cx(
              'ring-inside block rounded-label border-l-2 py-1.5 pr-2 pl-3 max-lg:min-h-11 max-lg:py-2.5',
              id === current
                ? 'border-leaf font-semibold text-leaf-strong'
                : 'border-transparent text-muted hover:text-leaf-strong lg:border-line'
            )}
          >
            {title}
          </Link>
        </li>
      ))}
    </ol>
  )
}
