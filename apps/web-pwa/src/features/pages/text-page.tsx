import { LeafBackdrop } from '@botanica/ui/bots'
import { DateText } from '@botanica/ui/i18n'
import type { ComponentType } from 'react'
import { PageHead } from '../../lib/head.tsx'
import type { Services } from '../../lib/services.tsx'
import type { PageText } from './page-text.ts'
import { loadPageText, usePageText } from './page-texts.ts'
import { PageContents } from './page-contents.tsx'
import { PageSectionView } from './page-section.tsx'
import type { PageName } from './pages.ts'
import { RelatedLinks } from './related-links.tsx'
import { useCurrentSection } from './use-current-section.ts'
import { usePageTexts } from './use-page-texts.ts'

/** Creates the loader of a text page. Navigation waits for the page's text, as it does for its script. */
export function createPageLoader(page: PageName, services: Services) {
  return async () => {
    const { reads } = await loadPageText(page)
    await reads?.(services)
    return null
  }
}

/** Loads the text before the component, so that the browser's first render equals the server's. */
export async function loadPageComponent(page: PageName): Promise<ComponentType> {
  await loadPageText(page)
  return () => <TextPage page={page} />
}

function TextPage({ page }: { page: PageName }) {
  const text = usePageText(page)
  const { sections } = text
  const current = useCurrentSection(sections)

  return (
    <div className="page pt-6 pb-4 md:pt-10">
      <PageHead title={text.title} description={text.description} />
      <div className="lg:grid lg:grid-cols-[minmax(10rem,1fr)_minmax(0,68ch)_minmax(0,1fr)] lg:gap-x-12">
        <PageTitle page={page} text={text} />
        <PageContents sections={sections} current={current} />
        <div className="max-w-[68ch] min-w-0 lg:col-start-2 lg:row-start-2">
          {sections.map((section) => (
            <PageSectionView key={section.id} section={section} />
          ))}
          <RelatedLinks after={page} />
        </div>
      </div>
    </div>
  )
}

function PageTitle({ page, text }: { page: PageName; text: PageText }) {
  const texts = usePageTexts()

  return (
    <header className="max-w-[68ch] lg:col-start-2">
      <div aria-hidden="true" className="h-16 overflow-hidden rounded-plate md:h-24">
        <LeafBackdrop seed={page} />
      </div>
      <h1 className="mt-6 font-serif text-heading font-medium md:mt-8">{text.title}</h1>
      <p className="mt-3 text-lead text-muted">{text.lead}</p>
      {text.changedOn && (
        <p className="mt-3 text-label text-muted">
          {texts.changedOn} <DateText value={text.changedOn} />
        </p>
      )}
    </header>
  )
}
