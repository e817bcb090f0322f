import { test } from '@japa/runner'
import {
  ago,
  hence,
  makeBot,
  makePremiumUser,
  makeStaff,
  makeUser,
} from '#database/factories/index'
import { nextPageOf } from '#tests/directory/support/pages'
import { useApi } from '#tests/directory/support/api'

const PATH = '/api/admin/users'

interface Member {
  id: string
  displayName: string | null
}

test.group('GET /api/admin/users', (group) => {
  const api = useApi(group)

  async function asOwner() {
    const owner = await makeStaff('owner', { displayName: 'Olga' })
    return api.enter(owner)
  }

  test('returns the fields that the dashboard shows', async ({ assert }) => {
    const member = await makePremiumUser({
      bio: 'Mine.',
      roles: ['moderator', 'supporter'],
      disabled: true,
      disableReason: 'Spam',
      disableExpiresAt: hence({ days: 2 }),
      banned: true,
      banReason: 'Over',
      banExpiresAt: ago({ days: 1 }),
    })
    await makeBot({ userId: member.id, certified: true })
    const { status, body } = await (await asOwner()).get(`${PATH}?search=${member.id}`)
    assert.equal(status, 200)
    assert.lengthOf(body, 1)
    assert.include(body[0], {
      id: member.id,
      discordId: member.id,
      email: member.email,
      username: member.username,
      bio: 'Mine.',
      role: 'moderator',
      isPremium: true,
      disabled: true,
      disableReason: 'Spam',
      disableExpiresAt: member.disableExpiresAt!.toUTC().toISO(),
      banned: false,
      banReason: null,
      banExpiresAt: null,
      botCount: 1,
    })
    const roles = ['moderator', 'supporter', 'certified_developer', 'premium', 'bot_developer']
    assert.deepEqual(body[0].roles, roles)
  })

  test('finds {0} by {1}')
    .with([
      ['an accented name', 'stefan'] as const,
      ['a part of a name', 'ȘTEF'] as const,
      ['a username', 'gardener_of_'] as const,
      ['an e-mail address', 'weeds@'] as const,
      ['two letters', 'xQ'] as const,
      ['signs that are patterns elsewhere', '100%_'] as const,
    ])
    .run(async ({ assert }, [, search]) => {
      const suffix = search.length + search.charCodeAt(0)
      const member = await makeUser({
        displayName: `Ștefan Xq 100%_ ${suffix}`,
        username: `gardener_of_${suffix}`,
        email: `weeds@${suffix}.example`,
      })
      await makeUser({ displayName: 'Somebody 100 else', email: `no.weeds.${suffix}@x.example` })
      const browser = await asOwner()
      const { body } = await browser.get(`${PATH}?search=${encodeURIComponent(search)}`)
      const found = body.map(({ id }: Member) => id)
      assert.include(found, member.id)
      for (const { displayName } of body) assert.include(displayName, 'Ștefan')
    })

  test('the first of several pages has the total of what matches', async ({ assert }) => {
    for (const at of [1, 2, 3]) await makeUser({ displayName: `Counted ${at}` })
    await makeUser({ displayName: 'Counted 4', banned: true, banReason: 'Spam' })
    const browser = await asOwner()
    const linkOf = async (path: string) => (await browser.get(path)).headers.get('link') ?? ''
    const first = await linkOf(`${PATH}?limit=1&search=counted&state=active&sort=name`)
    assert.match(first, /; total="3"$/)
    assert.match(await linkOf(/<([^>]+)>/.exec(first)![1]!), /; rel="next"$/)
    assert.equal(await linkOf(`${PATH}?limit=3&search=counted&state=active`), '')
  })

  test('filters by role and by state', async ({ assert }) => {
    const reviewer = await makeStaff('reviewer')
    const banned = await makeUser({ banned: true, banReason: 'Spam' })
    const free = await makeUser({ banned: true, banReason: 'Old', banExpiresAt: ago({ hours: 1 }) })
    const disabled = await makeUser({ disabled: true, disableReason: 'Spam' })
    const gone = await makeUser({
      email: null,
      username: null,
      displayName: null,
      discordUsername: null,
      discordDisplayName: null,
      discordDiscriminator: null,
      deletedAt: ago({ days: 1 }),
    })
    const browser = await asOwner()
    const idsOf = async (query: string) =>
      (await browser.get(`${PATH}?limit=100&${query}`)).body.map(({ id }: Member) => id)
    assert.include(await idsOf('role=reviewer'), reviewer.id)
    assert.notInclude(await idsOf('role=reviewer'), banned.id)
    assert.include(await idsOf('state=banned'), banned.id)
    assert.notIncludeMembers(await idsOf('state=banned'), [free.id])
    assert.include(await idsOf('state=disabled'), disabled.id)
    const active = await idsOf('state=active')
    assert.includeMembers(active, [reviewer.id, free.id])
    for (const id of [banned.id, disabled.id, gone.id]) assert.notInclude(active, id)
    assert.notInclude(await idsOf(''), gone.id)
  })

  test('is paginated with each member once, in every order')
    .with(['newest', 'oldest', 'name'])
    .run(async ({ assert }, sort) => {
      const createdAt = ago({ days: 3 })
      const long = 'Ș'.repeat(100)
      for (const displayName of ['Zoe', 'ana', 'Ána', long, '😀'.repeat(50), null])
        await makeUser({ displayName: displayName && `${displayName}`, createdAt })
      const browser = await asOwner()
      const all = await browser.get(`${PATH}?limit=100&sort=${sort}`)
      const seen: string[] = []
      for (let next: string | undefined = `${PATH}?limit=1&sort=${sort}`; next !== undefined;) {
        const answer = await browser.get(next)
        assert.equal(answer.status, 200, answer.text)
        seen.push(...answer.body.map(({ id }: Member) => id))
        next = nextPageOf(answer)
      }
      assert.deepEqual(
        seen,
        all.body.map(({ id }: Member) => id)
      )
      const names = all.body.map(({ displayName }: Member) => displayName)
      if (sort === 'name') assert.isBelow(names.indexOf('ana'), names.indexOf('Zoe'))
    })

  test('refuses cursors of another order and invalid queries', async ({ assert }) => {
    const browser = await asOwner()
    const { headers } = await browser.get(`${PATH}?limit=1&sort=newest`)
    const next = nextPageOf({ headers })!
    assert.equal((await browser.get(next.replace('newest', 'name'))).status, 422)
    const forged = Buffer.from(JSON.stringify(['name', '\u0007,100000000000000001'])).toString(
      'base64url'
    )
    assert.equal((await browser.get(`${PATH}?sort=name&cursor=${forged}`)).status, 422)
    for (const query of ['role=admin', 'state=gone', 'sort=popularity', 'limit=0'])
      assert.equal((await browser.get(`${PATH}?${query}`)).status, 422, query)
  })
})

