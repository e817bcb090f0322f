import { randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { ago, makeBot, makeStaff, makeUser } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import { nextPageOf } from '#tests/directory/support/pages'
import type { Browser } from '#tests/identity/support/browser'

const PENDING = '/api/admin/bots/pending'
const UNVIEWED = `${PENDING}?queue=unviewed`

const newScreen = () => randomBytes(16).toString('hex')
const view = (browser: Browser, { id }: { id: number }, screen = newScreen()) =>
  browser.send('PUT', `/api/admin/item-readers/${screen}`, { itemType: 'bot', itemId: id })
const makePendingBot = (values: Parameters<typeof makeBot>[0] = {}) =>
  makeBot({ approvalStatus: 'pending', ...values })

/** The rows, with the transaction that wrote each. */
const viewsOf = async ({ id }: { id: string }) =>
  (
    await db.rawQuery(
      'SELECT bot_id, version, xmin::text FROM viewed_versions WHERE user_id = ? ORDER BY bot_id',
      [id]
    )
  ).rows as { bot_id: number; version: number; xmin: string }[]

test.group('Versions of pending bots that staff have viewed', (group) => {
  const api = useApi(group)
  let reviewer: { id: string }
  let browser: Browser
  group.each.setup(async () => {
    await db.from('bots').delete()
    reviewer = await makeStaff('reviewer')
    browser = await api.enter(reviewer)
  })
  const listIds = async (member: { id: string }, path = UNVIEWED): Promise<number[]> =>
    (await api.getAs(member, path)).body.map(({ id }: { id: number }) => id)
  const isViewedBy = async (member: { id: string }, bot: { id: number }) => {
    const bots: { id: number; isViewed: boolean }[] = (await api.getAs(member, PENDING)).body
    return bots.find(({ id }) => id === bot.id)?.isViewed
  }
  /** As the owner does. */
  async function edit(bot: { id: number; userId: string }, shortDescription: string) {
    const owner = await api.enter({ id: bot.userId })
    return owner.send('PATCH', `/api/bots/${bot.id}`, { shortDescription })
  }

  test('leave the queue of who has opened them, and nobody else’s', async ({ assert }) => {
    const colleague = await makeStaff('moderator')
    const early = await makePendingBot({ createdAt: ago({ days: 1 }) })
    const late = await makePendingBot({ createdAt: ago({ hours: 1 }) })
    await makeBot()
    assert.deepEqual(await listIds(reviewer), [early.id, late.id])
    assert.isFalse(await isViewedBy(reviewer, early))

    assert.equal((await view(browser, early)).status, 204)
    assert.deepEqual(await listIds(reviewer), [late.id])
    assert.deepEqual(await listIds(reviewer, `${PENDING}?queue=all`), [early.id, late.id])
    assert.isTrue(await isViewedBy(reviewer, early))
    assert.isFalse(await isViewedBy(reviewer, late))
    assert.deepEqual(await listIds(colleague), [early.id, late.id])
    assert.isFalse(await isViewedBy(colleague, early))
    const [row, ...more] = await viewsOf(reviewer)
    assert.isEmpty(more)
    assert.include(row, { bot_id: early.id, version: 1 })
    assert.isEmpty(await viewsOf(colleague))
  })

  test('are shown by {0}')
    .with([
      ['a search', '&search=fern'],
      ['pages', '&limit=1&sort=newest'],
    ])
    .run(async ({ assert }, [, query]) => {
      const [first, second, viewed] = [
        await makePendingBot({ name: 'Fern one', createdAt: ago({ hours: 3 }) }),
        await makePendingBot({ name: 'Fern two', createdAt: ago({ hours: 2 }) }),
        await makePendingBot({ name: 'Fern three', createdAt: ago({ hours: 1 }) }),
      ]
      await view(browser, viewed)
      const ids: number[] = []
      for (let next: string | undefined = UNVIEWED + query; next !== undefined;) {
        const answer = await browser.get(next)
        ids.push(...answer.body.map(({ id }: { id: number }) => id))
        next = nextPageOf(answer)
      }
      assert.sameMembers(ids, [first.id, second.id])
    })

  test('become unviewed with a new version, until it has been open', async ({ assert }) => {
    const bot = await makePendingBot()
    const screen = newScreen()
    await view(browser, bot, screen)
    const { status } = await edit(bot, 'It waters the plants of your server.')
    assert.equal(status, 200)
    assert.deepEqual(await listIds(reviewer), [bot.id])
    assert.isFalse(await isViewedBy(reviewer, bot))

    // The screen still has it open, and shows the new version.
    await view(browser, bot, screen)
    assert.deepEqual(await listIds(reviewer), [])
    const [row, ...more] = await viewsOf(reviewer)
    assert.isEmpty(more)
    assert.include(row, { bot_id: bot.id, version: 2 })
  })

  test('are written once, whichever screens have them open', async ({ assert }) => {
    const bot = await makePendingBot()
    const screens = [newScreen(), newScreen(), newScreen()]
    const answers = await Promise.all(screens.map((screen) => view(browser, bot, screen)))
    assert.deepEqual(
      answers.map(({ status }) => status),
      [204, 204, 204]
    )
    const rows = await viewsOf(reviewer)
    assert.lengthOf(rows, 1)
    for (const screen of [screens[0]!, newScreen()]) await view(browser, bot, screen)
    assert.deepEqual(await viewsOf(reviewer), rows)
  })

  test('are those of pending bots', async ({ assert }) => {
    for (const bot of [await makeBot(), await makeBot({ approvalStatus: 'rejected' })]) {
      assert.equal((await view(browser, bot)).status, 204)
    }
    const deleted = await makePendingBot({ deletedAt: ago({ hours: 1 }) })
    assert.equal((await view(browser, deleted)).status, 404)
    assert.isEmpty(await viewsOf(reviewer))
  })

  test('are never those of one’s own bots, which nobody has to view', async ({ assert }) => {
    const own = await makePendingBot({ userId: reviewer.id })
    assert.equal((await view(browser, own)).status, 403)
    assert.isEmpty(await viewsOf(reviewer))
    assert.deepEqual(await listIds(reviewer), [])
    assert.isTrue(await isViewedBy(reviewer, own))
    assert.deepEqual(await listIds(await makeStaff('moderator')), [own.id])
  })

  test('are not written by reading', async ({ assert }) => {
    const bot = await makePendingBot()
    assert.equal((await browser.get(`/api/admin/bots/${bot.id}`)).status, 200)
    assert.isEmpty(await viewsOf(reviewer))
  })

  test('are for staff', async ({ assert }) => {
    const bot = await makePendingBot()
    const user = await makeUser()
    const [visitor, member] = [api.visitor(), await api.enter(user)]
    const answers = [
      await view(visitor, bot),
      await visitor.get(UNVIEWED),
      await view(member, bot),
      await member.get(UNVIEWED),
      await browser.get(`${PENDING}?queue=everything`),
    ]
    assert.deepEqual(
      answers.map(({ status }) => status),
      [401, 401, 403, 403, 422]
    )
    assert.isEmpty(await db.from('viewed_versions'))
  })

  test('are in the export of their account, and are deleted with it', async ({ assert }) => {
    const bot = await makePendingBot()
    await view(browser, bot)
    const { body } = await browser.get('/api/user/export')
    assert.deepEqual(body.viewedBots, [
      { discordBotId: bot.discordBotId, version: 1, snoozedUntil: null },
    ])
    const { status } = await browser.send('DELETE', '/api/user', { reviews: 'keep' })
    assert.equal(status, 204)
    assert.isEmpty(await viewsOf(reviewer))
  })

  test('are deleted with the bot', async ({ assert }) => {
    const bot = await makePendingBot()
    await view(browser, bot)
    await db.from('bots').where('id', bot.id).delete()
    assert.isEmpty(await viewsOf(reviewer))
  })
})
