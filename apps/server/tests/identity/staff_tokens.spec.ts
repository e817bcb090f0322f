import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import type { RouteJSON } from '@adonisjs/core/types/http'
import { test } from '@japa/runner'
import { makeBot, makeRating, makeStaff } from '#database/factories/index'
import { issueAccessToken } from '#app/identity/access_tokens'
import { Listener } from '#tests/core/live/support/listener'
import { useApi } from '#tests/directory/support/api'
import { everything } from '#tests/directory/support/refusals'
import { useOutboxTail } from '#tests/helpers/outbox_tail'
import { bearer } from '#tests/identity/support/desktop'

/** Staff work on routes that are not for staff only. */
const STAFF_WORK_TOO = new Set(['DELETE /api/ratings/:id'])
const NOBODY = '999999999999999'
const READS = new Set(['GET', 'HEAD'])

const has = ({ middleware }: RouteJSON, name: string) =>
  [...middleware.all()].some((one) => one.name === name)

/** All mutations that members make as members, from the router, so that later ones are covered too. */
function changesOfMembers() {
  return (router.toJSON().root ?? [])
    .filter((route) => has(route, 'authenticate') && !has(route, 'staff'))
    .flatMap(({ methods, pattern }) => methods.map((method) => [method, pattern] as const))
    .filter(([method]) => !READS.has(method))
}

async function allRows() {
  const tables = await db.from('pg_tables').where('schemaname', 'public').select('tablename')
  return everything(tables.map(({ tablename }) => tablename))
}

async function newHeaders() {
  const member = await makeStaff('owner')
  const token = await issueAccessToken({ userId: member.id, name: 'Desk', scope: 'staff' })
  await db.from('auth_access_tokens').update({ last_used_at: new Date() })
  return bearer(token.release())
}

test.group('A token with the staff scope', (group) => {
  const api = useApi(group)
  useOutboxTail(group)

  test('changes nothing that is its member’s own', async ({ assert }) => {
    const headers = await newHeaders()
    const before = await allRows()
    const refused = []
    for (const [method, pattern] of changesOfMembers()) {
      const address = pattern.replaceAll(/:\w+/g, NOBODY)
      const { status, body } = await api.send(method, address, { headers, json: {} })
      if (status === 403 && body.code === 'forbidden') refused.push(`${method} ${pattern}`)
    }
    const all = changesOfMembers().map((change) => change.join(' '))
    assert.includeMembers(all, ['DELETE /api/user', 'PATCH /api/user/profile'])
    assert.sameMembers(
      refused,
      all.filter((name) => !STAFF_WORK_TOO.has(name))
    )
    assert.deepEqual(await allRows(), before)
    assert.equal((await api.get('/api/user/export', headers)).status, 403)
  })

  test('can delete a review, which is staff work too', async ({ assert }) => {
    const headers = await newHeaders()
    const { id } = await makeRating({ botId: (await makeBot()).id, comment: 'Buy seeds at …' })
    assert.isBelow((await api.send('DELETE', `/api/ratings/${id}`, { headers })).status, 300)
    assert.isEmpty(await db.from('ratings').where('id', id))
  })

  test("can subscribe to its member's live topics", async ({ assert }) => {
    const headers = await newHeaders()
    const topics = [
      'bots',
      'me',
      'staff:bots',
      'staff:applications',
      'staff:members',
      'staff:logs',
      'staff:support',
    ]
    const screen = await Listener.open(api.url, topics, headers)
    assert.equal(screen.status, 200)
    assert.sameMembers(JSON.parse(screen.frames[0]!.data).topics, topics)
    screen.leave()
  })
})

test.group('GET /api/desktop/about', (group) => {
  const api = useApi(group)

  test('identifies the server and its image hosts', async ({ assert }) => {
    const { status, body, headers } = await api.get('/api/desktop/about')
    assert.equal(status, 200)
    assert.deepEqual(body, {
      name: 'botanica',
      site_name: 'Botanica',
      image_hosts: [new URL(process.env.DISCORD_IMAGE_HOST!).origin],
      image_base: process.env.DISCORD_IMAGE_HOST!,
    })
    assert.match(headers.get('cache-control')!, /public/)
    assert.isNull(headers.get('set-cookie'))
  })
})
