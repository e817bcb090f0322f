import { join } from 'node:path'
import { readSnapshot } from '@botanica/testkit/contract-snapshot'
import { test } from '@japa/runner'
import { apiDocument } from '#app/site/api_document'
import { apiLines } from '#tests/contract/support/api_lines'

/** The API description of the release whose clients are still open or installed. */
const RELEASE = join(import.meta.dirname, 'releases/e4f5ad3.api.txt')

/** Calls that accept no token, neither of staff nor personal ones, although that release's description said so. */
const FOR_SESSIONS = [
  'account.destroy',
  'account.export',
  'bot_tokens.store',
  'bot_votes.store',
  'bots.destroy',
  'inbox_reads.store',
  'own_applications.store',
  'premium.cancel',
  'premium.paypal',
  'premium.resume',
  'premium.stripe',
  'profile.update',
  'push.choose',
  'push.subscribe',
  'push.unsubscribe',
  'rating_blocks.store',
  'rating_votes.destroy',
  'rating_votes.store',
  'ratings.store',
  'ratings.update',
  'users.update',
] as const

/** Promises of that release that no longer hold, and why its clients do not need them. */
const DROPPED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    FOR_SESSIONS.map((call) => [`${call} for token`, 'That release gave members no token.'])
  ),
  'bots.update 200 application/json: Bot':
    'It has all fields of a bot, and in `heldChange` what waits for staff.',
  'bots.index 200 application/json[]: BotListItem':
    'It has all fields of a listed bot, and in `reason` why the bot is there.',
  'discord_moderations.store application/json body.reason: string maxLength=1000 minLength=1':
    'Discord takes 512 characters: a longer reason is refused by name instead of cut.',
  'schema Premium.stripe: object':
    'It is null on a site without payments (decision 32), which that release could not be.',
  ...Object.fromEntries(
    ['guildCount', 'guild_count', 'server_count', 'servers'].map((field) => [
      `bot_stats.store application/json body?.${field}?: integer maximum=100000000 minimum=0`,
      'It may also be a list of such numbers, one for each shard.',
    ])
  ),
  'bots.index query.categoryId?: integer maximum=9007199254740991 minimum=1':
    'It may also be a list of such ids.',
  'bot_stats.store application/json body?: object additionalProperties=false':
    'Other fields are ignored, because clients of other lists send many.',
}

/** Matches the line that introduces a call: its route name, method and path. */
const CALL = /^(\S+) (?:GET|POST|PUT|PATCH|DELETE) \//
/** Matches what a request requires: a field or parameter on any level without a question mark. */
const REQUIRED_INPUT = /^(\S+) (?:(?:query|header|path)\.[^?:]+|\S+ body[^?:]*): /

const withoutType = (line: string) => line.slice(0, line.indexOf(': '))
const nameOf = (pattern: RegExp, line: string) => pattern.exec(line)?.[1]

test.group('Clients of an earlier release', () => {
  test('find every call, field, value and error code', async ({ assert }) => {
    const today = new Set(apiLines(await apiDocument()))
    const known = readSnapshot(RELEASE)
    assert.isAbove(known.length, 3_000)
    const lost = known.filter((line) => !today.has(line))
    assert.sameMembers(lost, Object.keys(DROPPED))
  })

  test('need no new input', async ({ assert }) => {
    const known = new Set(readSnapshot(RELEASE))
    const calls = new Set([...known].map((line) => nameOf(CALL, line)).filter(Boolean))
    assert.isAbove(calls.size, 80)
    const asked = apiLines(await apiDocument()).filter((line) =>
      calls.has(nameOf(REQUIRED_INPUT, line))
    )
    assert.isAbove(asked.length, 80)
    const sent = new Set([...known].map(withoutType))
    assert.deepEqual(
      asked.filter((line) => !sent.has(withoutType(line))),
      []
    )
  })
})
