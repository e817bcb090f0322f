import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { endSnoozes } from '#app/moderation/jobs/end_snoozes'
import { LONGEST_SNOOZE_MS } from '#app/moderation/rules'
import { ago, hence, makeBot, makeStaff, makeUser } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import type { Browser } from '#tests/identity/support/browser'

const PENDING = '/api/admin/bots/pending'
const SNOOZED = `${PENDING}?queue=snoozed`
const TOMORROW = hence({ days: 1 }).toISO()

const snoozePath = ({ id }: { id: number }) => `/api/admin/bots/${id}/snooze`
const snooze = (browser: Browser, bot: { id: number }, until = TOMORROW) =>
  browser.send('PUT', snoozePath(bot), { until })
const endSnooze = (browser: Browser, bot: { id: number }) => browser.send('DELETE', snoozePath(bot))
const makePendingBot = (values: Parameters<typeof makeBot>[0] = {}) =>
  makeBot({ approvalStatus: 'pending', ...values })

const snoozesOf = async ({ id }: { id: string }) =>
  (
    await db.rawQuery(
      `SELECT bot_id, snoozed_until FROM viewed_versions
       WHERE user_id = ? AND snoozed_until IS NOT NULL ORDER BY bot_id`,
      [id]
    )
  ).rows as { bot_id: number; snoozed_until: Date }[]

/** Lets the time until which bots are snoozed pass. */
const letSnoozesPass = () =>
  db.rawQuery(`UPDATE viewed_versions SET snoozed_until = now() - interval '1 second'`)

const publishedFor = async ({ id }: { id: number }) =>
  (
    await db
      .from('outbox')
      .where({ topic: 'staff_bot', key: String(id) })
      .count('*', 'count')
  )[0].count as number

