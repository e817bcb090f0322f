import { test } from '@japa/runner'
import type { BotFields } from '#app/directory/bot_fields'
import {
  getHeldFor,
  getWordSimilarity,
  isSampled,
  requestsMore,
} from '#app/directory/versions/held_for'
import { SAMPLED_EDITS } from '#app/directory/versions/rules'

const INVITATION = 'https://discord.com/oauth2/authorize?client_id=1&scope=bot&permissions=2048'
const LISTED: BotFields = {
  prefix: '/',
  shortDescription: 'Waters your server.',
  description: 'It waters and weeds every bed of your server, each morning and each evening.',
  inviteUrl: INVITATION,
  supportServer: 'https://discord.gg/one',
  website: null,
  github: null,
  twitter: null,
  youtube: null,
  instagram: null,
}
const heldFor = (change: Partial<BotFields>) => getHeldFor(change, LISTED, LISTED.description)

test.group('What of a change waits for staff', () => {
  for (const [change, expected] of [
    [`${INVITATION}&scope=bot`, false],
    [INVITATION.replace('2048', '0'), false],
    [INVITATION.replace('&permissions=2048', ''), false],
    [INVITATION.replace('scope=bot', 'scope=bot+applications.commands'), true],
    [INVITATION.replace('scope=bot', 'scope=bot%20identify'), true],
    [INVITATION.replace('2048', '2056'), true],
    [INVITATION.replace('2048', '8'), true],
    [INVITATION.replace('2048', 'x'), true],
    ['https://discord.gg/another', true],
  ] as const) {
    test(`an invitation: ${change}`, ({ assert }) => {
      assert.equal(requestsMore(change, INVITATION), expected)
    })
  }

  test('another address of the support server or the website, but not none', ({ assert }) => {
    assert.deepEqual(heldFor({ supportServer: 'https://discord.gg/two' }), ['supportServer'])
    assert.deepEqual(heldFor({ website: 'https://fern.example/' }), ['website'])
    assert.deepEqual(heldFor({ supportServer: null, website: null }), [])
    const listed = { ...LISTED, website: 'https://Fern.example' }
    const same = { website: 'https://fern.example/' }
    assert.deepEqual(getHeldFor(same, listed, LISTED.description), [])
    assert.deepEqual(heldFor({ supportServer: LISTED.supportServer }), [])
    assert.deepEqual(heldFor({ github: 'https://github.com/fern/fern', prefix: '!' }), [])
  })

  test('a long description with less than half of its words', ({ assert }) => {
    const same = LISTED.description
    assert.deepEqual(heldFor({ description: `${same} It says so, too.` }), [])
    assert.deepEqual(heldFor({ description: 'Free coins for everybody who clicks here.' }), [
      'description',
    ])
    const change = { description: 'Something else entirely, which staff have seen.' }
    assert.deepEqual(getHeldFor(change, LISTED, change.description), [])
  })

  for (const [text, other, similarity] of [
    ['', '', 1],
    ['one two', 'Two, one!', 1],
    ['one two', 'one three', 0.5],
    ['one one two', 'one', 0.5],
    ['apă și pământ', 'apă și foc', 2 / 3],
    ['one', 'two', 0],
  ] as const) {
    test(`the similarity of “${text}” and “${other}”`, ({ assert }) => {
      assert.closeTo(getWordSimilarity(text, other), similarity, 1e-9)
    })
  }

  test('one edit in twenty is sampled', ({ assert }) => {
    const ids = Array.from({ length: 100 }, (_, at) => at + 1).filter(isSampled)
    assert.lengthOf(ids, 100 / SAMPLED_EDITS)
  })
})
