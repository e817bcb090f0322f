import { expect, test } from 'vitest'
import { parseBotId } from '../../src/features/submission/end/parse-bot-id.ts'

const ID = '300000000000000002'

test.each([
  [ID, ID],
  [` ${ID} `, ID],
  [`https://botanica.example/bot/${ID}`, ID],
  [`https://botanica.example/bot/${ID}?lang=ro`, ID],
  [`/bot/${ID}/vote`, ID],
  ['Fern', null],
  ['https://botanica.example/user/300000000000000002', null],
  ['/bot/12', null],
])('%j is the bot %s', (text, id) => {
  expect(parseBotId(text)).toBe(id)
})
