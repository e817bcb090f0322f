import { test } from '@japa/runner'
import { readDiscordAccount } from '#app/platform/discord/discord_account'

const ANSWER = {
  id: '200000000000000008',
  username: 'vlad',
  discriminator: '0',
  global_name: 'Vlad Visitor',
  avatar: 'a_0123456789abcdef0123456789abcdef',
  banner: null,
  email: 'vlad@example.com',
  verified: true,
}

test.group('Discord account parser', () => {
  test('parses an account', async ({ assert }) => {
    assert.deepEqual(await readDiscordAccount({ ...ANSWER, flags: 0, locale: 'ro' }), {
      id: '200000000000000008',
      username: 'vlad',
      globalName: 'Vlad Visitor',
      discriminator: '0',
      avatar: 'a_0123456789abcdef0123456789abcdef',
      banner: null,
      email: 'vlad@example.com',
    })
  })

  test('requires only an id and a username', async ({ assert }) => {
    assert.deepEqual(await readDiscordAccount({ id: ANSWER.id, username: 'vlad' }), {
      id: ANSWER.id,
      username: 'vlad',
      globalName: null,
      discriminator: null,
      avatar: null,
      banner: null,
      email: null,
    })
  })

  test('drops an e-mail that Discord has not verified', async ({ assert }) => {
    for (const verified of [false, null, undefined]) {
      assert.isNull((await readDiscordAccount({ ...ANSWER, verified })).email)
    }
    assert.isNull((await readDiscordAccount({ ...ANSWER, email: 'a'.repeat(400) })).email)
  })

  test('removes unsafe characters from names', async ({ assert }) => {
    const read = await readDiscordAccount({
      ...ANSWER,
      username: '  vl\u0000ad\u202e ',
      global_name: `\ud800${'x'.repeat(300)}`,
    })
    assert.equal(read.username, 'vlad')
    assert.isTrue(read.globalName!.isWellFormed())
    assert.lengthOf(read.globalName!, 100)
    for (const unseen of [' \u0007 ', '\u3164', '\u200b']) {
      assert.isNull((await readDiscordAccount({ ...ANSWER, global_name: unseen })).globalName)
    }
  })

  test('rejects the whole body: {0}')
    .with([
      ['no object', null],
      ['a list', []],
      ['a text', 'vlad'],
      ['an error', { message: '401: Unauthorized', code: 0 }],
      ['a number for an id', { ...ANSWER, id: 200000000000000000 }],
      ['a path for an id', { ...ANSWER, id: '../../users' }],
      ['no username', { ...ANSWER, username: undefined }],
      ['an empty username', { ...ANSWER, username: '\u0000' }],
      ['an address for an avatar', { ...ANSWER, avatar: 'https://evil.example/x.png' }],
      ['a strange discriminator', { ...ANSWER, discriminator: '12345' }],
      ['a text for verified', { ...ANSWER, verified: 'true' }],
    ])
    .run(async ({ assert }, [, answer]) => {
      await assert.rejects(() => readDiscordAccount(answer))
    })
})
