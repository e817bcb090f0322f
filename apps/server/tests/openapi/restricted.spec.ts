import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import type { RouteJSON } from '@adonisjs/core/types/http'
import { test } from '@japa/runner'
import { COMPATIBILITY_PATH } from '#app/compatibility/rules'
import { ago, hence, makeStaff, makeUser } from '#database/factories/index'
import { everything } from '#tests/directory/support/refusals'
import { useCallers } from '#tests/openapi/support/world'

/** Mutations that banned and disabled members may still make: those of their own account, and appeals. */
const OWN_ACCOUNT = [
  'POST /api/appeals',
  'DELETE /api/user',
  'POST /api/premium/cancel',
  'POST /api/user/inbox/read',
  'DELETE /api/user/push/subscription',
  'PUT /api/user/push/kinds',
]
/**
 * Callers of these routes are not members: bots, payment providers, and the desktop client, whose authorization is
 * tested elsewhere. So are those of the calls of other lists, which are left out.
 */
const OF_NO_MEMBER = [
  'POST /api/bots/:id/stats',
  'POST /api/interactions',
  'POST /api/webhooks/stripe',
  'POST /api/webhooks/paypal',
  'POST /api/desktop/tokens',
  'DELETE /api/desktop/tokens/current',
]
const NOBODY = '999999999999999999'
const RESTRICTED = 'account_restricted'

const RESTRICTIONS = {
  banned: { banned: true, ban_reason: 'Sold weeds' },
  'banned for a time': {
    banned: true,
    ban_reason: 'Sold weeds',
    ban_expires_at: hence({ hours: 1 }).toJSDate(),
  },
  disabled: { disabled: true, disable_reason: 'Sold weeds' },
  'disabled for a time': {
    disabled: true,
    disable_reason: 'Sold weeds',
    disable_expires_at: hence({ hours: 1 }).toJSDate(),
  },
} as const

const OVER = {
  'a ban': { banned: true, ban_reason: 'Old', ban_expires_at: ago({ minutes: 1 }).toJSDate() },
  'a disablement': {
    disabled: true,
    disable_reason: 'Old',
    disable_expires_at: ago({ minutes: 1 }).toJSDate(),
  },
} as const

const READS = new Set(['GET', 'HEAD'])
const namesOf = ({ methods, pattern }: RouteJSON) =>
  methods.filter((method) => !READS.has(method)).map((method) => `${method} ${pattern}`)
const asksForMembers = ({ middleware }: RouteJSON) =>
  [...middleware.all()].some(({ name }) => name === 'authenticate')

/** Every mutation in the router, so that new ones are tested too. */
function mutations() {
  const routes = (router.toJSON().root ?? []).filter(
    ({ pattern }) => pattern.startsWith('/api/') && !pattern.startsWith(COMPATIBILITY_PATH)
  )
  return {
    ofMembers: routes.filter(asksForMembers).flatMap(namesOf),
    ofOthers: routes.filter((route) => !asksForMembers(route)).flatMap(namesOf),
  }
}

function callOf(name: string): [method: string, address: string] {
  const [method, pattern] = name.split(' ') as [string, string]
  return [method, pattern.replaceAll(/:\w+/g, NOBODY)]
}

async function allRows() {
  const tables = await db.from('pg_tables').where('schemaname', 'public').select('tablename')
  return everything(tables.map(({ tablename }) => tablename))
}

test.group('Banned and disabled members', (group) => {
  const callers = useCallers(group)

  async function restrictedSince(columns: Record<string, unknown>, roles: string[]) {
    const member = await makeUser({ roles })
    const headers = await callers.headersOf(member)
    await db.from('users').where('id', member.id).update(columns)
    return { member, headers }
  }

  for (const [what, columns] of Object.entries(RESTRICTIONS)) {
    for (const role of ['user', 'owner']) {
      test(`cannot change anything as ${role} when ${what} after signing in`, async ({
        assert,
      }) => {
        const { headers } = await restrictedSince(columns, [role])
        const asked = mutations().ofMembers.filter((name) => !OWN_ACCOUNT.includes(name))
        assert.isNotEmpty(asked)
        const before = await allRows()
        for (const name of asked) {
          const [method, address] = callOf(name)
          const answer = await callers.ask(method, address, { headers, json: {} })
          assert.deepEqual([answer.status, answer.body.code], [403, RESTRICTED], name)
          assert.include(answer.body.message, 'Sold weeds', name)
        }
        assert.deepEqual(await allRows(), before)
      })
    }

    test(`can still manage their own account when ${what}`, async ({ assert }) => {
      const { member, headers } = await restrictedSince(columns, ['user'])
      for (const name of OWN_ACCOUNT) {
        const [method, address] = callOf(name)
        const json = { unknownField: 1 }
        const answer = await callers.ask(method, address, { headers, json })
        assert.deepEqual([answer.status, answer.body.code], [422, 'unknown_field'], name)
      }
      assert.equal((await callers.ask('GET', '/api/user/export', { headers })).status, 200)
      const json = { reviews: 'keep' }
      assert.equal((await callers.ask('DELETE', '/api/user', { headers, json })).status, 204)
      const row = await db.from('users').where('id', member.id).first()
      assert.isNotNull(row.deleted_at)
      assert.include(row, { banned: 'banned' in columns, disabled: 'disabled' in columns })
    })
  }

  for (const [what, columns] of Object.entries(OVER)) {
    test(`are not restricted by ${what} that is over`, async ({ assert }) => {
      const { headers } = await restrictedSince(columns, ['owner'])
      for (const name of mutations().ofMembers) {
        const [method, address] = callOf(name)
        const json = { unknownField: 1 }
        const { status, body } = await callers.ask(method, address, { headers, json })
        assert.notEqual(body.code, RESTRICTED, name)
        assert.oneOf(status, [404, 422], name)
      }
    })

    test(`act as staff again after ${what}`, async ({ assert }) => {
      const moderator = await makeStaff('moderator')
      const headers = await callers.headersOf(moderator)
      const of = () => db.from('users').where('id', moderator.id)
      await of().update({ ...columns, ...endingAt(columns, hence({ hours: 1 }).toJSDate()) })
      const member = await makeUser()
      const json = { banned: true, banReason: 'Spam' }
      const ban = () => callers.ask('PATCH', `/api/admin/users/${member.id}`, { headers, json })
      const read = () => callers.ask('GET', '/api/admin/overview', { headers })
      assert.equal((await ban()).body.code, RESTRICTED)
      assert.equal((await read()).status, 403)

      await of().update(columns)
      assert.equal((await read()).status, 200)
      assert.equal((await ban()).status, 200)
      assert.isTrue((await db.from('users').where('id', member.id).first()).banned)
      assert.lengthOf(await db.from('admin_logs').where('target_id', member.id), 1)
    })
  }

  test('cover every mutation', ({ assert }) => {
    const { ofMembers, ofOthers } = mutations()
    assert.sameMembers(ofOthers, OF_NO_MEMBER)
    assert.includeMembers(ofMembers, OWN_ACCOUNT)
  })
})

function endingAt(columns: Record<string, unknown>, end: Date) {
  return 'banned' in columns ? { ban_expires_at: end } : { disable_expires_at: end }
}
