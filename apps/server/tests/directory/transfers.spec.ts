import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { makeBot, makeRating, makeStaff, makeUser } from '#database/factories/index'
import { closeTransfers } from '#app/directory/jobs/close_transfers'
import { BOT_LIMITS } from '#app/directory/rules'
import { acceptTransfer } from '#app/directory/transfers/actions/transfer_bot'
import { useBuilders } from '#tests/directory/support/builders'
import { Browser } from '#tests/identity/support/browser'
import { listInboxEvents, listTargetLogs } from '#tests/moderation/support/decisions'

const OWN = '/api/user/transfers'
const offerPath = ({ id }: { id: number }) => `/api/bots/${id}/transfers`
const transferPath = (id: number, call?: 'accept' | 'decline' | 'take-back') =>
  `/api/transfers/${id}${call ? `/${call}` : ''}`
const botRow = (id: number) => db.from('bots').where('id', id).first()
const transferRow = (id: number) => db.from('bot_transfers').where('id', id).first()
const actionsOf = async (id: number) =>
  (await listTargetLogs('bot', id)).map(({ action }) => action)
const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted()
/** Lets the time of a transfer pass. */
const endNow = (id: number) =>
  db
    .from('bot_transfers')
    .where('id', id)
    .update({ ends_at: new Date(Date.now() - 1_000) })
const ban = ({ id }: { id: string }) =>
  db.from('users').where('id', id).update({ banned: true, ban_reason: 'Spam' })

