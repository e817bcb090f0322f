import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { ago, makeUser } from '#database/factories/index'
import type { Api } from '#tests/directory/support/api'

/** Tables that a rejected request must not change. */
const TABLES = [
  'ratings',
  'rating_votes',
  'rating_blocks',
  'bot_votes',
  'vote_events',
  'bot_events',
  'bot_stats',
  'admin_logs',
  'outbox',
  'sessions',
]

/** Returns all rows of the tables as text. */
export async function everything(tables = TABLES): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  for (const table of tables) {
    const { rows } = await db.rawQuery<{ rows: { row: string }[] }>(
      `SELECT t::text AS row FROM ${table} AS t ORDER BY 1`
    )
    all[table] = rows.map(({ row }) => row)
  }
  return all
}

interface Scene {
  /** A member who may make the request. */
  caller: { id: string }
  /** The bot of the request. */
  bot: { id: number }
  path: string
  json?: Record<string, unknown>
}

export interface Mutation {
  name: string
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Creates data with which the request is accepted. */
  scene: () => Promise<Scene>
  /** Paths of the same request for things that do not exist. */
  nowhere: string[]
}

const RESTRICTIONS: Record<string, Record<string, unknown>> = {
  'banned after signing in': { banned: true, ban_reason: 'Spam' },
  'disabled after signing in': { disabled: true, disable_reason: 'Spam' },
}

const HIDDEN: Record<string, Record<string, unknown>> = {
  pending: { approval_status: 'pending', approved_at: null },
  rejected: { approval_status: 'rejected', approved_at: null, approval_reason: 'No.' },
  deleted: { deleted_at: new Date() },
}

/** Tests what every mutation rejects in the same way and order, without changing anything. */
export function testMutationErrors(api: Api, { name, method, scene, nowhere }: Mutation) {
  test(`${name} by a visitor is 401`, async ({ assert }) => {
    const { path, json } = await scene()
    const before = await everything()
    const answer = await api.visitor().send(method, path, json)
    assert.equal(answer.status, 401)
    assert.equal(answer.body.code, 'unauthenticated')
    assert.isNull(answer.headers.get('set-cookie'))
    assert.deepEqual(await everything(), before)
  })

  for (const [what, columns] of Object.entries(RESTRICTIONS)) {
    test(`${name} by who was ${what} is 403`, async ({ assert }) => {
      const { caller, path, json } = await scene()
      const browser = await api.enter(caller)
      await db.from('users').where('id', caller.id).update(columns)
      const before = await everything()
      const answer = await browser.send(method, path, json)
      assert.equal(answer.status, 403)
      assert.equal(answer.body.code, 'account_restricted')
      assert.include(answer.body.message, 'Spam')
      assert.deepEqual(await everything(), before)
    })
  }

  test(`${name} by whose ban is over is accepted`, async ({ assert }) => {
    const { caller, path, json } = await scene()
    await db
      .from('users')
      .where('id', caller.id)
      .update({ banned: true, ban_reason: 'Spam', ban_expires_at: ago({ minutes: 1 }).toJSDate() })
    const answer = await (await api.enter(caller)).send(method, path, json)
    assert.oneOf(answer.status, [200, 201, 204])
  })

  test(`${name} from another site is 403`, async ({ assert }) => {
    const { caller, path, json } = await scene()
    const browser = await api.enter(caller)
    const before = await everything()
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const answer = await browser.send(method, path, json, foreign)
    assert.equal(answer.status, 403)
    assert.equal(answer.body.code, 'csrf')
    assert.deepEqual(await everything(), before)
  })

  test(`${name} with a field that it does not know is 422`, async ({ assert }) => {
    const { caller, path, json } = await scene()
    const browser = await api.enter(caller)
    const before = await everything()
    const answer = await browser.send(method, path, { ...json, userId: '1' })
    assert.equal(answer.status, 422)
    assert.equal(answer.body.code, 'unknown_field')
    assert.deepEqual(await everything(), before)
  })

  for (const [what, columns] of Object.entries(HIDDEN)) {
    test(`${name} is 404 for a member when the bot is ${what}`, async ({ assert }) => {
      const { bot, path, json } = await scene()
      await db.from('bots').where('id', bot.id).update(columns)
      const browser = await api.enter(await makeUser())
      const before = await everything()
      const answer = await browser.send(method, path, json)
      assert.equal(answer.status, 404)
      assert.deepEqual(await everything(), before)
    })
  }

  test(`${name} is 404 for what is not there`, async ({ assert }) => {
    const { caller, json } = await scene()
    const browser = await api.enter(caller)
    const before = await everything()
    for (const path of nowhere) {
      assert.equal((await browser.send(method, path, json)).status, 404, path)
    }
    assert.deepEqual(await everything(), before)
  })
}
