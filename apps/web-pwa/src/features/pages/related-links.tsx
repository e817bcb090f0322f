import { AppLink } from '@botanica/ui/primitives'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PAGES, type PageName } from './pages.ts'
import { usePageTexts } from './use-page-texts.ts'

/** Pages that readers of a page are likely to need next. */
const NEXT: Record<PageName, readonly PageName[]> = {
  documentation: ['help', 'developerPortal'],
  apiReference: ['developerPortal', 'documentation'],
  guidelines: ['developerPortal', 'terms'],
  developerPortal: ['guidelines', 'apiReference'],
  help: ['documentation', 'contact'],
  contact: ['help', 'privacy'],
  terms: ['privacy', 'guidelines'],
  privacy: ['terms', 'contact'],
}

export function RelatedLinks({ after }: { after: PageName }) {
  const { t } = useTranslation()
  const { relatedPages } = usePageTexts()

  return (
    <nav aria-label={relatedPages} className="mt-16 border-t border-line pt-6">
      <ul className="grid gap-3 sm:grid-cols-2">
        {NEXT[after].map((page) => (
          <li key={page}>
            <AppLink
              href={PAGES[page].path}
              className="flex min-h-16 items-center justify-between gap-3 rounded-plate border border-line bg-plate px-4 py-3 font-serif text-lead transition-colors duration-150 hover:border-leaf hover:bg-leaf-wash hover:text-leaf-strong"
            >
              {t(PAGES[page].label)}
              <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-leaf" />
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
