import { createI18nSync, type Language } from '@botanica/ui/i18n'
import { allTexts } from '@botanica/ui/i18n/all'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { EndNotice } from '../../../src/features/bot/member/end-notice.tsx'

const SUCCESSOR = { id: 2, discordBotId: '300000000000000002', name: 'Fern Two', avatar: null }

function renderNotice(
  end: Partial<Parameters<typeof EndNotice>[0]['end']> = {},
  language: Language = 'en'
) {
  return renderToStaticMarkup(
    <I18nextProvider i18n={createI18nSync({ language, resources: allTexts })}>
      <EndNotice end={{ endsOn: '2026-12-31', hasEnded: false, successor: null, ...end }} />
    </I18nextProvider>
  )
}

test('says when the bot ends, the same day in every time zone', () => {
  expect(renderNotice()).toContain('This bot ends on December 31, 2026.')
  expect(renderNotice({}, 'ro')).toContain('Acest bot se închide pe 31 decembrie 2026.')
  expect(renderNotice()).not.toContain('successor')
})

test('says that the bot has ended, and leads to its successor', () => {
  const notice = renderNotice({ hasEnded: true, successor: SUCCESSOR })
  expect(notice).toContain('This bot ended on December 31, 2026.')
  expect(notice).toMatch(/<a href="\/bot\/300000000000000002"[^>]*>Fern Two<\/a>/)
  const romanian = renderNotice({ hasEnded: true, successor: SUCCESSOR }, 'ro')
  expect(romanian).toContain('s‑a închis pe 31 decembrie 2026.')
  expect(romanian).toContain('Îi ia locul:')
})
