import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Job } from '#app/core/jobs/jobs'
import { checkBots } from '#app/directory/jobs/check_bots'
import { purgeBots } from '#app/directory/jobs/purge_bots'
import { deleteBotEvents } from '#app/events/actions/delete_bot_events'
import { purgeReviews } from '#app/reviews/actions/purge_reviews'
import { purgeVotes } from '#app/voting/actions/purge_votes'
import { refreshMembers } from '#app/identity/jobs/refresh_members'
import { ago, makeBot, makeBotVote, makeRating, makeUser } from '#database/factories/index'
import { NAME_AT_DISCORD, useBuilders } from '#tests/directory/support/builders'
import { resetDiscord } from '#app/platform/discord/discord'

const NO_PAUSE = 0
const { signal } = new AbortController()
const rowOf = (id: number) => db.from('bots').where('id', id).first()
const memberOf = (id: string) => db.from('users').where('id', id).first()

/** Runs one batch of a job. @param after the bot to continue after */
async function run(job: Job, after: string | number = '0') {
  const { report, state } = await job.run({ after: String(after) }, signal)
  return { report, state }
}

test.group('The daily check of the bots', (group) => {
  const { api, discord, botAtDiscord } = useBuilders(group)

  test('hides bots that Discord does not know, and lists them again when it does', async ({
    assert,
  }) => {
    const known = await makeBot({ discordBotId: botAtDiscord(), name: NAME_AT_DISCORD })
    const gone = await makeBot()
    const first = await run(checkBots(NO_PAUSE), known.id - 1)
    assert.deepInclude(first.report, { checked: 2, gone: 1 })
    assert.isTrue((await rowOf(gone.id)).auto_deleted)
    assert.isFalse((await rowOf(known.id)).auto_deleted)
    const listed = (await api.get('/api/bots')).body.map(({ id }: { id: number }) => id)
    assert.include(listed, known.id)
    assert.notInclude(listed, gone.id)
    assert.lengthOf(await db.from('outbox').where({ topic: 'bot', key: String(gone.id) }), 1)

    botAtDiscord(gone.discordBotId)
    resetDiscord()
    const second = await run(checkBots(NO_PAUSE), gone.id - 1)
    assert.deepInclude(second.report, { returned: 1 })
    assert.isFalse((await rowOf(gone.id)).auto_deleted)
  })

  test('refreshes names and images, except fields that staff have edited', async ({ assert }) => {
    const plain = await makeBot({ discordBotId: botAtDiscord(), name: 'Old' })
    const edited = await makeBot({
      discordBotId: botAtDiscord(),
      name: 'Ours',
      staffEditedFields: ['name'],
    })
    const { report } = await run(checkBots(NO_PAUSE), plain.id - 1)
    assert.deepInclude(report, { refreshed: 2 })
    assert.include(await rowOf(plain.id), { name: NAME_AT_DISCORD, username: 'fern' })
    assert.include(await rowOf(edited.id), { name: 'Ours', username: 'fern' })
    const again = await run(checkBots(NO_PAUSE), plain.id - 1)
    assert.deepInclude(again.report, { checked: 2, refreshed: 0 })
  })

  test('changes nothing while Discord is unavailable, and continues there later', async ({
    assert,
  }) => {
    const bot = await makeBot()
    await discord.during({ kind: 'server_error', prefix: '/' }, async () => {
      const { report, state } = await run(checkBots(NO_PAUSE), bot.id - 1)
      assert.equal(report.checked, 0)
      assert.equal(state.after, String(bot.id - 1))
    })
    assert.isFalse((await rowOf(bot.id)).auto_deleted)
  })

  test('changes nothing when Discord knows none of the bots', async ({ assert }) => {
    const bots: { id: number }[] = []
    for (let made = 0; made < 10; made++) bots.push(await makeBot())
    await assert.rejects(() => run(checkBots(NO_PAUSE), bots[0]!.id - 1), /none of 10 bots/)
    for (const { id } of bots) assert.isFalse((await rowOf(id)).auto_deleted)
  })

  test('stops when its run is aborted', async ({ assert }) => {
    const bot = await makeBot()
    const { report } = await checkBots(NO_PAUSE).run(
      { after: String(bot.id - 1) },
      AbortSignal.abort()
    )
    assert.equal(report.checked, 0)
  })
})

test.group('The purge of deleted bots', (group) => {
  useBuilders(group)

  test('deletes bots older than 30 days with everything that references them', async ({
    assert,
  }) => {
    const old = await makeBot({ deletedAt: ago({ days: 31 }) })
    const recent = await makeBot({ deletedAt: ago({ days: 29 }) })
    const live = await makeBot()
    for (const { id } of [old, recent, live]) {
      await makeRating({ botId: id })
      const vote = await makeBotVote({ botId: id })
      await db.table('vote_events').insert({ bot_id: id, bot_vote_id: vote.id })
      await db.table('bot_events').insert({ bot_id: id, type: 'bot.deleted', data: {} })
    }
    const { report } = await run(purgeBots(purgeReviews, purgeVotes, deleteBotEvents))
    assert.deepEqual(report, { purged: 1, failed: 0 })
    assert.isNull(await rowOf(old.id))
    assert.isNotNull(await rowOf(recent.id))
    assert.isNotNull(await rowOf(live.id))
    for (const table of ['ratings', 'bot_votes', 'vote_events', 'bot_events', 'bot_stats'])
      assert.lengthOf(await db.from(table).where('bot_id', old.id), 0)
  })
})

test.group('The refresh of members', (group) => {
  const { discord } = useBuilders(group)

  test('updates names from Discord, and clears a username that moved to another account', async ({
    assert,
  }) => {
    const renamed = await makeUser({ username: 'before', discordUsername: 'before' })
    const holder = await makeUser({ username: 'wanted', discordUsername: 'wanted' })
    const edited = await makeUser({ displayName: 'Ours', staffEditedFields: ['display_name'] })
    discord.control.addPerson({ id: renamed.id, username: 'wanted', globalName: 'Wanted' })
    discord.control.addPerson({ id: edited.id, username: 'theirs', globalName: 'Theirs' })
    const { report } = await refreshMembers(NO_PAUSE).run({}, signal)
    assert.isAtLeast(report.refreshed!, 2)
    assert.include(await memberOf(renamed.id), { username: 'wanted', display_name: 'Wanted' })
    assert.isNull((await memberOf(holder.id)).username)
    assert.include(await memberOf(edited.id), {
      display_name: 'Ours',
      discord_display_name: 'Theirs',
      username: 'theirs',
    })
    const told = await db.from('outbox').where({ topic: 'user', key: holder.id })
    assert.lengthOf(told, 1)
  })
})
