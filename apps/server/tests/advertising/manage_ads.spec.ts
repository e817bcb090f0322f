import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { FieldError } from '#app/core/errors'
import { ago, hence, makeAdvertisement, makeUser } from '#database/factories/index'
import { eventually } from '#tests/helpers/eventually'
import { useOutbox } from '#tests/directory/support/api'
import { useCallers } from '#tests/openapi/support/world'

const AD = { title: 'Seeds', content: '<b>Seeds</b>', placement: 'sidebar', type: 'banner' }

const findRow = (id: number) => db.from('advertisements').where('id', id).first()
const count = async () => {
  const [{ total }] = await db.from('advertisements').count('* as total')
  return Number(total)
}
const listLogs = (id: number) =>
  db
    .from('admin_logs')
    .where({ target_type: 'advertisement', target_id: String(id) })
    .orderBy('id')

test.group('Managing ads', (group) => {
  const callers = useCallers(group)
  useOutbox(group)
  let headers: Record<string, string>
  let ownerId: string

  group.setup(async () => {
    const owner = await makeUser({ roles: ['owner'] })
    ownerId = owner.id
    headers = await callers.headersOf(owner)
  })
  const ask = (method: string, path: string, json?: Record<string, unknown>) =>
    callers.ask(method, path, { headers, json })
  const shownIn = async (placement: string) =>
    (await callers.ask('GET', `/api/ads?placement=${placement}`, { headers: {} })).body as {
      id: number
      content: string
    }[]

  test('an owner adds an ad, and visitors see it', async ({ assert }) => {
    assert.deepEqual(await shownIn('sidebar'), [])
    const { status, body } = await ask('POST', '/api/admin/ads', AD)
    assert.equal(status, 201)
    assert.include(body, { ...AD, isActive: true, priority: 0, state: 'shown', startDate: null })
    assert.include(await findRow(body.id), { title: 'Seeds', is_active: true, priority: 0 })
    const [log] = await listLogs(body.id)
    assert.include(log, { action: 'add_ad', admin_id: ownerId })
    assert.include(log.details, { targetName: 'Seeds' })
    await eventually(async () => (await shownIn('sidebar')).some(({ id }) => id === body.id))
  })

  test('an owner previews any ad in a sandboxed document', async ({ assert }) => {
    const ad = await makeAdvertisement({ content: '<i>Off</i>', isActive: false })
    const path = `/api/admin/ads/${ad.id}/frame`
    const { status, headers: received, text } = await ask('GET', path)
    assert.equal(status, 200)
    assert.include(text, '<body><i>Off</i></body>')
    const policy = received.get('content-security-policy')!
    assert.match(policy, /^sandbox allow-scripts/)
    assert.notInclude(policy, 'allow-same-origin')
    assert.include(received.get('cache-control')!, 'no-store')
    assert.equal((await ask('GET', '/api/admin/ads/999999999/frame')).status, 404)
    assert.equal((await callers.ask('GET', path, { headers: {} })).status, 401)
  })

  test('a change of placement shows in the old and the new placement', async ({ assert }) => {
    const ad = await makeAdvertisement({ placement: 'header', content: '<i>Old</i>' })
    const change = { placement: 'footer', content: '<i>New</i>' }
    await shownIn('header')
    await shownIn('footer')
    const { status, body } = await ask('PATCH', `/api/admin/ads/${ad.id}`, change)
    assert.equal(status, 200)
    assert.include(body, { id: ad.id, title: ad.title, ...change })
    const [log] = await listLogs(ad.id)
    assert.deepEqual(log.details.oldValue, { placement: 'header', content: '<i>Old</i>' })
    assert.deepEqual(log.details.newValue, change)
    await eventually(async () => !(await shownIn('header')).some(({ id }) => id === ad.id))
    await eventually(async () =>
      (await shownIn('footer')).some(({ id, content }) => id === ad.id && content === '<i>New</i>')
    )
  })

  test('an edit with equal values changes nothing', async ({ assert }) => {
    const ad = await makeAdvertisement({ endDate: hence({ days: 2 }) })
    const { body } = await ask('PATCH', `/api/admin/ads/${ad.id}`, { title: ad.title })
    await ask('PATCH', `/api/admin/ads/${ad.id}`, { endDate: body.endDate })
    assert.deepEqual(await listLogs(ad.id), [])
  })

  test('dates can be cleared, and the end must be after the start', async ({ assert }) => {
    const ad = await makeAdvertisement({ startDate: ago({ days: 1 }), endDate: hence({ days: 1 }) })
    const early = ago({ days: 2 }).toJSDate().toISOString()
    const refused = await ask('PATCH', `/api/admin/ads/${ad.id}`, { endDate: early })
    assert.equal(refused.status, 422)
    assert.deepInclude(
      refused.body.errors.map(({ field, rule }: FieldError) => ({ field, rule })),
      { field: 'endDate', rule: 'after' }
    )
    assert.deepEqual(await listLogs(ad.id), [])
    const { body } = await ask('PATCH', `/api/admin/ads/${ad.id}`, {
      startDate: null,
      endDate: early,
    })
    assert.include(body, { startDate: null, endDate: early, state: 'over' })
  })

  test('an invalid ad is refused: {0}')
    .with([
      ['title', { ...AD, title: '  ' }],
      ['content', { ...AD, content: 'x'.repeat(20_001) }],
      ['placement', { ...AD, placement: 'popup' }],
      ['type', { ...AD, type: 'video' }],
      ['priority', { ...AD, priority: 1.5 }],
      ['priority', { ...AD, priority: '7' }],
      ['isActive', { ...AD, isActive: 'yes' }],
      ['startDate', { ...AD, startDate: 'soon' }],
      ['createdAt', { ...AD, createdAt: '2026-01-01T00:00:00Z' }],
    ] as const)
    .run(async ({ assert }, [field, json]) => {
      const before = await count()
      const { status, body } = await ask('POST', '/api/admin/ads', json)
      assert.equal(status, 422)
      assert.deepEqual([...new Set(body.errors.map((error: FieldError) => error.field))], [field])
      assert.equal(await count(), before)
    })

  test('concurrent removals remove an ad once', async ({ assert }) => {
    const ad = await makeAdvertisement()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ask('DELETE', `/api/admin/ads/${ad.id}`))
    )
    const statuses = answers.map(({ status }) => status).toSorted()
    assert.deepEqual(statuses, [200, ...Array.from({ length: 9 }, () => 404)])
    assert.isNull(await findRow(ad.id))
    const logs = await listLogs(ad.id)
    assert.lengthOf(logs, 1)
    assert.equal(logs[0].details.oldValue.content, ad.content)
  })

  test('an unknown ad is 404', async ({ assert }) => {
    for (const id of ['999999999', 'x', '0']) {
      assert.equal((await ask('PATCH', `/api/admin/ads/${id}`, { priority: 1 })).status, 404)
      assert.equal((await ask('DELETE', `/api/admin/ads/${id}`)).status, 404)
    }
  })

  test('the list is paginated, newest first, with the state of each ad', async ({ assert }) => {
    const placement = 'in-list'
    const states = [
      ['off', { isActive: false }],
      ['scheduled', { startDate: hence({ hours: 1 }) }],
      ['over', { endDate: ago({ hours: 1 }) }],
      ['shown', { endDate: hence({ hours: 1 }) }],
    ] as const
    for (const [title, fields] of states) await makeAdvertisement({ placement, title, ...fields })

    const seen: string[] = []
    let path: string | undefined = `/api/admin/ads?placement=${placement}&limit=3`
    while (path) {
      const { headers: answered, body } = await ask('GET', path)
      for (const { title, state } of body) {
        assert.equal(state, title)
        seen.push(title)
      }
      path = /<([^>]+)>/.exec(answered.get('link') ?? '')?.[1]
    }
    assert.deepEqual(seen, ['shown', 'over', 'scheduled', 'off'])
  })
})
