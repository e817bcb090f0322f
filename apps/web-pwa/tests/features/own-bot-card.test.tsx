import type { OwnBot } from '@botanica/api-client'
import { createI18nSync } from '@botanica/ui/i18n'
import { allTexts } from '@botanica/ui/i18n/all'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, test, vi } from 'vitest'
import { OwnBotCard } from '../../src/features/profile/own/own-bot-card.tsx'

vi.mock('../../src/features/profile/own/delete-bot.tsx', () => ({
  DeleteBot: () => <button type="button">Delete</button>,
}))

const BOT: OwnBot = {
  id: 1,
  discordBotId: '300000000000000001',
  userId: '200000000000000001',
  additionalOwners: [],
  name: 'Aurora',
  username: 'aurora',
  discriminator: null,
  avatar: null,
  banner: null,
  prefix: '/',
  shortDescription: 'Keeps the peace.',
  description: '# Aurora\n\nKeeps the peace.',
  inviteUrl: 'https://discord.com/oauth2/authorize',
  tags: ['Moderation'],
  certified: false,
  approvalStatus: 'approved',
  approvalReason: null,
  autoDeleted: false,
  servingCount: 1290,
  servingCountSource: null,
  servingCountAt: null,
  sustainedServingCount: 1290,
  sustainedServingCountDays: 0,
  voteCount: 12_345,
  averageRating: 4.4,
  ratingCount: 18,
  presence: null,
  createdAt: '2026-01-01T00:00:00.000Z',
}

function renderCard(bot: Partial<OwnBot>, { isRestricted = false } = {}) {
  return renderToStaticMarkup(
    <I18nextProvider i18n={createI18nSync({ language: 'en', resources: allTexts })}>
      <OwnBotCard
        bot={{ ...BOT, ...bot }}
        isMainOwner
        isRestricted={isRestricted}
        onDeleted={() => {}}
      />
    </I18nextProvider>
  )
}

/** Returns the texts of the card's buttons, the emphasized one with a star. */
function listActions(markup: string): string[] {
  const buttons = markup.matchAll(/<(?:a|button)\b([^>]*)>([\w ]+)<\/(?:a|button)>/g)
  return [...buttons].map(([, attributes, text]) =>
    attributes!.includes('bg-leaf-wash text-leaf-strong') ? `${text}*` : text!
  )
}

describe('the card of your own bot', () => {
  test('shows rating, reviews, votes and servers', () => {
    const markup = renderCard({})
    for (const figure of ['Rating: 4.4 out of 5 · 18 reviews', '12,345 votes', '1,290 servers']) {
      expect(markup).toContain(`title="${figure}"`)
    }
    expect(markup).toContain(' (18)')
    expect(renderCard({ averageRating: null, ratingCount: 0 })).toContain('No ratings')
  })

  test.each([
    ['approved', ['View*', 'Edit', 'Delete']],
    ['pending', ['View', 'Edit*', 'Delete']],
    ['rejected', ['Fix and resubmit*', 'View', 'Edit', 'Delete']],
  ] as const)('emphasizes the next action of a bot that is %s', (approvalStatus, actions) => {
    expect(listActions(renderCard({ approvalStatus }))).toEqual(actions)
  })

  test('links from a rejected bot to the form for submitting it again', () => {
    const markup = renderCard({ approvalStatus: 'rejected', approvalReason: 'No shop, please.' })
    expect(markup).toContain('href="/add-bot?id=300000000000000001"')
    expect(markup).toContain('No shop, please.')
  })

  test('offers restricted members only the page', () => {
    const markup = renderCard({ approvalStatus: 'rejected' }, { isRestricted: true })
    expect(listActions(markup)).toEqual(['View'])
  })
})
