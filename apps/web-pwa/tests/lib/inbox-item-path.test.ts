import { expect, test } from 'vitest'
import { getInboxItemPath } from '../../src/lib/inbox-item-path.ts'

const bot = { discordBotId: '300000000000000001' }

test.each([
  ['bot_approved', '/bot/300000000000000001'],
  ['review_reply', '/bot/300000000000000001?tab=reviews'],
  ['vote_reminder', '/bot/300000000000000001/vote'],
])('%s leads to %s', (kind, path) => {
  expect(getInboxItemPath({ kind, bot })).toBe(path)
})

test('a reminder of a hidden bot leads to the profile', () => {
  expect(getInboxItemPath({ kind: 'vote_reminder', bot: null })).toBe('/profile')
})
