import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import {
  makeBot,
  makeCertificationApplication,
  makeStaff,
  makeUser,
} from '#database/factories/index'
import { useApi, useOutbox } from '#tests/directory/support/api'
import { everything } from '#tests/directory/support/refusals'
import { eventually } from '#tests/helpers/eventually'
import { makeReviewedBot, reviewsPath, sendAs } from '#tests/reviews/support/world'

const TEXT = 'This was a mistake, please look again.'
const TABLES = ['appeals', 'admin_logs', 'bots', 'users', 'ratings', 'removed_ratings', 'outbox']
const botRow = (id: number) => db.from('bots').where('id', id).firstOrFail()

async function makeOwnedBot(overrides: Partial<Parameters<typeof makeBot>[0]> = {}) {
  const owner = await makeUser()
  return { owner, bot: await makeBot({ userId: owner.id, ...overrides }) }
}

test.group('Reversals', (group) => {
  const api = useApi(group)
  useOutbox(group)

  /** Appeals the latest decision about the member. @returns the id of the appeal */
  async function appeal(member: { id: string }): Promise<number> {
    const [decision] = (await api.getAs(member, '/api/appeals')).body
    const { body, status } = await sendAs(api, member, 'POST', '/api/appeals', {
      decisionId: decision.id,
      text: TEXT,
    })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body.id as number
  }

  const reverse = async (id: number, role: 'owner' | 'moderator' = 'owner') =>
    sendAs(api, await makeStaff(role), 'PATCH', `/api/admin/appeals/${id}`, { outcome: 'reversed' })

  const close = async (id: number) =>
    sendAs(api, await makeStaff('owner'), 'PATCH', `/api/admin/appeals/${id}`, {
      outcome: 'closed',
      answer: 'It can no longer be undone.',
    })

  const asStaff = async (method: string, path: string, json?: object) => {
    const { status, body } = await sendAs(api, await makeStaff('owner'), method, path, json)
    if (status >= 300) throw new Error(JSON.stringify(body))
  }

  test('a rejected bot is approved again, with its certification', async ({ assert }) => {
    const { owner, bot } = await makeOwnedBot({ certified: true })
    await asStaff('POST', `/api/admin/bots/${bot.id}/reject`, { reason: 'No.' })
    assert.equal((await reverse(await appeal(owner))).status, 200)
    assert.include(await botRow(bot.id), { approval_status: 'approved', certified: true })
    const kinds = async () =>
      (await db.from('inbox_items').where('user_id', owner.id)).map(({ kind }) => kind as string)
    await eventually(async () => (await kinds()).includes('appeal_reversed'))
  })

  test('a rejected bot whose listing was edited since is 409', async ({ assert }) => {
    const { owner, bot } = await makeOwnedBot()
    await asStaff('POST', `/api/admin/bots/${bot.id}/reject`, { reason: 'No.' })
    const id = await appeal(owner)
    const edit = await sendAs(api, owner, 'PATCH', `/api/bots/${bot.id}`, { prefix: '?' })
    assert.equal(edit.status, 200)
    const { status, body } = await reverse(id)
    assert.deepEqual([status, body.reason], [409, 'changedSince'])
    assert.equal((await botRow(bot.id)).approval_status, 'rejected')
  })

  test('a rejected bot that was submitted again is 409, and the appeal can be closed', async ({
    assert,
  }) => {
    const { owner, bot } = await makeOwnedBot()
    await asStaff('POST', `/api/admin/bots/${bot.id}/reject`, { reason: 'No.' })
    const id = await appeal(owner)
    await db
      .from('bots')
      .where('id', bot.id)
      .update({ approval_status: 'pending', approval_reason: null })
    const before = await everything(TABLES)
    const { status, body } = await reverse(id)
    assert.deepEqual([status, body.code, body.reason], [409, 'conflict', 'changedSince'])
    const { length } = (await everything(TABLES)).appeals!
    assert.equal(length, before.appeals!.length)
    assert.equal((await botRow(bot.id)).approval_status, 'pending')
    assert.equal((await db.from('appeals').where('id', id).firstOrFail()).state, 'open')
    assert.equal((await close(id)).status, 200)
    assert.equal((await db.from('appeals').where('id', id).firstOrFail()).state, 'closed')
  })

  test('a bot without certification is certified again', async ({ assert }) => {
    const { owner, bot } = await makeOwnedBot({ certified: true })
    await asStaff('POST', `/api/admin/bots/${bot.id}/uncertify`)
    assert.equal((await reverse(await appeal(owner))).status, 200)
    assert.isTrue((await botRow(bot.id)).certified)
  })

  test('a deleted bot is restored, unless it was submitted again', async ({ assert }) => {
    const { owner, bot } = await makeOwnedBot()
    await asStaff('DELETE', `/api/admin/bots/${bot.id}`)
    const id = await appeal(owner)
    const again = await makeBot({ userId: owner.id, discordBotId: bot.discordBotId })
    const { status, body } = await reverse(id)
    assert.deepEqual([status, body.reason], [409, 'submittedAgain'])
    await db.from('bots').where('id', again.id).update({ deleted_at: new Date() })
    assert.equal((await reverse(id)).status, 200)
    assert.isNull((await botRow(bot.id)).deleted_at)
  })

  test('a rejected application returns to the queue', async ({ assert }) => {
    const { owner, bot } = await makeOwnedBot()
    const { id } = await makeCertificationApplication({ botId: bot.id, userId: owner.id })
    await asStaff('PATCH', `/api/admin/certification/applications/${id}`, {
      status: 'rejected',
      reviewReason: 'It is often offline.',
    })
    assert.equal((await reverse(await appeal(owner))).status, 200)
    assert.include(await db.from('certification_applications').where('id', id).firstOrFail(), {
      status: 'pending',
      review_reason: null,
      reviewed_by: null,
    })
  })

  for (const [kind, column] of [
    ['ban', 'banned'],
    ['disable', 'disabled'],
  ] as const) {
    test(`a member is ${column} no longer`, async ({ assert }) => {
      const member = await makeUser()
      await asStaff('PATCH', `/api/admin/users/${member.id}`, {
        [column]: true,
        [`${kind}Reason`]: 'Spam',
      })
      assert.equal((await reverse(await appeal(member), 'moderator')).status, 200)
      assert.isFalse((await db.from('users').where('id', member.id).firstOrFail())[column])
    })
  }

  test('a ban that was lifted already is 409', async ({ assert }) => {
    const member = await makeUser()
    const path = `/api/admin/users/${member.id}`
    await asStaff('PATCH', path, { banned: true, banReason: 'Spam' })
    const id = await appeal(member)
    await asStaff('PATCH', path, { banned: false })
    assert.equal((await reverse(id)).body.reason, 'changedSince')
    await asStaff('PATCH', path, { banned: true, banReason: 'Spam again' })
    assert.equal((await reverse(id)).body.reason, 'changedSince')
    assert.isTrue((await db.from('users').where('id', member.id).firstOrFail()).banned)
  })

  test('a removed review is shown again, unless its author has written another', async ({
    assert,
  }) => {
    const { bot, owner, author, rating } = await makeReviewedBot()
    await sendAs(api, owner, 'DELETE', `/api/ratings/${rating.id}`)
    const id = await appeal(author)
    const written = await sendAs(api, author, 'POST', reviewsPath(bot), { rating: 1 })
    assert.equal((await reverse(id)).body.reason, 'writtenAgain')
    await sendAs(api, author, 'DELETE', `/api/ratings/${written.body.id}`)
    assert.equal((await reverse(id, 'moderator')).status, 200)
    assert.include(await db.from('ratings').where('id', rating.id).firstOrFail(), { rating: 2 })
    assert.isEmpty(await db.from('removed_ratings').where('id', rating.id))
  })
})
