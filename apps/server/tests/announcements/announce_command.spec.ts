import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { announcementRow, CHANNEL, NEWS } from '#tests/announcements/support/deliveries'
import { run } from '#tests/helpers/ace'
import { useDatabase } from '#tests/helpers/database'
import { useSimulatedDiscord } from '#tests/platform/support/discord'

const TEXT = [`--title=${NEWS.title}`, `--description=${NEWS.description}`]

test.group('ace announce', (group) => {
  useDatabase(group)
  const discord = useSimulatedDiscord(group)
  const sentMessages = () => discord.control.messages(CHANNEL)

  test('sends the announcement to the named channel, with its reactions', async ({ assert }) => {
    const options = ['--reactions=🎉, 🔥', '--color=#57f287', '--mention-here']
    const { exitCode, printed } = await run(
      'announce',
      '--channel=#greenhouse',
      ...TEXT,
      ...options
    )
    assert.equal(exitCode, 0)
    assert.lengthOf(sentMessages(), 1)
    const [message] = sentMessages()
    assert.include(printed, { state: 'sent', messageId: message!.id, channelId: CHANNEL })
    assert.deepEqual([message!.content, message!.reactions], ['@here', ['🎉', '🔥']])
    assert.include(await announcementRow(printed.id), { author_id: null, embed_color: '#57F287' })
    const log = await db.from('admin_logs').where('action', 'create_announcement').first()
    assert.isNull(log.admin_id)
  })

  test('{0} is refused with an explanation')
    .with([
      ['no channel', TEXT],
      ['a private channel', ['--channel=keepers-only', ...TEXT]],
      ['no title', ['--channel=greenhouse', `--description=${NEWS.description}`]],
      ['another emoji', ['--channel=greenhouse', ...TEXT, '--reactions=🦄']],
      ['no colour', ['--channel=greenhouse', ...TEXT, '--color=red']],
    ] as [string, string[]][])
    .run(async ({ assert }, [, options]) => {
      const { exitCode, printed } = await run('announce', ...options)
      assert.equal(exitCode, 1)
      assert.isNotEmpty(printed.error)
      assert.isEmpty(sentMessages())
    })
})