test.group('Snoozed bots', (group) => {
  const api = useApi(group)
  let reviewer: { id: string }
  let browser: Browser
  group.each.setup(async () => {
    await db.from('bots').delete()
    reviewer = await makeStaff('reviewer')
    browser = await api.enter(reviewer)
  })
  const listIds = async (member: { id: string }, path: string): Promise<number[]> =>
    (await api.getAs(member, path)).body.map(({ id }: { id: number }) => id)

  test('leave the queues of who has snoozed them, and nobody else’s', async ({ assert }) => {
    const colleague = await makeStaff('moderator')
    const [early, late] = [
      await makePendingBot({ createdAt: ago({ days: 1 }) }),
      await makePendingBot({ createdAt: ago({ hours: 1 }) }),
    ]
    const { status, body } = await snooze(browser, early)
    assert.equal(status, 200)
    assert.deepEqual(body, { id: early.id, snoozedUntil: TOMORROW })
    assert.deepEqual(await listIds(reviewer, PENDING), [late.id])
    assert.deepEqual(await listIds(reviewer, `${PENDING}?queue=all`), [late.id])
    assert.deepEqual(await listIds(reviewer, `${PENDING}?queue=unviewed`), [late.id])
    assert.deepEqual(await listIds(reviewer, SNOOZED), [early.id])
    assert.deepEqual(await listIds(reviewer, '/api/admin/bots?sort=oldest'), [early.id, late.id])
    assert.deepEqual(await listIds(colleague, PENDING), [early.id, late.id])
    assert.deepEqual(await listIds(colleague, SNOOZED), [])

    const shown = await browser.get(`/api/admin/bots/${early.id}`)
    assert.equal(shown.body.snoozedUntil, TOMORROW)
    const seen = await api.getAs(colleague, `/api/admin/bots/${early.id}`)
    assert.isNull(seen.body.snoozedUntil)
    assert.deepEqual(await snoozesOf(reviewer), [
      { bot_id: early.id, snoozed_until: new Date(TOMORROW) },
    ])
    assert.equal(await publishedFor(early), 1)
  })

  test('return when they are put back, however often', async ({ assert }) => {
    const bot = await makePendingBot()
    await snooze(browser, bot)
    for (const _ of [1, 2]) {
      const { status, body } = await endSnooze(browser, bot)
      assert.equal(status, 200)
      assert.deepEqual(body, { id: bot.id })
    }
    assert.deepEqual(await listIds(reviewer, PENDING), [bot.id])
    assert.isEmpty(await snoozesOf(reviewer))
    assert.equal(await publishedFor(bot), 2)
  })

  test('return at their time, and the job tells it', async ({ assert }) => {
    const [ended, snoozed] = [await makePendingBot(), await makePendingBot()]
    await snooze(browser, ended)
    await letSnoozesPass()
    await snooze(browser, snoozed)
    assert.deepEqual(await listIds(reviewer, PENDING), [ended.id])
    const before = await publishedFor(ended)

    const { report } = await endSnoozes.run({}, new AbortController().signal)
    assert.deepEqual(report, { ended: 1 })
    assert.equal(await publishedFor(ended), before + 1)
    assert.deepEqual(
      (await snoozesOf(reviewer)).map(({ bot_id: id }) => id),
      [snoozed.id]
    )
  })

  test('return when their owner changes the listing', async ({ assert }) => {
    const bot = await makePendingBot()
    await snooze(browser, bot)
    const owner = await api.enter({ id: bot.userId })
    const edited = await owner.send('PATCH', `/api/bots/${bot.id}`, {
      shortDescription: 'It waters the plants of your server.',
    })
    assert.equal(edited.status, 200)
    assert.deepEqual(await listIds(reviewer, PENDING), [bot.id])
    assert.deepEqual(await listIds(reviewer, SNOOZED), [])

    // The new version can be snoozed too.
    await snooze(browser, bot)
    assert.deepEqual(await listIds(reviewer, SNOOZED), [bot.id])
  })

  test('are not those of a version that has been open since', async ({ assert }) => {
    const bot = await makePendingBot()
    await snooze(browser, bot)
    const owner = await api.enter({ id: bot.userId })
    await owner.send('PATCH', `/api/bots/${bot.id}`, { shortDescription: 'It waters all plants.' })
    const screen = '0'.repeat(32)
    await browser.send('PUT', `/api/admin/item-readers/${screen}`, {
      itemType: 'bot',
      itemId: bot.id,
    })
    assert.isEmpty(await snoozesOf(reviewer))
    assert.deepEqual(await listIds(reviewer, PENDING), [bot.id])
  })

  test('have the last of several times', async ({ assert }) => {
    const bot = await makePendingBot()
    const times = [1, 2, 3].map((days) => hence({ days }).toISO())
    const answers = await Promise.all(times.map((until) => snooze(browser, bot, until)))
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200]
    )
    await snooze(browser, bot, TOMORROW)
    assert.deepEqual(await snoozesOf(reviewer), [
      { bot_id: bot.id, snoozed_until: new Date(TOMORROW) },
    ])
  })

  test('are pending, and somebody else’s', async ({ assert }) => {
    const own = await makePendingBot({ userId: reviewer.id })
    assert.equal((await snooze(browser, own)).status, 403)
    assert.equal((await endSnooze(browser, own)).status, 403)
    const approved = await makeBot()
    const { status, body } = await snooze(browser, approved)
    assert.deepEqual([status, body.message], [409, 'This bot is approved.'])
    const deleted = await makePendingBot({ deletedAt: ago({ hours: 1 }) })
    assert.equal((await snooze(browser, deleted)).status, 404)
    assert.isEmpty(await db.from('viewed_versions'))
  })

  test('have a time that lies ahead, and not too far', async ({ assert }) => {
    const bot = await makePendingBot()
    const now = Date.now()
    for (const until of [
      'tomorrow',
      new Date(now - 1_000).toISOString(),
      new Date(now + LONGEST_SNOOZE_MS + 60_000).toISOString(),
    ]) {
      const { status, body } = await snooze(browser, bot, until)
      assert.deepEqual([status, body.errors[0].field], [422, 'until'])
    }
    assert.equal((await browser.send('PUT', snoozePath(bot), {})).status, 422)
    assert.isEmpty(await db.from('viewed_versions'))
  })

  test('are for staff', async ({ assert }) => {
    const bot = await makePendingBot()
    const [visitor, member] = [api.visitor(), await api.enter(await makeUser())]
    const answers = [await snooze(visitor, bot), await snooze(member, bot)]
    assert.deepEqual(
      answers.map(({ status }) => status),
      [401, 403]
    )
    assert.isEmpty(await db.from('viewed_versions'))
  })

  test('are in the export of their account', async ({ assert }) => {
    const bot = await makePendingBot()
    await snooze(browser, bot)
    const { body } = await browser.get('/api/user/export')
    assert.deepEqual(body.viewedBots, [
      { discordBotId: bot.discordBotId, version: 1, snoozedUntil: TOMORROW },
    ])
  })
})
