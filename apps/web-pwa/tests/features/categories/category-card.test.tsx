import type { Category } from '@botanica/api-client'
import { createI18nSync } from '@botanica/ui/i18n'
import { allTexts } from '@botanica/ui/i18n/all'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, test } from 'vitest'
import { CategoryCard } from '../../../src/features/categories/category-card.tsx'

const MUSIC: Category = {
  id: 7,
  name: 'Music',
  description: null,
  listedBotCount: 46,
  popularBots: [
    { discordBotId: '300000000000000001', avatar: 'first' },
    { discordBotId: '300000000000000002', avatar: 'second' },
  ],
}

function listImages(category: Category) {
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={createI18nSync({ language: 'en', resources: allTexts })}>
      <CategoryCard category={category} isOpen={false} onChoose={() => {}} />
    </I18nextProvider>
  )
  return markup.match(/<img[^>]*>/g) ?? []
}

describe('the card of a category', () => {
  test('shows the avatars of its most voted bots, lazily and as decoration', () => {
    const images = listImages(MUSIC)
    expect(images.map((image) => /avatars\/(\d+)\/(\w+)\.webp/.exec(image)?.slice(1))).toEqual([
      ['300000000000000001', 'first'],
      ['300000000000000002', 'second'],
    ])
    for (const image of images) {
      expect(image).toContain('alt=""')
      expect(image).toContain('loading="lazy"')
    }
  })

  test('shows no avatars if there are none, or if the stored category has none', () => {
    const { popularBots: _, ...stored } = MUSIC
    expect(listImages({ ...MUSIC, popularBots: [] })).toEqual([])
    expect(listImages(stored as Category)).toEqual([])
  })
})
