import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import type { RouteJSON } from '@adonisjs/core/types/http'
import { test } from '@japa/runner'
import { makeUser } from '#database/factories/index'
import { issueAccessToken } from '#app/identity/access_tokens'
import type { TokenScope } from '#app/identity/account/rules'
import {
  ACTORS,
  STAFF_ACTORS,
  STAFF_CALLS,
  type Actor,
  type StaffCall,
} from '#tests/moderation/support/staff_calls'
import { useCallers } from '#tests/openapi/support/world'
import { useSimulatedDiscord } from '#tests/platform/support/discord'

const ROLES_OF = {
  user: ['user'],
  ...Object.fromEntries(Object.entries(STAFF_ACTORS).map(([role, actor]) => [actor, [role]])),
  ban: ['owner'],
} as Record<Exclude<Actor, 'anon'>, string[]>
const DASHBOARD = '/api/admin/'
const CODES: Record<string, string[]> = {
  401: ['unauthenticated'],
  403: ['forbidden'],
  404: ['not_found'],
}
const RESTRICTED = ['account_restricted']

const getCallName = ({ route, kind }: StaffCall) => (kind ? `${route} (${kind})` : route)

function isOfTheStaff({ pattern, middleware }: RouteJSON) {
  return pattern.startsWith(DASHBOARD) || [...middleware.all()].some((one) => one.name === 'staff')
}

/** Rows that a refused call must not have written. */
async function traces() {
  const [row] = await db.from('admin_logs').count('* as logs')
  const [outbox] = await db.from('outbox').max('id as id')
  return { logs: row.logs, outbox: outbox.id }
}

test.group('Rights of staff calls', (group) => {
  const callers = useCallers(group)
  useSimulatedDiscord(group)
  const people = {} as Record<Exclude<Actor, 'anon'>, { id: string }>
  const headers = {} as Record<Actor, Record<string, string>>

  group.setup(async () => {
    for (const actor of ACTORS) {
      if (actor === 'anon') {
        headers.anon = {}
        continue
      }
      const banned = actor === 'ban' ? { banned: true, banReason: 'Sold invitations' } : {}
      people[actor] = await makeUser({ roles: ROLES_OF[actor], ...banned })
      headers[actor] = await callers.headersOf(people[actor])
    }
  })

  async function call({ route, given }: StaffCall, actorId: string, sent: Record<string, string>) {
    const [method, pattern] = route.split(' ') as [string, string]
    const { id = '', json } = await given(actorId)
    const address = pattern.replace(':id', String(id))
    const before = await traces()
    const answer = await callers.ask(method, address, { headers: sent, json })
    return { answer, before }
  }

  test('{0}: {1} gets {2}')
    .with(
      STAFF_CALLS.flatMap((staffCall) =>
        ACTORS.map(
          (actor) => [getCallName(staffCall), actor, staffCall.cells[actor], staffCall] as const
        )
      )
    )
    .run(async ({ assert }, [, actor, cell, staffCall]) => {
      const actorId = actor === 'anon' ? people.user.id : people[actor].id
      const { answer, before } = await call(staffCall, actorId, headers[actor])
      if (cell === '✓') {
        assert.include([200, 201, 204], answer.status, answer.text)
        return
      }
      assert.equal(answer.status, Number(cell), answer.text)
      assert.include(actor === 'ban' ? RESTRICTED : CODES[cell]!, answer.body.code)
      assert.deepEqual(await traces(), before)
    })

  test('{0}: a token without the staff scope is rejected')
    .with(STAFF_CALLS.map((staffCall) => [getCallName(staffCall), staffCall] as const))
    .run(async ({ assert }, [, staffCall]) => {
      const answers = []
      for (const scope of ['member', 'staff'] satisfies TokenScope[]) {
        const token = await issueAccessToken({ userId: people.own.id, name: scope, scope })
        const sent = { authorization: `Bearer ${token.release()}` }
        answers.push((await call(staffCall, people.own.id, sent)).answer)
      }
      const [asMember, asStaff] = answers
      assert.deepEqual([asMember!.status, asMember!.body.code], [403, 'forbidden'])
      if (staffCall.cells.own === '✓') assert.isBelow(asStaff!.status, 300, asStaff!.text)
    })

  test('all other paths and methods are 404 for everybody', async ({ assert }) => {
    const unknownPaths = [
      ['GET', '/api/admin'],
      ['GET', '/api/admin/nothing'],
      ['POST', '/api/admin/overview'],
      ['DELETE', '/api/admin/bots'],
      ['PUT', '/api/admin/bots/1'],
      ['POST', '/api/admin/bots/1/promote'],
    ] as const
    for (const actor of ACTORS) {
      for (const [method, path] of unknownPaths) {
        const answer = await callers.ask(method, path, { headers: headers[actor] })
        assert.equal(answer.status, 404, `${actor}: ${method} ${path}`)
      }
    }
  })

  test('the table covers every staff route', async ({ assert }) => {
    const coveredRoutes = new Set(STAFF_CALLS.map(({ route }) => route))
    const routes = (router.toJSON().root ?? [])
      .filter(isOfTheStaff)
      .flatMap((route) =>
        route.methods
          .filter((method) => method !== 'HEAD')
          .map((method) => `${method} ${route.pattern}`)
      )
    assert.isNotEmpty(routes)
    assert.sameMembers(
      [...coveredRoutes],
      routes,
      'add the rows to tests/moderation/support/staff_calls.ts'
    )
  })
})
