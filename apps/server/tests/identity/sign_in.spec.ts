import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { signIn } from '#app/identity/actions/sign_in'
import { USER_TOPIC } from '#app/identity/outbox'
import { useDatabase } from '#tests/helpers/database'
import { changeMember, createMember, freshId, memberRow } from '#tests/identity/support/members'
import type { DiscordAccount } from '#app/platform/discord/discord_account'

const AT_ONCE = 20

function account(facts: Partial<DiscordAccount> = {}): DiscordAccount {
  const id = facts.id ?? freshId()
  return {
    id,
    username: `user_${id}`,
    globalName: 'Somebody',
    discriminator: '0',
    avatar: '0123456789abcdef0123456789abcdef',
    banner: null,
    email: `${id}@example.com`,
    ...facts,
  }
}

async function publishedKeys() {
  const rows = await db.from('outbox').where('topic', USER_TOPIC).orderBy('id')
  return rows.map(({ key }) => key as string)
}

test.group('Signing in', (group) => {
  useDatabase(group)
  group.each.setup(async () => {
    await db.from('outbox').delete()
  })

  test('creates the member', async ({ assert }) => {
    const vlad = account({ globalName: 'Vlad Visitor', banner: 'a_00ff' })
    await signIn(vlad)
    assert.containsSubset(await memberRow(vlad.id), {
      id: vlad.id,
      discord_id: vlad.id,
      username: vlad.username,
      display_name: 'Vlad Visitor',
      discord_username: vlad.username,
      discord_display_name: 'Vlad Visitor',
      discord_discriminator: '0',
      discord_avatar: vlad.avatar,
      discord_banner: 'a_00ff',
      email: vlad.email,
      roles: ['user'],
      banned: false,
    })
    assert.deepEqual(await publishedKeys(), [vlad.id])
  })

  test("refreshes Discord's fields only", async ({ assert }) => {
    const before = account()
    await signIn(before)
    await changeMember(before.id, {
      roles: ['moderator'],
      bio: 'My bio',
      website: 'example.com',
      first_name: 'Vlad',
      banned: true,
      ban_reason: 'Spam',
    })
    const made = await memberRow(before.id)

    const after = {
      ...before,
      username: 'renamed',
      globalName: null,
      avatar: null,
      banner: 'ff',
      email: null,
    }
    await signIn(after)
    const row = await memberRow(before.id)
    assert.deepEqual(withoutDerived(row), {
      ...withoutDerived(made),
      username: 'renamed',
      display_name: null,
      discord_username: 'renamed',
      discord_display_name: null,
      discord_avatar: null,
      discord_banner: 'ff',
      email: null,
    })
    assert.isAbove(row.updated_at.getTime(), made.updated_at.getTime())
  })

  test('leaves fields alone that staff have edited', async ({ assert }) => {
    const vlad = account()
    await signIn(vlad)
    await changeMember(vlad.id, {
      username: 'by_staff',
      display_name: 'By Staff',
      email: 'staff@example.com',
      staff_edited_fields: ['username', 'display_name', 'email'],
    })
    await signIn({ ...vlad, username: 'new_name', globalName: 'New', email: 'new@example.com' })
    assert.containsSubset(await memberRow(vlad.id), {
      username: 'by_staff',
      display_name: 'By Staff',
      email: 'staff@example.com',
      discord_username: 'new_name',
      discord_display_name: 'New',
    })
  })

  test('moves a username to its current holder', async ({ assert }) => {
    const older = account({ username: 'wanted' })
    await signIn(older)
    const newer = account({ username: 'wanted' })
    await signIn(newer)

    assert.equal((await memberRow(newer.id)).username, 'wanted')
    const yielded = await memberRow(older.id)
    assert.isNull(yielded.username)
    assert.equal(yielded.discord_username, 'wanted')
    assert.deepEqual(await publishedKeys(), [older.id, newer.id, older.id])

    await signIn({ ...older, username: 'another' })
    assert.equal((await memberRow(older.id)).username, 'another')
  })

  test("takes no username from others when staff have edited the member's own", async ({
    assert,
  }) => {
    const holder = await createMember({ username: 'held' })
    const edited = await createMember({ username: 'by_staff_2', staff_edited_fields: ['username'] })
    await signIn(account({ id: edited, username: 'held' }))
    assert.equal((await memberRow(holder)).username, 'held')
    assert.equal((await memberRow(edited)).username, 'by_staff_2')
  })

  test('lets two members swap usernames, in either order', async ({ assert }) => {
    const [a, b] = [account({ username: 'name_a' }), account({ username: 'name_b' })]
    await Promise.all([signIn(a), signIn(b)])
    await Promise.all([signIn({ ...a, username: 'name_b' }), signIn({ ...b, username: 'name_a' })])
    await signIn({ ...a, username: 'name_b' })
    await signIn({ ...b, username: 'name_a' })
    assert.equal((await memberRow(a.id)).username, 'name_b')
    assert.equal((await memberRow(b.id)).username, 'name_a')
  })

  test('never matches members by e-mail', async ({ assert }) => {
    const first = account({ email: 'same@example.com' })
    const second = account({ email: 'SAME@example.com' })
    await signIn(first)
    await signIn(second)
    assert.equal((await memberRow(first.id)).email, 'same@example.com')
    assert.isNull((await memberRow(second.id)).email)

    await signIn({ ...first, email: null })
    await signIn(second)
    assert.equal((await memberRow(second.id)).email, 'SAME@example.com')
  })

  test('creates one row for concurrent sign-ins', async ({ assert }) => {
    const vlad = account()
    await Promise.all(Array.from({ length: AT_ONCE }, () => signIn(vlad)))
    const { rows } = await db.rawQuery('SELECT count(*)::int AS total FROM users WHERE id = ?', [
      vlad.id,
    ])
    assert.equal(rows[0].total, 1)
  })

  test('handles many new members with the same name and e-mail at once', async ({ assert }) => {
    const newcomers = Array.from({ length: AT_ONCE }, () =>
      account({ username: 'crowded', email: 'crowded@example.com' })
    )
    await Promise.all(newcomers.map((newcomer) => signIn(newcomer)))
    const ids = newcomers.map(({ id }) => id)
    const rows = await db.from('users').whereIn('id', ids)
    assert.lengthOf(rows, AT_ONCE)
    assert.lengthOf(
      rows.filter(({ username }) => username === 'crowded'),
      1
    )
    assert.lengthOf(
      rows.filter(({ email }) => email === 'crowded@example.com'),
      1
    )
  })

  test('starts a deleted account anew', async ({ assert }) => {
    const id = await createMember({ created_at: new Date(0) })
    await changeMember(id, { username: null, deleted_at: new Date() })
    await signIn(account({ id, username: 'again' }))
    const row = await memberRow(id)
    assert.isNull(row.deleted_at)
    assert.equal(row.username, 'again')
    assert.isAbove(row.created_at.getTime(), Date.now() - 60_000)
  })

  test('publishes nothing when it fails', async ({ assert }) => {
    const broken = account({ avatar: 'no hash!' })
    await assert.rejects(() => signIn(broken))
    assert.isNull(await memberRow(broken.id))
    assert.isEmpty(await publishedKeys())
  })
})

/** Leaves out generated columns and timestamps. */
function withoutDerived(row: Record<string, unknown>) {
  const { updated_at: _updated, sought: _sought, sort_name: _sortName, ...rest } = row
  return rest
}
