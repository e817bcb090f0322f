import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { BOTS } from '@botanica/demo-world'
import { DateTime } from 'luxon'
import {
  ago,
  makeBannedUser,
  makeBot,
  makeCertificationApplication,
  makePremiumUser,
  makeRating,
  makeStaff,
  makeUser,
} from '#database/factories/index'
import { approveBot, rejectBot } from '#app/directory/actions/decide_bot'
import { MAX_HISTORY_ENTRIES } from '#app/moderation/history/rules'
import { useApi, type Api } from '#tests/directory/support/api'
import { nextPageOf } from '#tests/directory/support/pages'
import { useSimulatedDiscord } from '#tests/platform/support/discord'
import { storePresence } from '#tests/platform/support/presences'
import { addLogEntry } from '#tests/statistics/support/histories'

const PENDING = '/api/admin/bots/pending'
const ALL = '/api/admin/bots'

interface Listed {
  id: number
  name: string
}
const idsOf = (bots: Listed[]) => bots.map(({ id }) => id)

/** Reads all pages. @returns the ids, and the number of pages */
async function readThrough(api: Api, reader: { id: string }, path: string) {
  const browser = await api.enter(reader)
  const ids: number[] = []
  let pages = 0
  for (let next: string | undefined = path; next !== undefined; pages++) {
    const answer = await browser.get(next)
    if (answer.status !== 200) throw new Error(`${next} is ${answer.text}`)
    ids.push(...idsOf(answer.body))
    next = nextPageOf(answer)
  }
  return { ids, pages }
}

/** Adds a decision about a member, or about a review, to the audit log. */
const logAboutMember = (action: string, days: number, targetId: string, details = {}) =>
  addLogEntry({
    action,
    at: ago({ days }).toJSDate(),
    targetId,
    details,
    targetType: action.endsWith('_review') ? 'rating' : 'user',
  })

