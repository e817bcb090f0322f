import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { signIn } from '#app/identity/actions/sign_in'
import { IDENTITY_LIMITS } from '#app/moderation/rules'
import { PROFILE_LIMITS } from '#app/identity/account/rules'
import { makeStaff, makeUser } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import { everything } from '#tests/directory/support/refusals'

const TRACES = ['users', 'admin_logs', 'outbox']

const findRow = (id: string) => db.from('users').where('id', id).first()
const toPath = ({ id }: { id: string }) => `/api/admin/users/${id}`

/** Discord's data on a member at the next sign-in. */
const atDiscord = (id: string, names: { username: string; globalName: string; email: string }) =>
  signIn({ id, discriminator: '0', avatar: null, banner: null, ...names })

test.group('PATCH /api/admin/users/{id} {bio…}', (group) => {
  const api = useApi(group)
  const asOwner = async () => api.enter(await makeStaff('owner'))

  test('changes the profile, and the log has the old values', async ({ assert }) => {
    const owner = await makeStaff('owner')
    const member = await makeUser({ bio: 'Weeds.', github: 'weeds' })
    const { status, body } = await (
      await api.enter(owner)
    ).send('PATCH', toPath(member), {
      firstName: 'Ana',
      lastName: 'Pop',
      bio: ' Flowers. ',
      website: 'fern.example',
      github: null,
      email: 'ana@example.test',
    })
    assert.equal(status, 200)
    assert.include(body, { id: member.id, bio: 'Flowers.', website: 'fern.example', github: null })
    assert.include(await findRow(member.id), {
      first_name: 'Ana',
      last_name: 'Pop',
      bio: 'Flowers.',
      website: 'fern.example',
      github: null,
      email: 'ana@example.test',
      username: member.username,
    })

    const [log, ...more] = await db.from('admin_logs').where('target_id', member.id)
    assert.isEmpty(more)
    assert.include(log, { action: 'edit_user', admin_id: owner.id, target_type: 'user' })
    assert.include(log.details.oldValue, { bio: 'Weeds.', github: 'weeds' })
    assert.include(log.details.newValue, { bio: 'Flowers.', github: null })
    assert.include(log.details.fields, 'email')
    assert.notInclude(JSON.stringify(log.details), 'example.test')
    assert.lengthOf(await db.from('outbox').where({ topic: 'user', key: member.id }), 1)
  })

  test('refreshes do not overwrite fields that staff have set until staff clear them', async ({
    assert,
  }) => {
    const member = await makeUser()
    const fromDiscord = {
      username: `renamed_${member.id}`,
      globalName: 'Renamed',
      email: `renamed_${member.id}@example.test`,
    }
    const browser = await asOwner()
    const ours = { username: `ours_${member.id}`, displayName: 'Ours' }
    await browser.send('PATCH', toPath(member), ours)
    await atDiscord(member.id, fromDiscord)
    assert.include(await findRow(member.id), {
      username: ours.username,
      display_name: 'Ours',
      email: fromDiscord.email,
      discord_username: fromDiscord.username,
      discord_display_name: 'Renamed',
    })

    await browser.send('PATCH', toPath(member), { displayName: null })
    await atDiscord(member.id, fromDiscord)
    assert.include(await findRow(member.id), {
      username: ours.username,
      display_name: 'Renamed',
    })
  })

  test('members can change a profile field that staff have set', async ({ assert }) => {
    const member = await makeUser({ bio: 'Weeds.' })
    await (await asOwner()).send('PATCH', toPath(member), { bio: 'Flowers.' })
    assert.deepEqual((await findRow(member.id)).staff_edited_fields, [])
    const browser = await api.enter(member)
    assert.equal((await browser.send('PATCH', '/api/user/profile', { bio: 'Trees.' })).status, 200)
    assert.equal((await findRow(member.id)).bio, 'Trees.')
  })

  test('a value that another member has is 409: {$self}')
    .with(['username', 'email'] as const)
    .run(async ({ assert }, field) => {
      const [member, other] = [await makeUser(), await makeUser()]
      const taken = field === 'email' ? other.email!.toUpperCase() : other.username!
      const browser = await asOwner()
      const before = await everything(TRACES)
      const answer = await browser.send('PATCH', toPath(member), { [field]: taken, bio: 'New.' })
      assert.deepEqual([answer.status, answer.body.code], [409, 'conflict'])
      assert.include(answer.body.message, 'is taken')
      assert.oneOf(answer.body.reason, ['usernameTaken', 'emailTaken'])
      assert.deepEqual(await everything(TRACES), before)
      const own = field === 'email' ? member.email! : member.username!
      assert.equal((await browser.send('PATCH', toPath(member), { [field]: own })).status, 200)
    })

  test('gives a name to one of many members concurrently', async ({ assert }) => {
    const members = [await makeUser(), await makeUser(), await makeUser()]
    const browser = await asOwner()
    const username = `wanted_${members[0]!.id}`
    const answers = await Promise.all(
      members.map((member) => browser.copy().send('PATCH', toPath(member), { username }))
    )
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409])
    assert.lengthOf(await db.from('users').where({ username }), 1)
  })

  test('accepts only the member’s own Discord id', async ({ assert }) => {
    const [member, other] = [await makeUser(), await makeUser()]
    const browser = await asOwner()
    const same = { discordId: member.id, bio: 'Flowers.' }
    assert.equal((await browser.send('PATCH', toPath(member), same)).status, 200)
    assert.equal((await findRow(member.id)).bio, 'Flowers.')

    const before = await everything(TRACES)
    const alone = await browser.send('PATCH', toPath(member), { discordId: member.id })
    assert.equal(alone.status, 200)
    for (const discordId of [other.id, `0${member.id}`, Number(member.id), '1e17']) {
      const answer = await browser.send('PATCH', toPath(member), { discordId, bio: 'Trees.' })
      assert.equal(answer.status, 422, JSON.stringify(discordId))
      assert.equal(answer.body.errors[0].field, 'discordId')
    }
    assert.deepEqual(await everything(TRACES), before)
  })

  test('writes nothing for equal values', async ({ assert }) => {
    const member = await makeUser({ bio: 'Flowers.' })
    const browser = await asOwner()
    const before = await everything(TRACES)
    const { status } = await browser.send('PATCH', toPath(member), {
      bio: 'Flowers.',
      username: member.username,
    })
    assert.equal(status, 200)
    assert.deepEqual(await everything(TRACES), before)
  })

  test('invalid input is 422', async ({ assert }) => {
    const member = await makeUser()
    const browser = await asOwner()
    const before = await everything(TRACES)
    for (const json of [
      { email: 'nowhere' },
      { email: 7 },
      { bio: 'x'.repeat(PROFILE_LIMITS.bio.max + 1) },
      { username: 'x'.repeat(IDENTITY_LIMITS.name.max + 1) },
      { displayName: 'A\u202eB' },
      { website: 'javascript:alert(1)' },
      { twitter: 'two words' },
      { youtube: ['fern'] },
    ]) {
      const answer = await browser.send('PATCH', toPath(member), json)
      assert.equal(answer.status, 422, JSON.stringify(json).slice(0, 60))
      assert.equal(answer.body.errors[0].field, Object.keys(json)[0])
    }
    for (const json of [{ isPremium: true }, { bio: 'x', roles: ['owner'] }, { id: '1' }]) {
      const answer = await browser.send('PATCH', toPath(member), json)
      assert.deepEqual([answer.status, answer.body.code], [422, 'unknown_field'])
    }
    assert.deepEqual(await everything(TRACES), before)
  })
})
