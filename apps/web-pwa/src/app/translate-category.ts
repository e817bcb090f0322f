import type { CategoryTexts } from '@botanica/api-client/contract'
import type { Language } from '@botanica/ui/i18n'
import { allTexts } from '@botanica/ui/i18n/all'

/** @param texts translations by the English text; English has none */
function translate(texts: Readonly<Record<string, string>> | undefined, text: string): string {
  return texts && Object.hasOwn(texts, text) ? texts[text]! : text
}

/** Translates the texts of a default category; others are returned unchanged. For the server, which knows all texts. */
export function translateCategory(
  language: Language,
  { name, description }: CategoryTexts
): CategoryTexts {
  const { bots, categories } = allTexts[language]
  return {
    name: translate('categoryNames' in bots ? bots.categoryNames : undefined, name),
    description:
      description &&
      translate('descriptions' in categories ? categories.descriptions : undefined, description),
  }
}
