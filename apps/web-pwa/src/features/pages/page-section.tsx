import { Link as LinkIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { PageSection } from './page-text.ts'
import { usePageTexts } from './use-page-texts.ts'

/** A section of a page with a heading that can be linked to. */
export function PageSectionView({ section }: { section: PageSection }) {
  const { id, title, content, after } = section
  const texts = usePageTexts()

  return (
    <section
      id={id}
      tabIndex={-1}
      className="mt-10 scroll-mt-2 outline-none first:mt-8 md:mt-12 md:first:mt-10"
    >
      <div className="prose">
        {/* Next to the heading instead of inside it, so that it does not become part of the heading's name. */}
        <div className="group/heading flex items-center gap-2 [&+*]:mt-2">
          <h2 className="min-w-0">{title}</h2>
          <Link
            to={`#${id}`}
            preventScrollReset
            aria-label={texts.linkTo(title)}
            className="flex shrink-0 rounded-label p-1 text-muted opacity-0 transition-opacity group-hover/heading:opacity-100 hover:text-leaf-strong focus-visible:opacity-100"
          >
            <LinkIcon aria-hidden="true" className="size-4" />
          </Link>
        </div>
        {content}
      </div>
      {after}
    </section>
  )
}
