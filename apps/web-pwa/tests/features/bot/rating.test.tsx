import type { BotDetail } from '@botanica/api-client'
import { createI18nSync } from '@botanica/ui/i18n'
import { allTexts } from '@botanica/ui/i18n/all'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { Rating } from '../../../src/features/bot/figures.tsx'

function renderRating(averageRating: number | null, ratingCount: number) {
  const bot = { averageRating, ratingCount, reviewCount: ratingCount, discordBotId: '1' }
  return renderToStaticMarkup(
    <I18nextProvider i18n={createI18nSync({ language: 'en', resources: allTexts })}>
      <Rating bot={bot as BotDetail} />
    </I18nextProvider>
  )
}

test.each([
  [null, 0, ['No ratings'], ['Not enough ratings yet']],
  [4.5, 4, ['4.5', 'Not enough ratings yet'], ['No ratings']],
  [4.5, 5, ['4.5'], ['Not enough ratings yet', 'No ratings']],
])('an average of %s from %i ratings', (average, count, present, absent) => {
  const markup = renderRating(average, count)
  for (const text of present) expect(markup).toContain(text)
  for (const text of absent) expect(markup).not.toContain(text)
})
