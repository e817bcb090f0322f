import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { MINUTE_MS } from '#app/core/time'
import { endRestrictions } from '#app/identity/jobs/end_restrictions'
import { ago, hence, makePremiumUser, makeUser, nextSnowflake } from '#database/factories/index'
import { useDatabase } from '#tests/helpers/database'

/** More rows of a kind than one run clears. */
const MANY = 201
const { signal } = new AbortController()

const run = () => endRestrictions.run({}, signal)
const rowOf = (id: string) => db.from('users').where('id', id).first()
const toldOf = (id: string) => db.from('outbox').where({ topic: 'user', key: id })

test.group('The job end_restrictions', (group) => {
  useDatabase(group)

  test('clears expired bans, disablements and premium, and publishes the changes', async ({
    assert,
  }) => {
    const past = ago({ minutes: 1 })
    const banned = await makeUser({ banned: true, banReason: 'Spam', banExpiresAt: past })
    const disabled = await makeUser({
      disabled: true,
      disableReason: 'Rest',
      disableExpiresAt: past,
      banned: true,
      banReason: 'Spam',
    })
    const premium = await makePremiumUser({ premiumExpiresAt: past })

    const { report } = await run()
    assert.deepEqual(report, { bans: 1, disablements: 1, premium: 1 })
    const free = { banned: false, ban_reason: null, ban_expires_at: null }
    assert.include(await rowOf(banned.id), free)
    assert.include(await rowOf(disabled.id), {
      disabled: false,
      disable_reason: null,
      disable_expires_at: null,
      banned: true,
      ban_reason: 'Spam',
    })
    assert.include(await rowOf(premium.id), { is_premium: false, premium_type: 'monthly' })
    for (const { id } of [banned, disabled, premium]) assert.lengthOf(await toldOf(id), 1)
  })

  test('leaves current and permanent ones alone', async ({ assert }) => {
    const future = hence({ minutes: 1 })
    const people = [
      await makeUser({ banned: true, banReason: 'Spam' }),
      await makeUser({ banned: true, banReason: 'Spam', banExpiresAt: future }),
      await makeUser({ disabled: true, disableReason: 'Rest' }),
      await makeUser({ disabled: true, disableReason: 'Rest', disableExpiresAt: future }),
      await makePremiumUser({ premiumExpiresAt: future }),
    ]
    const before = await Promise.all(people.map(({ id }) => rowOf(id)))
    const { report } = await run()
    assert.deepEqual(report, { bans: 0, disablements: 0, premium: 0 })
    assert.deepEqual(await Promise.all(people.map(({ id }) => rowOf(id))), before)
    for (const { id } of people) assert.isEmpty(await toldOf(id))
  })

  test('does not end a ban that is extended at that moment', async ({ assert }) => {
    const member = await makeUser({
      banned: true,
      banReason: 'Spam',
      banExpiresAt: ago({ minutes: 1 }),
    })
    const trx = await db.transaction()
    await trx.from('users').where('id', member.id).update({ ban_expires_at: null })
    const { report } = await run()
    await trx.commit()
    assert.include(report, { bans: 0 })
    await run()
    assert.include(await rowOf(member.id), { banned: true, ban_reason: 'Spam' })
  })

  test('runs again soon while there is more', async ({ assert }) => {
    const past = ago({ minutes: 1 })
    const ids = Array.from({ length: MANY }, () => nextSnowflake('member'))
    await db.table('users').multiInsert(
      ids.map((id) => ({
        id,
        discord_id: id,
        banned: true,
        ban_reason: 'Spam',
        ban_expires_at: past.toJSDate(),
      }))
    )
    const first = await run()
    assert.include(first.report, { bans: MANY - 1 })
    const second = await run()
    assert.include(second.report, { bans: 1 })
    assert.isBelow(first.againInMs, second.againInMs)
    assert.isAtMost(second.againInMs, 10 * MINUTE_MS)
  })
})
