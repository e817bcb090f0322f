import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { FieldError } from '#app/core/errors'
import { refreshBotTags } from '#app/directory/jobs/refresh_bot_tags'
import { makeBot, makeCategory, makeUser, OWNER } from '#database/factories/index'
import { useOutbox } from '#tests/directory/support/api'
import { run } from '#tests/helpers/ace'
import { eventually } from '#tests/helpers/eventually'
import { useCallers } from '#tests/openapi/support/world'

/** More bots than one transaction renames or moves. */
const MANY = 130
const AT_ONCE = 100
const RACERS = 8

const rowOf = (id: number) => db.from('categories').where('id', id).first()
const logsOf = (id: number) =>
  db
    .from('admin_logs')
    .where({ target_type: 'category', target_id: String(id) })
    .orderBy('id')
const count = async () => (await db.from('categories')).length
const tagsOf = async (id: number) => (await db.from('bots').where('id', id).firstOrFail()).tags
const tagged = (name: string) => db.from('bots').whereRaw('? = ANY (tags)', [name])
const botsIn = (id: number) => db.from('bot_categories').where('category_id', id)

/** Inserts many bots of a category, without the slow search triggers. */
async function fill(category: { id: number; name: string }) {
  const { id, userId } = await makeBot({ categories: [category.name] })
  await db.connection(OWNER.connection).rawQuery(
    `WITH made AS (
       INSERT INTO bots (discord_bot_id, user_id, name, short_description, description, invite_url, approval_status, approved_at)
       SELECT (700000000000000000 + number + :id * 1000)::text, :userId, 'Bot ' || number,
         short_description, description, invite_url, approval_status, approved_at
       FROM bots, generate_series(2, :many::int) AS number WHERE id = :id RETURNING id
     ) INSERT INTO bot_categories (bot_id, category_id) SELECT id, :category FROM made`,
    { id, userId, many: MANY, category: category.id }
  )
}

