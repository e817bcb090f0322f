import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { HTTP_SERVICE_UNAVAILABLE } from '#app/core/http/status'
import { makeBot, makeStaff, makeUser } from '#database/factories/index'
import { useApi, type Api } from '#tests/directory/support/api'
import { failCommits } from '#tests/helpers/failed_commits'
import { botRow, listTargetLogs } from '#tests/moderation/support/decisions'
import { findPremium, listTransactions, usePayments } from '#tests/premium/support/payments'
import { listRatingRows } from '#tests/reviews/support/rows'

async function makeWorld() {
  const [member, reviewer] = [await makeUser(), await makeStaff('reviewer')]
  const [listed, pending] = [await makeBot(), await makeBot({ approvalStatus: 'pending' })]
  return { member, reviewer, listed, pending }
}

type World = Awaited<ReturnType<typeof makeWorld>>

interface Mutation {
  /** The table whose rows are rejected at COMMIT. */
  table: string
  who: 'member' | 'reviewer'
  path: (world: World) => string
  json: unknown
  status: number
  /** Returns the rows that are stored. */
  written: (world: World) => Promise<unknown>
}

const votesFor = async ({ listed }: World) => {
  const votes = await db.from('bot_votes').where('bot_id', listed.id)
  const { votes_count: count } = await db.from('bot_stats').where('bot_id', listed.id).firstOrFail()
  return { votes: votes.length, count }
}

const decisionAbout = async ({ pending }: World) => {
  const { approval_status: status } = await botRow(pending.id)
  return { status, logged: (await listTargetLogs('bot', pending.id)).length }
}

const vote: Omit<Mutation, 'table'> = {
  who: 'member',
  path: ({ listed }) => `/api/bots/${listed.id}/vote`,
  json: {},
  status: 200,
  written: votesFor,
}
const approval: Omit<Mutation, 'table'> = {
  who: 'reviewer',
  path: ({ pending }) => `/api/admin/bots/${pending.id}/approve`,
  json: {},
  status: 200,
  written: decisionAbout,
}

const MUTATIONS: Record<string, Mutation> = {
  'a vote': { ...vote, table: 'bot_votes' },
  'the idempotency key of a vote': { ...vote, table: 'idempotency_keys' },
  'a review': {
    table: 'ratings',
    who: 'member',
    path: ({ listed }) => `/api/bots/discord/${listed.discordBotId}/ratings`,
    json: { rating: 5, comment: 'Keeps its word' },
    status: 201,
    written: async ({ listed }) => (await listRatingRows(listed.id)).length,
  },
  'a staff decision': { ...approval, table: 'bots' },
  'the audit row of a staff decision': { ...approval, table: 'admin_logs' },
}

const send = async (api: Api, world: World, { who, path, json }: Mutation, key: string) =>
  (await api.enter(world[who])).send('POST', path(world), json, { 'idempotency-key': key })

test.group('A failed COMMIT', (group) => {
  const api = useApi(group)
  const payments = usePayments(group, api)

  for (const [name, mutation] of Object.entries(MUTATIONS)) {
    test(`of ${name} is 503, writes nothing, and can be retried with the same key`, async ({
      assert,
    }) => {
      const world = await makeWorld()
      const before = await mutation.written(world)
      const key = `failed ${name}`.replaceAll(' ', '-')

      const failing = await failCommits(mutation.table)
      const refused = await send(api, world, mutation, key)
      await failing.stop()

      assert.equal(refused.status, HTTP_SERVICE_UNAVAILABLE)
      assert.isAbove(Number(refused.headers.get('retry-after')), 0)
      assert.deepEqual(await mutation.written(world), before)

      const retried = await send(api, world, mutation, key)
      assert.equal(retried.status, mutation.status)
      assert.isNull(retried.headers.get('idempotency-replayed'))
      assert.notDeepEqual(await mutation.written(world), before)
    })
  }

  for (const provider of ['stripe', 'paypal'] as const) {
    test(`of a webhook of ${provider} is 503, so that it is sent again and counted once`, async ({
      assert,
    }) => {
      const member = await makeUser()
      payments.control.webhooks.configure({ lost: true })
      await payments.buy(member, provider)
      const deliver = async () => {
        const { list, resend } = payments.control.webhooks
        return new Set(await Promise.all(list().map(({ id }) => resend(id))))
      }
      const failing = await failCommits('webhook_events')
      assert.deepEqual(await deliver(), new Set([HTTP_SERVICE_UNAVAILABLE]))
      await failing.stop()
      assert.lengthOf(await db.from('webhook_events').where({ provider }), 0)
      assert.isFalse(Boolean((await findPremium(member)).premium))
      assert.lengthOf(await listTransactions(member), 0)

      assert.deepEqual(await deliver(), new Set([200]))
      assert.isTrue((await findPremium(member)).premium)
      assert.lengthOf(await listTransactions(member), 1)
    })
  }
})
