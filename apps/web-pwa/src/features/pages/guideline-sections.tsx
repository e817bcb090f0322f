import {
  GUIDELINE_SECTION_TITLES,
  GUIDELINE_SECTIONS,
  GUIDELINES,
  listSectionRules,
} from '@botanica/api-client/contract'
import type { Language } from '@botanica/ui/i18n'
import type { PageSection } from './page-text.ts'

/** Sections of the guidelines: each rule is an item that decisions link to. */
export function createGuidelineSections(language: Language): PageSection[] {
  return GUIDELINE_SECTIONS.map((section) => ({
    id: section,
    title: GUIDELINE_SECTION_TITLES[section][language],
    content: (
      <ul>
        {listSectionRules(section).map((id) => (
          <li key={id} id={id} className="scroll-mt-4 target:bg-leaf-wash">
            <strong>{GUIDELINES[id].title[language]}.</strong> {GUIDELINES[id].text[language]}
          </li>
        ))}
      </ul>
    ),
  }))
}
