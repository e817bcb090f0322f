import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { RouteJSON } from '@adonisjs/core/types/http'
import { test } from '@japa/runner'
import { makeBot, makeRating, makeUser } from '#database/factories/index'
import { lockOwners } from '#app/identity/queries/active_owners'
import { untilBlockedBy } from '#tests/helpers/blocked'
import { STAFF_ACTORS, STAFF_CALLS, type StaffCall } from '#tests/moderation/support/staff_calls'
import { PROOF } from '#tests/identity/support/desktop'
import { useCallers } from '#tests/openapi/support/world'
import { useSimulatedDiscord } from '#tests/platform/support/discord'

const USER = 'user'

type Call = Pick<StaffCall, 'route' | 'given'> & {
  kind?: string
  /** A role with the right. */
  role: string
  /** The role after the loss: another staff role without the right, if there is one. */
  lesserRole: string
}

function toCall({ route, kind, cells, given }: StaffCall): Call | undefined {
  const roles = Object.entries(STAFF_ACTORS)
  const role = roles.find(([, actor]) => cells[actor] === '✓')?.[0]
  const lesserRole = roles.toReversed().find(([, actor]) => cells[actor] === '403')?.[0] ?? USER
  if (!role || route.startsWith('GET ')) return undefined
  return { route, ...(kind === undefined ? {} : { kind }), role, lesserRole, given }
}

/** Calls that members may make too, or whose staff right is not checked by the middleware. */
const FURTHER_CALLS: readonly Call[] = [
  {
    route: 'DELETE /api/ratings/:id',
    role: 'moderator',
    lesserRole: USER,
    given: async () => {
      const [bot, author] = [await makeBot(), await makeUser()]
      return { id: (await makeRating({ botId: bot.id, userId: author.id })).id }
    },
  },
  {
    route: 'POST /api/desktop/sign-ins',
    role: 'reviewer',
    lesserRole: USER,
    given: async () => {
      const { state, challenge } = PROOF
      return { json: { port: 49_152, state, challenge, device: 'Desk' } }
    },
  },
]

const CALLS = [...STAFF_CALLS.flatMap((call) => toCall(call) ?? []), ...FURTHER_CALLS]
const getCallName = ({ route, kind }: Call) => (kind ? `${route} (${kind})` : route)

/** How a right is lost, and the expected response. */
const LOSSES = {
  'given another role': {
    code: 'forbidden',
    change: ({ lesserRole }: Call): object => ({ roles: [lesserRole] }),
  },
  banned: {
    code: 'account_restricted',
    change: (): object => ({ banned: true, ban_reason: 'Spam' }),
  },
}

/** Every row of the database. */
async function contents(client: QueryClientContract) {
  const { rows: tables } = await client.rawQuery<{ rows: { name: string }[] }>(
    `SELECT relname AS name FROM pg_class
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
       AND has_table_privilege(oid, 'SELECT')
     ORDER BY 1`
  )
  const all: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await client.rawQuery<{ rows: { row: string }[] }>(
      `SELECT t::text AS row FROM ${name} AS t ORDER BY 1`
    )
    all[name] = rows.map(({ row }) => row)
  }
  return all
}

const MUTATIONS = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** Whether the call accepts staff tokens: all routes of `staffMutations` and similar groups. */
function isStaffWork({ middleware }: RouteJSON) {
  const names = new Set([...middleware.all()].map((one) => ('name' in one ? one.name : undefined)))
  return names.has('authenticate') && !names.has('noStaffTokens')
}

test.group('Staff rights lost while a request waits', (group) => {
  const callers = useCallers(group)
  const discord = useSimulatedDiscord(group)

  test('{0} is 403 and does nothing if the caller is {1} in the meantime')
    .with(
      CALLS.flatMap((call) =>
        Object.entries(LOSSES).map(([how, loss]) => [getCallName(call), how, call, loss] as const)
      )
    )
    .run(async ({ assert }, [, , call, { code, change }]) => {
      const caller = await makeUser({ roles: [call.role] })
      const headers = await callers.headersOf(caller)
      const { id = '', json } = await call.given(caller.id)
      const [method, pattern] = call.route.split(' ') as [string, string]

      const trx = await db.transaction()
      try {
        // The locks of a role change, for which a staff request may wait.
        await lockOwners(trx)
        await trx.rawQuery('SELECT FROM users WHERE id = ? FOR NO KEY UPDATE', [caller.id])
        const answering = callers.ask(method, pattern.replace(':id', String(id)), { headers, json })
        await untilBlockedBy(trx, answering)
        await trx.from('users').where('id', caller.id).update(change(call))
        const before = await contents(trx)
        const requests = discord.asked('/')
        await trx.commit()

        const { status, text, body } = await answering
        assert.deepEqual([status, body.code], [403, code], text)
        assert.deepEqual(await contents(db.connection()), before)
        assert.equal(discord.asked('/'), requests)
      } finally {
        if (!trx.isCompleted) await trx.rollback()
      }
    })

  test('these calls cover every staff mutation', async ({ assert }) => {
    const routes = (router.toJSON().root ?? [])
      .filter(isStaffWork)
      .flatMap(({ methods, pattern }) =>
        methods.filter((method) => MUTATIONS.has(method)).map((method) => `${method} ${pattern}`)
      )
    assert.isNotEmpty(routes)
    const coveredRoutes = new Set(CALLS.map(({ route }) => route))
    const missing = routes.filter((route) => !coveredRoutes.has(route))
    assert.deepEqual(missing, [], 'add a row to tests/moderation/support/staff_calls.ts')
  })
})
