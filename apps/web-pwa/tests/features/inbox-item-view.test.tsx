import type { InboxItem } from '@botanica/api-client/member'
import { createI18nSync } from '@botanica/ui/i18n'
import { allTexts } from '@botanica/ui/i18n/all'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { InboxItemView } from '../../src/features/inbox/inbox-item-view.tsx'

function renderItem(kind: InboxItem['kind'], language: 'en' | 'ro') {
  const item: InboxItem = {
    id: 1,
    kind,
    bot: null,
    ratingId: null,
    reason: null,
    expiresAt: null,
    decision: null,
    readAt: null,
    createdAt: '2026-01-01T00:00:00.000Z',
  }
  return renderToStaticMarkup(
    <MemoryRouter>
      <I18nextProvider i18n={createI18nSync({ language, resources: allTexts })}>
        <InboxItemView notice={item} onFollow={() => {}} />
      </I18nextProvider>
    </MemoryRouter>
  )
}

test.each([
  ['bot_rejected', 'en', 'Your bot was rejected'],
  ['bot_rejected', 'ro', 'Botul tău a fost respins'],
  ['review_reply', 'en', 'An owner replied to your review'],
  ['review_reply', 'ro', 'Un proprietar a răspuns la recenzia ta'],
  ['vote_reminder', 'en', 'You can vote for a bot again'],
  ['vote_reminder', 'ro', 'Poți vota din nou un bot'],
  ['co_owner_added', 'en', 'You are now an additional owner of a bot'],
] as const)('writes %s in %s without the name of a hidden bot', (kind, language, sentence) => {
  expect(renderItem(kind, language)).toContain(sentence)
})
