import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { makeBannedUser, makeUser, nextSnowflake } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import { Browser } from '#tests/identity/support/browser'

const PATH = '/api/user/profile'
const PROFILE = {
  bio: '  I make bots.\r\nMany of them. ',
  website: 'botanist.example',
  twitter: '@botanist',
  github: 'bot-anist',
  youtube: '',
}
const STORED = {
  bio: 'I make bots.\nMany of them.',
  website: 'botanist.example',
  twitter: '@botanist',
  github: 'bot-anist',
  youtube: null,
}
const rowOf = (id: string) => db.from('users').where('id', id).first()

test.group("Editing one's own profile", (group) => {
  const api = useApi(group)

  for (const at of ['/api/user/profile', '/api/users/:id']) {
    const pathOf = ({ id }: { id: string }) => at.replace(':id', id)

    test(`PATCH ${at} changes what is sent and clears what is empty`, async ({ assert }) => {
      const member = await makeUser({ youtube: 'old' })
      const browser = await api.enter(member)
      const { status, body } = await browser.send('PATCH', pathOf(member), PROFILE)
      assert.equal(status, 200)
      assert.include(body, { id: member.id, email: member.email, ...STORED })
      assert.include(await rowOf(member.id), STORED)
      assert.lengthOf(await db.from('outbox').where({ topic: 'user', key: member.id }), 1)

      await browser.send('PATCH', pathOf(member), { bio: 'Short.' })
      assert.include(await rowOf(member.id), { ...STORED, bio: 'Short.' })
    })

    test(`PATCH ${at} refuses all else`, async ({ assert }) => {
      const member = await makeUser()
      const browser = await api.enter(member)
      const before = await rowOf(member.id)
      for (const sent of [
        { roles: ['owner'] },
        { isPremium: true },
        { banned: false },
        { email: 'other@example.test' },
        { discordId: '400000000000000001' },
        { premiumExpiresAt: '2099-01-01' },
        { stripeCustomerId: 'cus_1' },
        { displayName: 'Somebody' },
        { username: 'somebody' },
        { bio: 'mine', role: 'owner' },
      ]) {
        const { status, body } = await browser.send('PATCH', pathOf(member), sent)
        assert.equal(status, 422)
        assert.equal(body.code, 'unknown_field')
      }
      assert.deepEqual(await rowOf(member.id), before)
    })

    test(`PATCH ${at} is for members who are not restricted`, async ({ assert }) => {
      const banned = await makeBannedUser()
      const browser = await api.enter(banned)
      const visitor = new Browser(browser.client)
      assert.equal((await visitor.send('PATCH', pathOf(banned), PROFILE)).status, 401)
      const { status, body } = await browser.send('PATCH', pathOf(banned), PROFILE)
      assert.equal(status, 403)
      assert.equal(body.code, 'account_restricted')
      assert.isNull((await rowOf(banned.id)).bio)
    })
  }

  test('members cannot edit other profiles', async ({ assert }) => {
    const other = await makeUser()
    const browser = await api.enter(await makeUser({ roles: ['owner'] }))
    assert.equal((await browser.send('PATCH', `/api/users/${other.id}`, PROFILE)).status, 403)
    const nobody = `/api/users/${nextSnowflake('member')}`
    assert.equal((await browser.send('PATCH', nobody, PROFILE)).status, 404)
    assert.isNull((await rowOf(other.id)).bio)
  })

  test('reports invalid fields one by one', async ({ assert }) => {
    const member = await makeUser()
    const browser = await api.enter(member)
    const before = await rowOf(member.id)
    for (const sent of [
      { bio: 'x'.repeat(501) },
      { bio: 'a\u202eb' },
      { website: 'javascript:alert(1)' },
      { website: 'ftp://example.com' },
      { website: 'https://user:pass@example.com' },
      { website: 'not an address' },
      { website: `example.com/${'x'.repeat(512)}` },
      { twitter: 'https://x.com/me' },
      { github: 'a b' },
      { youtube: '@' },
      { twitter: 7 },
      { bio: ['x'] },
    ]) {
      const { status, body } = await browser.send('PATCH', PATH, sent)
      assert.equal(status, 422, JSON.stringify(sent))
      assert.equal(body.errors[0].field, Object.keys(sent)[0])
    }
    assert.deepEqual(await rowOf(member.id), before)
    const longest = { bio: 'x'.repeat(500) }
    assert.equal((await browser.send('PATCH', PATH, longest)).status, 200)
  })

  test('the last of many concurrent edits wins as a whole', async ({ assert }) => {
    const member = await makeUser()
    const browser = await api.enter(member)
    const sent = Array.from({ length: 20 }, (_, n) => ({ bio: `bio ${n}`, github: `hub-${n}` }))
    const answers = await Promise.all(sent.map((body) => browser.send('PATCH', PATH, body)))
    for (const { status } of answers) assert.equal(status, 200)
    const { bio, github } = await rowOf(member.id)
    assert.deepInclude(sent, { bio, github })
  })
})