test.group('Managing categories', (group) => {
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
  const move = (from: number, to: number) =>
    ask('POST', `/api/admin/categories/${from}/move-bots`, { to })
  const visit = async (path: string) => (await callers.ask('GET', path, { headers: {} })).body
  const listedNames = async (): Promise<string[]> =>
    (await visit('/api/categories')).map(({ name }: { name: string }) => name)

  test('an owner adds a category, which visitors and the offline catalog then have', async ({
    assert,
  }) => {
    assert.notInclude(await listedNames(), 'Gardening')
    const { status, body } = await ask('POST', '/api/admin/categories', { name: ' Gardening ' })
    assert.equal(status, 201)
    assert.include(body, { name: 'Gardening', description: null, botCount: 0 })
    assert.include(await rowOf(body.id), { name: 'Gardening', description: null })
    const [log] = await logsOf(body.id)
    assert.include(log, { action: 'add_category', admin_id: ownerId })
    assert.include(log.details, { targetName: 'Gardening' })
    await eventually(async () => (await listedNames()).includes('Gardening'))
    const { categories } = await visit('/api/catalogue')
    assert.deepInclude(categories, { id: body.id, name: 'Gardening' })
  })

  test('rejects an invalid category: {0}')
    .with([
      ['name', { name: '  ' }],
      ['name', {}],
      ['name', { name: 'x'.repeat(51) }],
      ['name', { name: 'TAKEN' }],
      ['description', { name: 'Fresh', description: 'x'.repeat(201) }],
      ['order', { name: 'Fresh', order: 1 }],
    ] as const)
    .run(async ({ assert }, [field, json]) => {
      await makeCategory('Taken')
      const before = await count()
      const { status, body } = await ask('POST', '/api/admin/categories', json)
      assert.equal(status, 422)
      assert.deepEqual([...new Set(body.errors.map((error: FieldError) => error.field))], [field])
      assert.equal(await count(), before)
    })

  test('concurrent additions of one name add it once', async ({ assert }) => {
    const answers = await Promise.all(
      Array.from({ length: RACERS }, () => ask('POST', '/api/admin/categories', { name: 'Once' }))
    )
    const statuses = answers.map(({ status }) => status).toSorted()
    assert.deepEqual(statuses, [201, ...Array.from({ length: RACERS - 1 }, () => 422)])
    assert.lengthOf(await db.from('categories').where('name', 'Once'), 1)
  })

  test('a rename updates the bots and frees the old name', async ({ assert }) => {
    const category = await makeCategory('Formerly')
    const bot = await makeBot({ categories: [category.name] })
    const path = `/api/bots/discord/${bot.discordBotId}`
    assert.deepEqual((await visit(path)).tags, ['Formerly'])

    const change = { name: 'Nowadays', description: 'What is in fashion.' }
    const { status, body } = await ask('PATCH', `/api/admin/categories/${category.id}`, change)
    assert.equal(status, 200)
    assert.include(body, { id: category.id, ...change, botCount: 1 })
    const [log] = await logsOf(category.id)
    assert.deepEqual(log.details.oldValue, { name: 'Formerly', description: null })
    assert.deepEqual(log.details.newValue, change)
    assert.deepEqual(await tagsOf(bot.id), ['Nowadays'])
    await eventually(async () => (await visit(path)).tags[0] === 'Nowadays')
    assert.equal((await ask('POST', '/api/admin/categories', { name: 'Formerly' })).status, 201)
  })

  test('an equal value is no change; its own name in another case is', async ({ assert }) => {
    const category = await makeCategory('Steady')
    const path = `/api/admin/categories/${category.id}`
    await ask('PATCH', path, { name: 'Steady', description: null })
    assert.deepEqual(await logsOf(category.id), [])
    assert.equal((await ask('PATCH', path, { name: 'STEADY' })).status, 200)
    assert.equal((await rowOf(category.id)).name, 'STEADY')
  })

  test('rejects the name of another category, also under concurrent renames', async ({
    assert,
  }) => {
    const [one, other] = [await makeCategory('One'), await makeCategory('Other')]
    const refused = await ask('PATCH', `/api/admin/categories/${one.id}`, { name: 'other' })
    assert.equal(refused.status, 422)
    assert.deepInclude(refused.body.errors[0], { field: 'name', rule: 'unique' })
    const answers = await Promise.all(
      [one, other].map(({ id }) => ask('PATCH', `/api/admin/categories/${id}`, { name: 'Both' }))
    )
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 422])
    assert.lengthOf(await db.from('categories').where('name', 'Both'), 1)
  })

  test('renaming a large category updates its bots in batches', async ({ assert }) => {
    const category = await makeCategory('Crowded')
    await fill(category)
    const { status } = await ask('PATCH', `/api/admin/categories/${category.id}`, { name: 'Busy' })
    assert.equal(status, 200)
    assert.lengthOf(await tagged('Busy'), AT_ONCE)

    const { report, state } = await refreshBotTags.run({}, new AbortController().signal)
    assert.deepEqual(report, { refreshed: MANY - AT_ONCE })
    assert.deepEqual(state, {})
    assert.lengthOf(await tagged('Busy'), MANY)
    const again = await refreshBotTags.run({}, new AbortController().signal)
    assert.deepEqual(again.report, { refreshed: 0 })
  })

  test('a rename makes that job due, from the start', async ({ assert }) => {
    const category = await makeCategory('Due')
    await db.rawQuery(`
      INSERT INTO jobs (name, next_at, state) VALUES ('refresh_bot_tags', now() + interval '1 day', '{"after":"9"}')
    `)
    await ask('PATCH', `/api/admin/categories/${category.id}`, { name: 'Overdue' })
    const job = await db.from('jobs').where('name', 'refresh_bot_tags').firstOrFail()
    assert.isAtMost(job.next_at.getTime(), Date.now())
    assert.deepEqual(job.state, {})
  })

  test('moves a hundred bots at a time; a bot in both categories stays in one', async ({
    assert,
  }) => {
    const [from, to] = [await makeCategory('Leaving'), await makeCategory('Taking')]
    await fill(from)
    const both = await makeBot({ categories: [from.name, to.name] })
    const path = `/api/admin/categories/${from.id}/move-bots`
    const total = MANY + 1
    const first = await ask('POST', path, { to: to.id })
    assert.deepEqual(first.body, { moved: AT_ONCE, left: total - AT_ONCE })
    const second = await ask('POST', path, { to: to.id })
    assert.deepEqual(second.body, { moved: total - AT_ONCE, left: 0 })
    assert.deepEqual((await ask('POST', path, { to: to.id })).body, { moved: 0, left: 0 })

    assert.isEmpty(await botsIn(from.id))
    assert.lengthOf(await botsIn(to.id), total)
    assert.deepEqual(await tagsOf(both.id), ['Taking'])
    assert.lengthOf(await db.from('outbox').where({ topic: 'bot', key: String(both.id) }), 1)
    const logs = await logsOf(from.id)
    assert.deepEqual(
      logs.map(({ action, details }) => [action, details.newValue]),
      [
        ['move_category_bots', { category: 'Taking', bots: AT_ONCE }],
        ['move_category_bots', { category: 'Taking', bots: total - AT_ONCE }],
      ]
    )
    const { bots, categories } = await visit('/api/catalogue')
    assert.include(bots.categoryIds.flat(), to.id)
    assert.isNotEmpty(categories)
  })

  test('does not move bots to {0}')
    .with([
      ['the same category', (id: number) => id],
      ['one that is not there', () => 999_999],
    ] as const)
    .run(async ({ assert }, [, target]) => {
      const category = await makeCategory()
      const bot = await makeBot({ categories: [category.name] })
      const { status, body } = await ask('POST', `/api/admin/categories/${category.id}/move-bots`, {
        to: target(category.id),
      })
      assert.equal(status, 422)
      assert.deepInclude(body.errors[0], { field: 'to', rule: 'exists' })
      assert.deepEqual(await tagsOf(bot.id), [category.name])
    })

  test('two categories moved into each other at once do not deadlock', async ({ assert }) => {
    const [one, other] = [await makeCategory('Left'), await makeCategory('Right')]
    await makeBot({ categories: ['Left'] })
    await makeBot({ categories: ['Right'] })
    const answers = await Promise.all([move(one.id, other.id), move(other.id, one.id)])
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200]
    )
    assert.equal((await botsIn(one.id)).length + (await botsIn(other.id)).length, 2)
  })

  test('a category with bots is not removed, even if all of them are deleted', async ({
    assert,
  }) => {
    const category = await makeCategory('Used')
    const bot = await makeBot({ categories: [category.name] })
    await db.from('bots').where('id', bot.id).update({ deleted_at: new Date() })
    const { status, body } = await ask('DELETE', `/api/admin/categories/${category.id}`)
    assert.equal(status, 409)
    assert.include(body, { code: 'conflict' })
    assert.isNotNull(await rowOf(category.id))
    assert.deepEqual(await logsOf(category.id), [])
  })

  test('concurrent removals succeed once', async ({ assert }) => {
    const category = await makeCategory('Gone')
    await listedNames()
    const answers = await Promise.all(
      Array.from({ length: RACERS }, () => ask('DELETE', `/api/admin/categories/${category.id}`))
    )
    const statuses = answers.map(({ status }) => status).toSorted()
    assert.deepEqual(statuses, [200, ...Array.from({ length: RACERS - 1 }, () => 404)])
    assert.isNull(await rowOf(category.id))
    const logs = await logsOf(category.id)
    assert.lengthOf(logs, 1)
    assert.deepEqual(logs[0].details.oldValue, { name: 'Gone', description: null })
    await eventually(async () => !(await listedNames()).includes('Gone'))
  })

  test('a bot that is added to a category during its removal keeps it', async ({ assert }) => {
    const category = await makeCategory('Contested')
    const bot = await makeBot({ categories: ['Utility'] })
    await Promise.all([
      db
        .transaction((trx) =>
          trx.table('bot_categories').insert({ bot_id: bot.id, category_id: category.id })
        )
        .catch(() => {}),
      ask('DELETE', `/api/admin/categories/${category.id}`),
    ])
    assert.equal((await botsIn(category.id)).length > 0, (await rowOf(category.id)) !== null)
  })

  test('an unknown category is 404', async ({ assert }) => {
    for (const id of ['999999999', 'x', '0']) {
      const path = `/api/admin/categories/${id}`
      assert.equal((await ask('PATCH', path, { name: 'Nothing' })).status, 404)
      assert.equal((await ask('DELETE', path)).status, 404)
      assert.equal((await ask('POST', `${path}/move-bots`, { to: 1 })).status, 404)
    }
  })
})

