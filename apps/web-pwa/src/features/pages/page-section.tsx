import { Link as LinkIcon } from 'lucide-react'
import { Link } from 'react-router'
import type { PageSection } from './page-text.ts'
import { useWords } from './words.ts'

/** A part of a page with a heading that can be linked to. */
export function PageSectionView({ section }: { section: PageSection }) {
  const { id, title, content } = section
  const words = useWords()

  return (
    <section
      id={id}
      tabIndex={-1}
      className="prose mt-10 scroll-mt-20 outline-none first:mt-8 md:mt-12 md:first:mt-10"
    >
      <h2 className="group/heading">
        {title}
        <Link
          to={`#${id}`}
          preventScrollReset
          aria-label={words.linkTo(title)}
          className="ml-2 inline-flex rounded-label p-1 align-middle text-muted opacity-0 transition-opacity group-hover/heading:opacity-100 hover:text-leaf-strong focus-visible:opacity-100"
        >
          <LinkIcon aria-hidden="true" className="size-4" />
        </Link>
      </h2>
      {content}
    </section>
  )
}
