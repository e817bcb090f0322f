import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { ago, makeBot, makeStaff, makeStaffNote, makeUser } from '#database/factories/index'
import { deleteOldNotes } from '#app/moderation/jobs/delete_old_notes'
import { MAX_SHOWN_NOTES, STAFF_NOTE_LIMITS } from '#app/moderation/notes/rules'
import { useApi } from '#tests/directory/support/api'
import { listInboxEvents, listTargetLogs } from '#tests/moderation/support/decisions'

const TEXT = 'Its support server is empty.'
const pathOf = ({ id }: { id: number }) => `/api/admin/bots/${id}/notes`
const notesOf = ({ id }: { id: number }) => db.from('staff_notes').where('bot_id', id).orderBy('id')

test.group('Notes of staff about a bot', (group) => {
  const api = useApi(group)
  const notesFor = async (member: { id: string }, { id }: { id: number }) =>
    (await api.getAs(member, `/api/admin/bots/${id}`)).body.notes

  test('are read by all staff, and logged without their text', async ({ assert }) => {
    const [reviewer, moderator] = [await makeStaff('reviewer'), await makeStaff('moderator')]
    const bot = await makeBot({ approvalStatus: 'pending' })
    const { status, body } = await (
      await api.enter(reviewer)
    ).send('POST', pathOf(bot), {
      text: `  ${TEXT}\n`,
    })
    assert.equal(status, 201)
    assert.include(body, { text: TEXT })
    assert.equal(body.author.id, reviewer.id)
    const [row] = await notesOf(bot)
    assert.include(row, { author_id: reviewer.id, text: TEXT })
    assert.deepEqual(await notesFor(moderator, bot), [body])
    const [log] = await listTargetLogs('bot', bot.id)
    assert.include(log, { action: 'add_note', admin_id: reviewer.id })
    assert.notInclude(JSON.stringify(log.details), TEXT)
    const key = String(bot.id)
    assert.isNotNull(await db.from('outbox').where({ topic: 'staff_bot', key }).first())
  })

  test('are neither read nor written by staff who own the bot', async ({ assert }) => {
    const reviewer = await makeStaff('reviewer')
    const bot = await makeBot({ userId: reviewer.id, approvalStatus: 'pending' })
    await makeStaffNote({ botId: bot.id, authorId: (await makeStaff('owner')).id })
    assert.deepEqual(await notesFor(reviewer, bot), [])
    const { status } = await (await api.enter(reviewer)).send('POST', pathOf(bot), { text: TEXT })
    assert.equal(status, 403)
    assert.lengthOf(await notesOf(bot), 1)
  })

  test('are for staff only, and about bots that exist', async ({ assert }) => {
    const bot = await makeBot()
    const body = { text: TEXT }
    const send = async (browser: Awaited<ReturnType<typeof api.enter>>) =>
      (await browser.send('POST', pathOf(bot), body)).status
    assert.equal(await send(api.visitor()), 401)
    assert.equal(await send(await api.enter(await makeUser())), 403)
    await db.from('bots').where('id', bot.id).update({ deleted_at: new Date() })
    assert.equal(await send(await api.enter(await makeStaff('reviewer'))), 404)
    assert.isEmpty(await notesOf(bot))
  })

  test('notify the staff whom they mention, once each', async ({ assert }) => {
    const [author, mentioned] = [await makeStaff('reviewer'), await makeStaff('moderator')]
    const [member, owner] = [await makeUser(), await makeStaff('owner')]
    const bot = await makeBot({ userId: owner.id })
    const names = [mentioned, mentioned, author, member, owner].map(
      ({ username }) => `@${username!.toUpperCase()}`
    )
    const text = `${names.join(', ')}. Mail me@${mentioned.username}.example, @nobody_at_all!`
    const { status } = await (await api.enter(author)).send('POST', pathOf(bot), { text })
    assert.equal(status, 201)
    const events = await listInboxEvents(bot.id)
    assert.deepEqual(
      events.map(({ kind, to }) => [kind, to]),
      [['note_mention', [mentioned.id]]]
    )
  })

  test('have between 1 and {limit} characters')
    .with([{ limit: STAFF_NOTE_LIMITS.max }])
    .run(async ({ assert }, { limit }) => {
      const bot = await makeBot()
      const browser = await api.enter(await makeStaff('reviewer'))
      const statuses = []
      for (const text of [' ', 'x'.repeat(limit + 1), 'x'.repeat(limit)])
        statuses.push((await browser.send('POST', pathOf(bot), { text })).status)
      assert.deepEqual(statuses, [422, 422, 201])
      assert.lengthOf(await notesOf(bot), 1)
    })

  test('are deleted by their author alone, once', async ({ assert }) => {
    const [author, other] = [await makeStaff('reviewer'), await makeStaff('owner')]
    const bot = await makeBot()
    const { id } = await makeStaffNote({ botId: bot.id, authorId: author.id })
    const path = `/api/admin/notes/${id}`
    assert.equal((await (await api.enter(other)).send('DELETE', path)).status, 403)
    assert.lengthOf(await notesOf(bot), 1)
    const browsers = await Promise.all([api.enter(author), api.enter(author), api.enter(author)])
    const answers = await Promise.all(browsers.map((browser) => browser.send('DELETE', path)))
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 404, 404]
    )
    assert.isEmpty(await notesOf(bot))
    const logs = await listTargetLogs('bot', bot.id)
    assert.deepEqual(
      logs.map(({ action }) => action),
      ['remove_note']
    )
  })

  test('are listed latest first, at most {limit}')
    .with([{ limit: MAX_SHOWN_NOTES }])
    .run(async ({ assert }, { limit }) => {
      const author = await makeStaff('reviewer')
      const bot = await makeBot()
      for (let made = 0; made <= limit; made++)
        await makeStaffNote({ botId: bot.id, authorId: author.id, text: `Note ${made}` })
      const notes: { text: string }[] = await notesFor(author, bot)
      assert.lengthOf(notes, limit)
      assert.equal(notes[0]!.text, `Note ${limit}`)
    })

  test('stay without their author when the account is deleted, and are in its export', async ({
    assert,
  }) => {
    const author = await makeStaff('reviewer')
    await makeStaff('owner')
    const bot = await makeBot()
    await makeStaffNote({ botId: bot.id, authorId: author.id })
    const browser = await api.enter(author)
    const { body } = await browser.get('/api/user/export')
    assert.containsSubset(body.staffNotes, [{ discordBotId: bot.discordBotId, text: TEXT }])
    const { status } = await browser.send('DELETE', '/api/user', { reviews: 'keep' })
    assert.equal(status, 204)
    const [row] = await notesOf(bot)
    assert.include(row, { author_id: null, text: TEXT })
  })

  test('are deleted after a year, and with their bot', async ({ assert }) => {
    const author = await makeStaff('reviewer')
    const bot = await makeBot()
    const note = { botId: bot.id, authorId: author.id }
    await makeStaffNote({ ...note, createdAt: ago({ days: 366 }) })
    const young = await makeStaffNote(note)
    await deleteOldNotes.run({}, new AbortController().signal)
    assert.deepEqual(
      (await notesOf(bot)).map(({ id }) => id),
      [young.id]
    )
    await db.from('bots').where('id', bot.id).delete()
    assert.isEmpty(await notesOf(bot))
  })
})