test.group('Categories | the last one', (group) => {
  const callers = useCallers(group)

  test('stays, also when the last two are removed at once', async ({ assert }) => {
    const categories = [await makeCategory('A'), await makeCategory('B')]
    const headers = await callers.newOwner()
    const answers = await Promise.all(
      categories.map(({ id }) => callers.ask('DELETE', `/api/admin/categories/${id}`, { headers }))
    )
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409])
    assert.equal(await count(), 1)
  })
})

test.group('ace commands for categories', (group) => {
  useCallers(group)

  test('categories:add adds a category, and reports an invalid one', async ({ assert }) => {
    const { exitCode, printed } = await run(
      'categories:add',
      '--name=Gardening',
      '--description=Beds and borders.'
    )
    assert.equal(exitCode, 0)
    assert.include(printed, { name: 'Gardening', description: 'Beds and borders.', botCount: 0 })
    const [log] = await logsOf(printed.id)
    assert.include(log, { action: 'add_category', admin_id: null })
    const told = await db.from('outbox').where({ topic: 'category', key: String(printed.id) })
    assert.lengthOf(told, 1)

    const again = await run('categories:add', '--name=gardening')
    assert.equal(again.exitCode, 1)
    assert.equal(again.printed.error, 'A category with this name already exists.')
    assert.match((await run('categories:add')).printed.error, /name/)
    assert.equal(await count(), 1)
  })

  test('categories:edit changes the given fields only', async ({ assert }) => {
    const category = await makeCategory('Before', 'Long ago.')
    const { printed } = await run('categories:edit', String(category.id), '--name=After')
    assert.include(printed, { id: category.id, name: 'After', description: 'Long ago.' })
    const plain = await run('categories:edit', String(category.id), '--description=none')
    assert.isNull(plain.printed.description)
    for (const id of ['999999999', 'x'])
      assert.equal((await run('categories:edit', id)).printed.error, 'There is no such category.')
  })

  test('categories:list counts their bots', async ({ assert }) => {
    const category = await makeCategory('Counted')
    await makeBot({ categories: [category.name] })
    const { printed } = await run('categories:list')
    assert.deepInclude(printed, {
      id: category.id,
      name: 'Counted',
      description: null,
      botCount: 1,
    })
  })

  test('categories:remove first moves the bots when it is given a target', async ({ assert }) => {
    const [category, taker] = [await makeCategory('Emptied'), await makeCategory('Filled')]
    await fill(category)
    const refused = await run('categories:remove', String(category.id))
    assert.equal(refused.exitCode, 1)
    assert.include(refused.printed.error, 'Bots are in this category.')
    const { exitCode, printed } = await run(
      'categories:remove',
      String(category.id),
      `--move-to=${taker.id}`
    )
    assert.equal(exitCode, 0)
    assert.deepEqual(printed, { id: category.id, moved: MANY })
    assert.isNull(await rowOf(category.id))
    assert.lengthOf(await botsIn(taker.id), MANY)
    assert.equal((await run('categories:remove', String(category.id))).exitCode, 1)
  })
})
