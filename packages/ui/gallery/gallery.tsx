import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_KEY, LanguageToggle, type Language } from '../src/i18n/index.ts'
import { SkipLink } from '../src/primitives/index.ts'
import { applyTheme, Logo, THEME_KEY, ThemeSwitch, type ThemeChoice } from '../src/theme/index.ts'
import { CardsSection, ListsSection, PeopleSection } from './sections/bots.tsx'
import { ContentSection } from './sections/content.tsx'
import { PlatesSection } from './sections/plates.tsx'
import { PrimitivesSection } from './sections/primitives.tsx'
import { ReviewsSection } from './sections/reviews.tsx'
import { TypeSection } from './sections/type.tsx'
import { StaffSection } from './staff/staff-section.tsx'

const sections: Record<string, () => ReactNode> = {
  type: TypeSection,
  cards: CardsSection,
  lists: ListsSection,
  people: PeopleSection,
  reviews: ReviewsSection,
  content: ContentSection,
  plates: PlatesSection,
  primitives: PrimitivesSection,
  staff: StaffSection,
}

export interface GalleryProps {
  section: string | null
  theme: ThemeChoice
  language: Language
}

/** All components on one page; `?section=cards&theme=dark&language=ro` shows a part of them. */
export function Gallery({ section, theme: initialTheme, language }: GalleryProps) {
  const [theme, setTheme] = useState(initialTheme)
  const { i18n } = useTranslation()
  const shown = Object.entries(sections).filter(([name]) => !section || section === name)

  return (
    <>
      <SkipLink />
      <header className="sticky top-0 z-40 border-b border-line bg-paper">
        <div className="page flex h-14 items-center gap-3">
          <h1 className="mr-auto">
            <Logo />
          </h1>
          <LanguageToggle
            value={language}
            onValueChange={(next) => {
              const query = new URLSearchParams(location.search)
              query.set(LANGUAGE_KEY, next)
              query.set(THEME_KEY, theme)
              void i18n.changeLanguage(next).then(() => location.assign(`?${query}`))
            }}
          />
          <ThemeSwitch
            value={theme}
            onValueChange={(next) => {
              setTheme(next)
              applyTheme(next)
            }}
          />
        </div>
      </header>
      <main id="content" className="page flex flex-col gap-16 py-10">
        {shown.map(([name, Section]) => (
          <Section key={name} />
        ))}
      </main>
    </>
  )
}