test.group('The staff’s lists of bots', (group) => {
  const api = useApi(group)
  let reviewer: { id: string }
  group.each.setup(async () => {
    await db.from('bots').delete()
    reviewer = await makeStaff('reviewer')
  })

  const idsIn = async (query: string) => idsOf((await api.getAs(reviewer, ALL + query)).body)
  const linkOf = async (path: string) => (await api.getAs(reviewer, path)).headers.get('link') ?? ''
  const found = (search: string) => idsIn(`?search=${encodeURIComponent(search)}`)

  test('the queue contains only pending bots, longest waiting first', async ({ assert }) => {
    const late = await makeBot({ approvalStatus: 'pending', createdAt: ago({ hours: 1 }) })
    const early = await makeBot({ approvalStatus: 'pending', createdAt: ago({ days: 1 }) })
    await makeBot()
    await makeBot({ approvalStatus: 'rejected' })
    await makeBot({ approvalStatus: 'pending', deletedAt: ago({ hours: 1 }) })

    const { status, body, headers } = await api.getAs(reviewer, PENDING)
    assert.equal(status, 200)
    assert.deepEqual(idsOf(body), [early.id, late.id])
    assert.equal(headers.get('cache-control'), 'private, no-store')
    const newest = await api.getAs(reviewer, `${PENDING}?sort=newest`)
    assert.deepEqual(idsOf(newest.body), [late.id, early.id])
  })

  test('say when a bot was last submitted, and order the queue by the first time', async ({
    assert,
  }) => {
    const resubmitted = await makeBot({ approvalStatus: 'pending', createdAt: ago({ days: 14 }) })
    const unlogged = await makeBot({ approvalStatus: 'pending', createdAt: ago({ days: 3 }) })
    const [first, last] = [ago({ days: 14 }), ago({ hours: 1 })].map((time) => time.toJSDate())
    const targetId = resubmitted.id
    await addLogEntry({ action: 'submit_bot', at: first!, targetId })
    await addLogEntry({ action: 'reject_bot', at: ago({ days: 13 }).toJSDate(), targetId })
    await addLogEntry({ action: 'resubmit_bot', at: last!, targetId })
    await addLogEntry({ action: 'edit_bot', at: new Date(), targetId })
    await addLogEntry({ action: 'resubmit_bot', at: new Date(), targetId, targetType: 'user' })

    const { body } = await api.getAs(reviewer, PENDING)
    assert.deepEqual(idsOf(body), [resubmitted.id, unlogged.id])
    assert.deepEqual(
      body.map(({ submittedAt }: { submittedAt: string }) => submittedAt),
      [last!.toISOString(), unlogged.createdAt.toUTC().toISO()]
    )
    const detail = await api.getAs(reviewer, `${ALL}/${resubmitted.id}`)
    assert.equal(detail.body.submittedAt, last!.toISOString())
  })

  test('returns every documented field and the submitter', async ({ assert }) => {
    const submitter = await makePremiumUser({ displayName: 'Paula' })
    const bot = await makeBot({
      approvalStatus: 'pending',
      userId: submitter.id,
      stats: { votesCount: 7 },
    })
    const [shown] = (await api.getAs(reviewer, PENDING)).body
    assert.include(shown, {
      id: bot.id,
      discordBotId: bot.discordBotId,
      userId: submitter.id,
      name: bot.name,
      shortDescription: bot.shortDescription,
      description: bot.description,
      inviteUrl: bot.inviteUrl,
      servingCount: 0,
      voteCount: 7,
      averageRating: null,
      ratingCount: 0,
      certified: false,
      status: 'pending',
      approvalStatus: 'pending',
      isOwn: false,
    })
    assert.include(shown.submitter, { id: submitter.id, displayName: 'Paula', isPremium: true })
    assert.notProperty(shown.submitter, 'email')
  })

  test('marks bots that the caller owns or co-owns', async ({ assert }) => {
    const own = await makeBot({ userId: reviewer.id })
    const shared = await makeBot({ additionalOwners: [reviewer.id] })
    const others = await makeBot()
    const { body } = await api.getAs(reviewer, ALL)
    const isOwn = Object.fromEntries(
      body.map((bot: { id: number; isOwn: boolean }) => [bot.id, bot.isOwn])
    )
    assert.deepEqual(isOwn, { [own.id]: true, [shared.id]: true, [others.id]: false })
  })

  test('the first of several pages has the total of what matches', async ({ assert }) => {
    const owner = await makeUser()
    for (const name of ['Fern one', 'Fern two', 'Fern three']) {
      await makeBot({ name, userId: owner.id })
    }
    await makeBot({ name: 'Fern four', userId: owner.id, approvalStatus: 'rejected' })
    const first = await linkOf(`${ALL}?limit=1&search=fern&status=approved&sort=servers`)
    assert.match(first, /; total="3"$/)
    assert.match(await linkOf(`${ALL}?limit=1`), /; total="4"$/)
    const second = await linkOf(/<([^>]+)>/.exec(first)![1]!)
    assert.match(second, /; rel="next"$/)
    assert.equal(await linkOf(`${ALL}?limit=4`), '')
  })

  test('filters by state and certificate', async ({ assert }) => {
    const pending = await makeBot({ approvalStatus: 'pending' })
    const rejected = await makeBot({ approvalStatus: 'rejected' })
    const approved = await makeBot()
    const certified = await makeBot({ certified: true })
    assert.sameMembers(await idsIn(''), [pending.id, rejected.id, approved.id, certified.id])
    assert.deepEqual(await idsIn('?status=pending'), [pending.id])
    assert.deepEqual(await idsIn('?status=rejected'), [rejected.id])
    assert.deepEqual(await idsIn('?certified=true'), [certified.id])
    assert.deepEqual(await idsIn('?status=approved&certified=false'), [approved.id])
  })

  test('searches by a part of the name, by ids and by the submitter’s username', async ({
    assert,
  }) => {
    const submitter = await makeUser({ username: 'fern_gardener' })
    const fern = await makeBot({ name: 'Ferăstrău 100% Fern', username: 'fernbot' })
    const moss = await makeBot({ name: 'Moss_y', userId: submitter.id })
    assert.deepEqual(await found('ferastrau'), [fern.id])
    assert.deepEqual(await found('NBOT'), [fern.id])
    assert.deepEqual(await found('0% f'), [fern.id])
    assert.deepEqual(await found('s_y'), [moss.id])
    assert.deepEqual(await found('s%y'), [])
    assert.deepEqual(await found('\\'), [])
    assert.deepEqual(await found(moss.discordBotId), [moss.id])
    assert.deepEqual(await found(submitter.id), [moss.id])
    assert.deepEqual(await found('fern_gardener'), [moss.id])
    assert.lengthOf(await found(' '), 2)
  })

  for (const sort of ['newest', 'oldest', 'name', 'servers']) {
    test(`is paginated without gaps: ${sort}`, async ({ assert }) => {
      const names = ['Beta, the second', 'alpha', 'Beta', '%25', 'Ăă, 100%', 'Beta']
      const made = []
      for (const [at, name] of names.entries()) {
        made.push(await makeBot({ name, stats: { servingCount: at % 3 } }))
      }
      const whole = await readThrough(api, reviewer, `${ALL}?sort=${sort}&limit=100`)
      const paged = await readThrough(api, reviewer, `${ALL}?sort=${sort}&limit=2`)
      assert.sameMembers(whole.ids, idsOf(made))
      assert.deepEqual(paged, { ids: whole.ids, pages: 3 })
    })
  }

  test('a search keeps its filters on the next page', async ({ assert }) => {
    for (let made = 0; made < 3; made++) await makeBot({ name: `Fern ${made}`, certified: true })
    await makeBot({ name: 'Fern uncertified' })
    const path = `${ALL}?search=fern&certified=true&status=approved&sort=name&limit=2`
    const { ids, pages } = await readThrough(api, reviewer, path)
    assert.deepEqual([ids.length, pages], [3, 2])
  })

  test('a cursor of another order is refused', async ({ assert }) => {
    for (let made = 0; made < 2; made++) await makeBot()
    const next = nextPageOf(await api.getAs(reviewer, `${ALL}?sort=name&limit=1`))!
    const other = next.replace('sort=name', 'sort=newest')
    assert.equal((await api.getAs(reviewer, other)).status, 422)
  })

  test('the overview has counts, those of applications only with the right to read them', async ({
    assert,
  }) => {
    await makeBot({ approvalStatus: 'pending' })
    await makeBot({ certified: true })
    await makeBot({ deletedAt: ago({ hours: 1 }) })
    const { body } = await api.getAs(reviewer, '/api/admin/overview')
    assert.deepEqual(body, {
      totalBots: 2,
      pending: 1,
      certified: 1,
      pendingApplications: null,
      openSupportRequests: null,
      openChanges: 0,
      openReports: 0,
      openAppeals: 0,
    })
    const asOwner = await api.getAs(await makeStaff('owner'), '/api/admin/overview')
    assert.equal(asOwner.body.pendingApplications, 0)
    assert.equal(asOwner.body.openSupportRequests, 0)
  })
})

