import { test } from '@japa/runner'
import { readableField } from '#app/core/validation/readable_field'

test.group('readableField', () => {
  test('{0} reads {1}')
    .with([
      ['banReason', 'ban reason'],
      ['server_count', 'server count'],
      ['discordBotId', 'Discord bot id'],
      ['inviteUrl', 'invite URL'],
      ['github', 'GitHub'],
      ['reactions.0', 'reactions entry'],
      ['links.12.url', 'links entry URL'],
      ['0', 'entry'],
    ] as [string, string][])
    .run(({ assert }, [path, name]) => assert.equal(readableField(path), name))
})