const KEYS_FOR_STAFF = [
  'id',
  'username',
  'displayName',
  'profileImageUrl',
  'discordAvatar',
  'roles',
  'role',
  'banned',
  'banReason',
  'banExpiresAt',
  'banDecision',
  'disabled',
  'disableReason',
  'disableExpiresAt',
  'disableDecision',
  'createdAt',
]

test.group('GET /api/admin/users/{id}', (group) => {
  const api = useApi(group)

  test('returns all fields to owners, and a subset to other staff', async ({ assert }) => {
    const member = await makeUser({ banned: true, banReason: 'Spam', bio: 'Mine.' })
    const path = `${PATH}/${member.id}`
    const owner = await api.getAs(await makeStaff('owner'), path)
    assert.include(owner.body, { id: member.id, email: member.email, bio: 'Mine.', role: 'user' })

    for (const role of ['reviewer', 'moderator', 'developer_community'] as const) {
      const { status, body } = await api.getAs(await makeStaff(role), path)
      assert.equal(status, 200, role)
      assert.include(body, { id: member.id, banned: true, banReason: 'Spam', role: 'user' })
      assert.sameMembers(Object.keys(body), KEYS_FOR_STAFF, role)
    }
  })

  test('is 404 for unknown members', async ({ assert }) => {
    const owner = await makeStaff('owner')
    assert.equal((await api.getAs(owner, `${PATH}/499999999999999999`)).status, 404)
  })
})
