import { test } from '@japa/runner'
import { BOTS } from '@botanica/demo-world'
import db from '@adonisjs/lucid/services/db'
import { ago, makeBot, makeCategory, makeStaff } from '#database/factories/index'
import { issueBotToken } from '#app/directory/actions/issue_bot_token'
import { checkBots } from '#app/directory/jobs/check_bots'
import { useApi } from '#tests/directory/support/api'
import { botRow, hasBotEvent, listTargetLogs } from '#tests/moderation/support/decisions'
import { useSimulatedDiscord } from '#tests/platform/support/discord'

const findStats = (id: number) => db.from('bot_stats').where('bot_id', id).firstOrFail()

test.group('Editing and deleting a bot as staff', (group) => {
  const api = useApi(group)
  useSimulatedDiscord(group)

  const edit = async (staff: { id: string }, bot: { id: number }, json: unknown) =>
    (await api.enter(staff)).send('PATCH', `/api/admin/bots/${bot.id}`, json)

  test('accepts the public field names, and logs old and new values', async ({ assert }) => {
    const staff = await makeStaff('reviewer')
    const category = await makeCategory('Gardening')
    const bot = await makeBot({ website: 'https://old.example/' })
    const { status, body } = await edit(staff, bot, {
      name: 'Fern',
      shortDescription: 'Waters your server at night.',
      longDescription: 'It says hello to everybody who comes in, and waters what grows there.',
      inviteUrl: bot.inviteUrl,
      supportServerUrl: 'https://discord.gg/fern',
      githubUrl: '',
      websiteUrl: null,
      tags: ['Gardening'],
    })
    assert.equal(status, 200, JSON.stringify(body))
    assert.deepInclude(body, { name: 'Fern', website: null, tags: [category.name] })
    const row = await botRow(bot.id)
    assert.include(row, { name: 'Fern', support_server: 'https://discord.gg/fern', website: null })
    assert.deepEqual(row.staff_edited_fields, ['name'])
    const [log] = await listTargetLogs('bot', bot.id)
    assert.equal(log.action, 'staff_edit_bot')
    assert.deepInclude(log.details.oldValue, {
      name: bot.name,
      website: 'https://old.example/',
      tags: ['Utility'],
    })
    assert.deepInclude(log.details.newValue, { name: 'Fern', website: null, tags: ['Gardening'] })
    assert.notProperty(log.details.newValue, 'invite_url')
    assert.isTrue(await hasBotEvent(bot.id))
  })

  test('updates from Discord do not overwrite a name that staff have set, but any other', async ({
    assert,
  }) => {
    const staff = await makeStaff('moderator')
    const named = await makeBot({ discordBotId: BOTS.brunoApproved })
    const touched = await makeBot({ discordBotId: BOTS.brunoCertified, name: 'Of old' })
    await edit(staff, named, { name: 'Fern' })
    await edit(staff, touched, { name: 'Of old', shortDescription: 'Waters it at night.' })
    await checkBots(0).run({ after: String(named.id - 1) }, new AbortController().signal)
    assert.equal((await botRow(named.id)).name, 'Fern')
    assert.notEqual((await botRow(touched.id)).name, 'Of old')
  })

  test('staff set the server count, and a frozen one does not change', async ({ assert }) => {
    const staff = await makeStaff('moderator')
    const bot = await makeBot({ stats: { servingCount: 7 } })
    const token = await db.transaction((trx) =>
      issueBotToken(trx, { botId: bot.id, createdBy: bot.userId })
    )
    const post = (servers: number) =>
      api.send('POST', `/api/bots/${bot.discordBotId}/stats`, {
        headers: { authorization: token },
        json: { servers },
      })
    const page = async () => (await api.get(`/api/bots/discord/${bot.discordBotId}`)).body

    const set = await edit(staff, bot, { servingCount: 120, servingCountFrozen: true })
    assert.include(set.body, {
      servingCount: 120,
      servingCountSource: 'staff',
      servingCountFrozen: true,
      isServingCountStale: false,
    })
    assert.equal((await post(5_000)).status, 409)
    assert.equal((await findStats(bot.id)).serving_count, 120)
    assert.include(await page(), { servingCount: 120, servingCountSource: 'staff' })
    const [log] = await listTargetLogs('bot', bot.id)
    assert.deepEqual(log.details.oldValue, { serving_count: 7, serving_count_frozen: false })
    assert.deepEqual(log.details.newValue, { serving_count: 120, serving_count_frozen: true })

    const freed = await edit(staff, bot, { servingCountFrozen: false })
    assert.include(freed.body, { servingCount: 120, servingCountSource: 'staff' })
    assert.equal((await post(5_000)).status, 200)
    assert.include(await findStats(bot.id), { serving_count: 5_000, serving_count_source: 'bot' })
  })

  test('staff cannot set the server count of their own bot, but owners may edit other fields', async ({
    assert,
  }) => {
    const staff = await makeStaff('owner')
    const bot = await makeBot({ userId: staff.id })
    for (const json of [{ servingCount: 100 }, { servingCountFrozen: true }, { servingCount: 'x' }])
      assert.equal((await edit(staff, bot, json)).status, 403)
    assert.equal((await findStats(bot.id)).serving_count, 0)
    assert.equal((await edit(staff, bot, { name: 'Fern' })).status, 200)
  })

  test('invalid input changes nothing', async ({ assert }) => {
    const staff = await makeStaff('reviewer')
    const bot = await makeBot()
    const before = await botRow(bot.id)
    for (const json of [
      { name: '' },
      { name: 'x'.repeat(101) },
      { shortDescription: 'short' },
      { longDescription: null },
      { inviteUrl: 'https://elsewhere.example/' },
      { websiteUrl: 'javascript:alert(1)' },
      { tags: ['No such category'] },
      { tags: [] },
      { servingCount: -1 },
      { servingCount: '120' },
      { servingCountFrozen: 'true' },
      { certified: true },
      { approvalStatus: 'approved' },
      { userId: staff.id },
      { description: bot.description },
    ]) {
      assert.equal((await edit(staff, bot, json)).status, 422, JSON.stringify(json))
    }
    assert.deepEqual(await botRow(bot.id), before)
    assert.isEmpty(await listTargetLogs('bot', bot.id))
  })

  test('deleting removes the bot everywhere, once', async ({ assert }) => {
    const browser = await api.enter(await makeStaff('owner'))
    const bot = await makeBot()
    const path = `/api/admin/bots/${bot.id}`
    const answers = await Promise.all([browser.send('DELETE', path), browser.send('DELETE', path)])
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 404]
    )
    assert.isNotNull((await botRow(bot.id)).deleted_at)
    const logs = await listTargetLogs('bot', bot.id)
    assert.deepEqual(
      logs.map(({ action }) => action),
      ['staff_delete_bot']
    )
    assert.equal((await api.get(`/api/bots/discord/${bot.discordBotId}`)).status, 404)
    const deleted = await makeBot({ deletedAt: ago({ hours: 1 }) })
    assert.equal((await browser.send('PATCH', `/api/admin/bots/${deleted.id}`, {})).status, 404)
  })
})
