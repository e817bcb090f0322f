import type { QueuePlace } from '@botanica/api-client/submission'
import { createI18nSync, type Language } from '@botanica/ui/i18n'
import { allTexts } from '@botanica/ui/i18n/all'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { QueuePlaceText } from '../../src/lib/queue/queue-place.tsx'

const PENDING: QueuePlace = {
  state: 'pending',
  turn: 'staff',
  since: '2026-11-01T00:00:00.000Z',
  place: 3,
  estimate: { decisions: 20, medianSeconds: 5 * 3600 - 60, p90Seconds: 86_400 * 21 },
  question: null,
}

function renderPlace(data: QueuePlace, language: Language = 'en') {
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={createI18nSync({ language, resources: allTexts })}>
      <QueuePlaceText data={data} />
    </I18nextProvider>
  )
  return markup.replaceAll(/<[^>]+>/g, ' ').replaceAll('&#x27;', "'")
}

test('the place and the estimate of a pending bot', () => {
  const text = renderPlace(PENDING)
  expect(text).toContain('Number 3 in the queue.')
  expect(text).toContain('within 5 hours, and nine in ten within 21 days')
  const romanian = renderPlace(PENDING, 'ro')
  expect(romanian).toContain('Locul 3 în coadă. E rândul echipei.')
  expect(romanian).toContain('în cel mult 5 ore, iar nouă din zece în cel mult 21 de zile')
})

test('a place that is too far to count, and one without an estimate', () => {
  const text = renderPlace({ ...PENDING, place: null, estimate: null })
  expect(text).toContain('behind more than 1,000 others')
  expect(text).not.toContain('nine in ten')
})

test('whose turn it is', () => {
  const none = { ...PENDING, place: null, estimate: null }
  expect(renderPlace({ ...none, state: 'rejected', turn: 'owners' })).toContain("It's your turn")
  expect(renderPlace({ ...none, state: 'asked', turn: 'owners' })).toContain('it is your turn')
  expect(renderPlace({ ...PENDING, state: 'held' })).toContain('Your change is number 3')
  expect(renderPlace({ ...none, state: 'none', turn: null }).trim()).toBe('')
})