test.group('Transfers of bots', (group) => {
  const { api, builder } = useBuilders(group)

  /** An offer of a bot to another member. */
  async function withOffer(overrides: Parameters<typeof makeBot>[0] = {}) {
    const [from, to] = [await builder(), await builder()]
    const bot = await makeBot({ userId: from.member.id, ...overrides })
    const { status, body } = await from.browser.send('POST', offerPath(bot), {
      receiverId: to.member.id,
    })
    return { from, to, bot, status, id: body.id as number }
  }

  async function withAccepted(overrides: Parameters<typeof makeBot>[0] = {}) {
    const offer = await withOffer(overrides)
    const { status } = await offer.to.browser.send('POST', transferPath(offer.id, 'accept'))
    return { ...offer, status }
  }

  test('begin with an offer, which changes nothing yet', async ({ assert }) => {
    const { from, to, bot, status, id } = await withOffer({ approvalStatus: 'pending' })
    assert.equal(status, 201)
    assert.equal((await botRow(bot.id)).user_id, from.member.id)
    assert.include(await transferRow(id), {
      bot_id: bot.id,
      from_id: from.member.id,
      to_id: to.member.id,
      state: 'offered',
    })
    assert.deepEqual(await actionsOf(bot.id), ['offer_transfer'])
    assert.containsSubset(await listInboxEvents(bot.id), [
      { kind: 'transfer_offered', to: [to.member.id] },
    ])
    const { body: received } = await to.browser.get(OWN)
    assert.lengthOf(received, 1)
    assert.containsSubset(received[0], {
      id,
      state: 'offered',
      isFrom: false,
      approvalStatus: 'pending',
      bot: { id: bot.id, name: bot.name },
    })
    assert.equal(received[0].from.id, from.member.id)
    assert.isTrue((await from.browser.get(OWN)).body[0].isFrom)
    // The receiver sees the bot in the offer only.
    assert.equal((await to.browser.get(`/api/bots/discord/${bot.discordBotId}`)).status, 404)
  })

  test('are offered by the main owner only, to another active member', async ({ assert }) => {
    const { member, browser } = await builder()
    const coOwner = await builder()
    const { browser: stranger } = await builder()
    const bot = await makeBot({ userId: member.id, additionalOwners: [coOwner.member.id] })
    const hidden = await makeBot({ approvalStatus: 'pending' })
    const receiver = await makeUser()
    const banned = await makeUser({ banned: true, banReason: 'Spam' })
    const body = { receiverId: receiver.id }
    const visitor = new Browser(browser.client)
    assert.equal((await visitor.send('POST', offerPath(bot), body)).status, 401)
    assert.equal((await stranger.send('POST', offerPath(bot), body)).status, 403)
    assert.equal((await stranger.send('POST', offerPath(hidden), body)).status, 404)
    const byCoOwner = await coOwner.browser.send('POST', offerPath(bot), body)
    assert.equal(byCoOwner.status, 403)
    assert.equal(byCoOwner.body.reason, 'notMainOwner')
    assert.equal((await browser.send('POST', offerPath(bot), { receiverId: 'x' })).status, 422)
    for (const [receiverId, reason] of [
      [member.id, 'self'],
      [banned.id, 'receiver'],
      ['499999999999999999', 'receiver'],
    ]) {
      const answer = await browser.send('POST', offerPath(bot), { receiverId })
      assert.equal(answer.status, 409)
      assert.equal(answer.body.reason, reason)
    }
    assert.lengthOf(await db.from('bot_transfers').where('bot_id', bot.id), 0)
  })

  test('are open once for each bot', async ({ assert }) => {
    const { member, browser } = await builder()
    const bot = await makeBot({ userId: member.id })
    const receivers = [await makeUser(), await makeUser(), await makeUser()]
    const answers = await Promise.all(
      receivers.map(({ id }) => browser.send('POST', offerPath(bot), { receiverId: id }))
    )
    assert.deepEqual(statusesOf(answers), [201, 409, 409])
    assert.equal(answers.find(({ status }) => status === 409)!.body.reason, 'open')
    assert.lengthOf(await db.from('bot_transfers').where('bot_id', bot.id), 1)
  })

  test('are accepted: the receiver owns the bot, the former owner nothing of it', async ({
    assert,
  }) => {
    const [from, to, other] = [await builder(), await builder(), await makeUser()]
    const bot = await makeBot({
      userId: from.member.id,
      additionalOwners: [to.member.id, other.id],
    })
    await makeRating({ botId: bot.id, userId: from.member.id, rating: 5 })
    await from.browser.send('POST', `/api/bots/${bot.id}/tokens`, {
      name: 'Production',
      scopes: ['stats:write'],
    })
    await to.browser.send('POST', `/api/bots/${bot.id}/tokens`, {
      name: 'Mine',
      scopes: ['stats:write'],
    })
    const { body } = await from.browser.send('POST', offerPath(bot), { receiverId: to.member.id })
    const { status } = await to.browser.send('POST', transferPath(body.id, 'accept'))
    assert.equal(status, 200)
    const row = await botRow(bot.id)
    assert.equal(row.user_id, to.member.id)
    assert.deepEqual(row.additional_owners, [other.id])
    const tokens = await db.from('bot_api_tokens').where('bot_id', bot.id).orderBy('id')
    assert.deepEqual(
      tokens.map(({ replaced_at: end }) => end === null),
      [false, true]
    )
    // The review of a former owner counts.
    const stats = await db.from('bot_stats').where('bot_id', bot.id).first()
    assert.equal(stats.ratings_count, 1)
    const edit = { prefix: '?' }
    assert.equal((await from.browser.send('PATCH', `/api/bots/${bot.id}`, edit)).status, 403)
    assert.equal((await to.browser.send('PATCH', `/api/bots/${bot.id}`, edit)).status, 200)
    const log = (await listTargetLogs('bot', bot.id)).find(
      ({ action }) => action === 'accept_transfer'
    )
    assert.equal(log.admin_id, to.member.id)
    assert.deepEqual(log.details.newValue, { user_id: to.member.id })
    assert.containsSubset(await listInboxEvents(bot.id), [
      { kind: 'transfer_accepted', to: [from.member.id] },
    ])
    const events = await db.from('bot_events').where({ bot_id: bot.id, type: 'bot.updated' })
    assert.deepEqual(events[0].data.fields, ['userId'])
    assert.lengthOf((await to.browser.get(OWN)).body, 0)
    assert.equal((await from.browser.get(OWN)).body[0].state, 'accepted')
  })

  test('are answered by the receiver only', async ({ assert }) => {
    const { from, bot, id } = await withOffer()
    const { browser: stranger } = await builder()
    for (const call of ['accept', 'decline'] as const) {
      assert.equal(
        (await new Browser(stranger.client).send('POST', transferPath(id, call))).status,
        401
      )
      assert.equal((await stranger.send('POST', transferPath(id, call))).status, 404)
      assert.equal((await from.browser.send('POST', transferPath(id, call))).status, 404)
    }
    assert.equal((await stranger.send('DELETE', transferPath(id))).status, 404)
    assert.equal((await stranger.send('POST', transferPath(id, 'take-back'))).status, 404)
    assert.equal((await stranger.send('POST', transferPath(9_999_999, 'accept'))).status, 404)
    assert.equal((await botRow(bot.id)).user_id, from.member.id)
  })

  test('are accepted once', async ({ assert }) => {
    const { to, bot, id } = await withOffer()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => to.browser.send('POST', transferPath(id, 'accept')))
    )
    assert.deepEqual(statusesOf(answers), [200, 409, 409, 409])
    assert.equal(answers.find(({ status }) => status === 409)!.body.reason, 'ended')
    const accepted = (await actionsOf(bot.id)).filter((action) => action === 'accept_transfer')
    assert.lengthOf(accepted, 1)
  })

  test('are accepted or canceled, whichever comes first', async ({ assert }) => {
    const { from, to, bot, id } = await withOffer()
    const answers = await Promise.all([
      to.browser.send('POST', transferPath(id, 'accept')),
      from.browser.send('DELETE', transferPath(id)),
      to.browser.send('POST', transferPath(id, 'decline')),
    ])
    assert.deepEqual(statusesOf(answers), [200, 409, 409])
    const { state } = await transferRow(id)
    const owner = state === 'accepted' ? to.member.id : from.member.id
    assert.equal((await botRow(bot.id)).user_id, owner)
    assert.include(['accepted', 'canceled', 'declined'], state)
  })

  test('are declined, which the owner reads', async ({ assert }) => {
    const { from, to, bot, id } = await withOffer()
    assert.equal((await to.browser.send('POST', transferPath(id, 'decline'), { x: 1 })).status, 422)
    assert.equal((await to.browser.send('POST', transferPath(id, 'decline'))).status, 200)
    assert.equal((await transferRow(id)).state, 'declined')
    assert.containsSubset(await listInboxEvents(bot.id), [
      { kind: 'transfer_declined', to: [from.member.id] },
    ])
    // The bot may be offered again.
    const again = { receiverId: to.member.id }
    assert.equal((await from.browser.send('POST', offerPath(bot), again)).status, 201)
  })

  test('end with their time', async ({ assert }) => {
    const { from, to, bot, id } = await withOffer()
    await endNow(id)
    const late = await to.browser.send('POST', transferPath(id, 'accept'))
    assert.equal(late.status, 409)
    assert.equal(late.body.reason, 'ended')
    await closeTransfers.run({}, new AbortController().signal)
    assert.equal((await transferRow(id)).state, 'expired')
    assert.containsSubset(await listInboxEvents(bot.id), [
      { kind: 'transfer_expired', to: [from.member.id] },
    ])
    const accepted = await withAccepted()
    await endNow(accepted.id)
    const path = transferPath(accepted.id, 'take-back')
    assert.equal((await accepted.from.browser.send('POST', path)).status, 409)
    await closeTransfers.run({}, new AbortController().signal)
    assert.include(await transferRow(accepted.id), {
      state: 'completed',
      former_additional_owners: null,
    })
    assert.equal((await botRow(accepted.bot.id)).user_id, accepted.to.member.id)
  })

  test('are deleted long after they have ended', async ({ assert }) => {
    const { to, id } = await withOffer()
    await to.browser.send('POST', transferPath(id, 'decline'))
    await db.rawQuery(
      `UPDATE bot_transfers SET closed_at = now() - interval '91 days' WHERE id = ?`,
      [id]
    )
    await closeTransfers.run({}, new AbortController().signal)
    assert.isNull(await transferRow(id))
  })

  test('need a receiver with room for one more bot', async ({ assert }) => {
    const { to, bot, id } = await withOffer()
    for (let at = 0; at < BOT_LIMITS.free; at++) await makeBot({ userId: to.member.id })
    const { status, body } = await to.browser.send('POST', transferPath(id, 'accept'))
    assert.equal(status, 403)
    assert.equal(body.code, 'limit')
    assert.equal((await transferRow(id)).state, 'offered')
    assert.notEqual((await botRow(bot.id)).user_id, to.member.id)
  })

  test('count toward the limit of the former owner until they are over', async ({ assert }) => {
    const { from, to, id } = await withAccepted()
    for (let at = 1; at < BOT_LIMITS.free; at++) await makeBot({ userId: from.member.id })
    const other = await makeBot({ userId: to.member.id })
    const { body } = await to.browser.send('POST', offerPath(other), {
      receiverId: from.member.id,
    })
    const path = transferPath(body.id, 'accept')
    assert.equal((await from.browser.send('POST', path)).body.code, 'limit')
    await endNow(id)
    assert.equal((await from.browser.send('POST', path)).status, 200)
  })

  test('are not accepted by or from a restricted member', async ({ assert }) => {
    const byBanned = await withOffer()
    await ban(byBanned.to.member)
    const path = transferPath(byBanned.id, 'accept')
    assert.equal((await byBanned.to.browser.send('POST', path)).body.code, 'account_restricted')
    const fromBanned = await withOffer()
    await ban(fromBanned.from.member)
    const answer = await fromBanned.to.browser.send('POST', transferPath(fromBanned.id, 'accept'))
    assert.equal(answer.status, 409)
    for (const { bot, from } of [byBanned, fromBanned])
      assert.equal((await botRow(bot.id)).user_id, from.member.id)
  })

  test('are decided by their statement, also after the checks', async ({ assert }) => {
    const { to, bot, id } = await withOffer()
    const actor = { id: to.member.id, ipAddress: '127.0.0.1', userAgent: null }
    await ban(to.member)
    await assert.rejects(() => db.transaction((trx) => acceptTransfer(trx, id, actor, true)))
    const stranger = await makeUser()
    const other = { ...actor, id: stranger.id }
    await assert.rejects(() => db.transaction((trx) => acceptTransfer(trx, id, other, true)))
    assert.notInclude([to.member.id, stranger.id], (await botRow(bot.id)).user_id)
  })

  test('are taken back, with the owners of before', async ({ assert }) => {
    const [former, gone] = [await makeUser(), await makeUser()]
    const { from, to, bot, id } = await withAccepted({ additionalOwners: [former.id, gone.id] })
    await to.browser.send('PATCH', `/api/bots/${bot.id}`, {
      additionalOwners: [former.id],
    })
    await db
      .from('bots')
      .where('id', bot.id)
      .update({ additional_owners: [former.id, (await makeUser()).id] })
    await to.browser.send('POST', `/api/bots/${bot.id}/tokens`, {
      name: 'New',
      scopes: ['stats:write'],
    })
    const answers = await Promise.all([
      from.browser.send('POST', transferPath(id, 'take-back')),
      from.browser.send('POST', transferPath(id, 'take-back')),
    ])
    assert.deepEqual(statusesOf(answers), [200, 409])
    const row = await botRow(bot.id)
    assert.equal(row.user_id, from.member.id)
    assert.deepEqual(row.additional_owners, [former.id])
    const token = await db.from('bot_api_tokens').where('bot_id', bot.id).first()
    assert.isNotNull(token.replaced_at)
    assert.equal((await transferRow(id)).state, 'taken_back')
    assert.containsSubset(await listInboxEvents(bot.id), [
      { kind: 'transfer_taken_back', to: [to.member.id] },
    ])
    assert.include(await actionsOf(bot.id), 'take_back_bot')
  })

  test('are not taken back by the receiver, nor while the bot is deleted', async ({ assert }) => {
    const { from, to, bot, id } = await withAccepted()
    const path = transferPath(id, 'take-back')
    assert.equal((await to.browser.send('POST', path)).status, 404)
    const [deletion, back] = await Promise.all([
      to.browser.send('DELETE', `/api/bots/${bot.id}`),
      from.browser.send('POST', path),
    ])
    // Whichever comes first makes the other impossible.
    assert.isTrue((deletion.status === 200) !== (back.status === 200))
    const other = await withAccepted()
    await other.to.browser.send('DELETE', `/api/bots/${other.bot.id}`)
    const tooLate = await other.from.browser.send('POST', transferPath(other.id, 'take-back'))
    assert.equal(tooLate.status, 404)
    assert.lengthOf((await other.from.browser.get(OWN)).body, 0)
  })

  test('keep staff who take part from deciding on the bot', async ({ assert }) => {
    const staff = await makeStaff('reviewer')
    const browser = await api.enter(staff)
    const to = await builder()
    const bot = await makeBot({ userId: staff.id, approvalStatus: 'pending' })
    const { body } = await browser.send('POST', offerPath(bot), { receiverId: to.member.id })
    await to.browser.send('POST', transferPath(body.id, 'accept'))
    const path = `/api/admin/bots/${bot.id}/approve`
    const own = await browser.send('POST', path, {})
    assert.equal(own.status, 403)
    assert.equal(own.body.reason, 'ownBot')
    await endNow(body.id)
    assert.equal((await browser.send('POST', path, {})).status, 200)
  })

  test('of a deleted account end; a bot that can be taken back returns', async ({ assert }) => {
    const goodbye = { reviews: 'keep' }
    const accepted = await withAccepted()
    await accepted.to.browser.send('DELETE', '/api/user', goodbye)
    assert.include(await botRow(accepted.bot.id), {
      user_id: accepted.from.member.id,
      deleted_at: null,
    })
    assert.include(await transferRow(accepted.id), { state: 'returned', to_id: null })
    assert.containsSubset(await listInboxEvents(accepted.bot.id), [
      { kind: 'transfer_returned', to: [accepted.from.member.id] },
    ])

    const offered = await withOffer()
    await offered.to.browser.send('DELETE', '/api/user', goodbye)
    assert.include(await transferRow(offered.id), { state: 'declined', to_id: null })

    const left = await withOffer()
    await left.from.browser.send('DELETE', '/api/user', goodbye)
    assert.include(await transferRow(left.id), { state: 'canceled', from_id: null })
    assert.equal((await left.to.browser.send('POST', transferPath(left.id, 'accept'))).status, 404)

    const final = await withAccepted()
    await final.from.browser.send('DELETE', '/api/user', goodbye)
    assert.include(await transferRow(final.id), { state: 'completed', from_id: null })
    assert.include(await botRow(final.bot.id), {
      user_id: final.to.member.id,
      deleted_at: null,
    })
  })

  test('are part of the export of both', async ({ assert }) => {
    const { from, to, bot } = await withOffer()
    for (const [{ browser }, isOfferedByMe] of [
      [from, true],
      [to, false],
    ] as const) {
      const { body } = await browser.get('/api/user/export')
      assert.containsSubset(body.botTransfers, [{ botId: bot.id, isOfferedByMe, state: 'offered' }])
    }
  })
})