test.group('A bot to decide on', (group) => {
  const api = useApi(group)
  const discord = useSimulatedDiscord(group)

  test('has Discord’s data, its permissions and its submitter’s history', async ({ assert }) => {
    const builder = await makeBannedUser()
    const approved = await makeBot({ userId: builder.id })
    const rejected = await makeBot({ userId: builder.id, approvalStatus: 'rejected' })
    await makeBot({ userId: builder.id, deletedAt: DateTime.now() })
    const bot = await makeBot({
      discordBotId: BOTS.brunoApproved,
      userId: builder.id,
      approvalStatus: 'pending',
      inviteUrl: `https://discord.com/oauth2/authorize?client_id=${BOTS.brunoApproved}&permissions=8200`,
    })
    await storePresence(bot.discordBotId, { activity: 'Listening to /help' })

    const { status, body } = await api.getAs(await makeStaff('reviewer'), `${ALL}/${bot.id}`)
    assert.equal(status, 200)
    assert.include(body.platform, { status: 'known', isPublic: true })
    assert.equal(body.platform.presence.activity, 'Listening to /help')
    assert.match(body.platform.createdAt, /^20\d\d-/)
    assert.deepEqual(body.permissions, ['Administrator', 'ManageMessages'])
    assert.deepEqual(body.builder.bots, { pending: 1, approved: 1, rejected: 1 })
    assert.isTrue(body.builder.restricted)
    assert.deepEqual(
      body.builder.otherBots,
      [rejected, approved].map(({ id, discordBotId, name, approvalStatus }) => ({
        id,
        discordBotId,
        name,
        approvalStatus,
      }))
    )
    assert.deepEqual(body.decisions, [])
  })

  test('has earlier decisions, including those on a deleted bot with the same Discord id', async ({
    assert,
  }) => {
    const staff = await makeStaff('moderator', { displayName: 'Mihai' })
    const actor = { id: staff.id, ipAddress: '127.0.0.1', userAgent: null }
    const first = await makeBot({ approvalStatus: 'pending' })
    await db.transaction((trx) => rejectBot(trx, first.id, { actor, reason: 'Spam' }))
    await db.from('bots').where('id', first.id).update({ deleted_at: new Date() })
    const { discordBotId } = first
    const bot = await makeBot({ discordBotId, approvalStatus: 'pending' })
    await db.transaction((trx) => approveBot(trx, bot.id, { actor: null, reason: 'Fine now' }))

    const { body } = await api.getAs(staff, `${ALL}/${bot.id}`)
    assert.containsSubset(body.decisions, [
      { action: 'approve_bot', adminId: null, adminName: null, reason: 'Fine now' },
      { action: 'reject_bot', adminId: staff.id, adminName: 'Mihai', reason: 'Spam' },
    ])
    assert.lengthOf(body.decisions, 2)
  })

  test('has what was decided about it, its changes and its certification requests', async ({
    assert,
  }) => {
    const staff = await makeStaff('moderator', { displayName: 'Mihai' })
    const browser = await api.enter(staff)
    const former = await makeBot({ deletedAt: DateTime.now() })
    const bot = await makeBot({ discordBotId: former.discordBotId })
    const { id: applicationId } = await makeCertificationApplication({ botId: bot.id })
    const rejected = await browser.send(
      'PATCH',
      `/api/admin/certification/applications/${applicationId}`,
      { status: 'rejected', reviewReason: 'It is often offline.' }
    )
    assert.equal(rejected.status, 200)
    const log = (action: string, days: number, targetId = bot.id, details = {}) =>
      addLogEntry({ action, at: ago({ days }).toJSDate(), targetId, details, adminId: staff.id })
    await log('approve_bot_change', 1)
    await log('reject_bot_change', 2, bot.id, { reason: 'Its name is taken.' })
    await log('staff_delete_bot', 3, former.id)
    const decisionId = await log('approve_bot_change', 4)
    await log('undo_decision', 4, bot.id, { decisionId })
    await log('edit_bot', 5)
    await log('reject_bot_change', 6, (await makeBot()).id)

    const path = `${ALL}/${bot.id}`
    const { body } = await browser.get(path)
    assert.deepEqual(
      body.history.map(({ action, reason }: { action: string; reason: string | null }) => [
        action,
        reason,
      ]),
      [
        ['reject_application', 'It is often offline.'],
        ['approve_bot_change', null],
        ['reject_bot_change', 'Its name is taken.'],
        ['staff_delete_bot', null],
      ]
    )
    assert.include(body.history[0], { adminId: staff.id, adminName: 'Mihai' })

    for (let day = 10; day < 10 + MAX_HISTORY_ENTRIES; day++) await log('reject_bot', day)
    const full = await browser.get(path)
    assert.lengthOf(full.body.history, MAX_HISTORY_ENTRIES)
    assert.equal(full.body.history[0].action, 'reject_application')
  })

  test('has what staff have decided about its owners, unless one of them asks', async ({
    assert,
  }) => {
    const staff = await makeStaff('moderator', { displayName: 'Mihai' })
    const browser = await api.enter(staff)
    const [owner, coOwner] = [await makeUser(), await makeUser({ displayName: 'Corina' })]
    const staffOwner = await makeStaff('reviewer')
    const bot = await makeBot({
      userId: owner.id,
      additionalOwners: [coOwner.id, staffOwner.id],
    })
    const removed = await makeRating({ botId: (await makeBot()).id, userId: owner.id })
    assert.equal((await browser.send('DELETE', `/api/ratings/${removed.id}`)).status, 200)
    const banned = await browser.send('PATCH', `/api/admin/users/${coOwner.id}`, {
      banned: true,
      banReason: 'Spam.',
    })
    assert.equal(banned.status, 200)
    await logAboutMember('restore_review', 1, String(removed.id))
    await logAboutMember('enable_user', 2, owner.id, { reason: 'It was a mistake.' })
    const decisionId = await logAboutMember('disable_user', 3, owner.id)
    await logAboutMember('undo_decision', 3, owner.id, { decisionId })
    await logAboutMember('update_role', 4, owner.id)
    await logAboutMember('ban_user', 5, (await makeUser()).id)
    const byOwner = { memberIds: [owner.id], removedAs: 'owner' }
    await logAboutMember('delete_review', 6, '900000001', byOwner)
    await logAboutMember('restore_review', 6, '900000001')

    const path = `${ALL}/${bot.id}`
    const { body } = await api.getAs(await makeStaff('reviewer'), path)
    assert.deepEqual(
      body.ownerHistory.map((entry: Record<string, unknown>) => [entry.action, entry.memberId]),
      [
        ['ban_user', coOwner.id],
        ['delete_review', owner.id],
        ['restore_review', owner.id],
        ['enable_user', owner.id],
      ]
    )
    assert.include(body.ownerHistory[0], {
      reason: 'Spam.',
      memberName: 'Corina',
      adminId: staff.id,
      adminName: 'Mihai',
    })
    const own = await api.getAs(staffOwner, path)
    assert.isTrue(own.body.isOwn)
    assert.deepEqual(own.body.ownerHistory, [])
  })

  test('has the other bots that its owners own or co-own, its submitter’s first', async ({
    assert,
  }) => {
    const [owner, coOwner] = [await makeUser(), await makeUser()]
    const bot = await makeBot({ userId: owner.id, additionalOwners: [coOwner.id] })
    const own = await makeBot({ userId: owner.id })
    const shared = await makeBot({ additionalOwners: [owner.id] })
    const ofCoOwner = await makeBot({ userId: coOwner.id, approvalStatus: 'rejected' })
    const sharedByCoOwner = await makeBot({ additionalOwners: [coOwner.id] })
    await makeBot({ userId: coOwner.id, deletedAt: DateTime.now() })
    await makeBot()
    const { body } = await api.getAs(await makeStaff('reviewer'), `${ALL}/${bot.id}`)
    const expected = [shared, own, sharedByCoOwner, ofCoOwner]
    assert.deepEqual(idsOf(body.builder.otherBots), idsOf(expected))
  })

  test('is returned while Discord is down', async ({ assert }) => {
    const bot = await makeBot()
    await discord.during({ prefix: '/api', kind: 'server_error' }, async () => {
      const { status, body } = await api.getAs(await makeStaff('reviewer'), `${ALL}/${bot.id}`)
      assert.equal(status, 200)
      assert.deepInclude(body.platform, { status: 'unavailable', isPublic: null })
      assert.equal(body.submitter.id, bot.userId)
    })
  })

  test('is 404 when it is deleted, and is marked when it does not exist at Discord', async ({
    assert,
  }) => {
    const staff = await makeStaff('reviewer')
    const deleted = await makeBot({ deletedAt: ago({ hours: 1 }) })
    assert.equal((await api.getAs(staff, `${ALL}/${deleted.id}`)).status, 404)
    const unknown = await makeBot()
    const { body } = await api.getAs(staff, `${ALL}/${unknown.id}`)
    assert.deepEqual([body.platform.status, body.platform.isPublic], ['unknown', null])
  })
})
