import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { choosePort } from '@botanica/testkit/server-settings'
import { test } from '@japa/runner'
import { Webhook } from 'standardwebhooks'
import { makeBot, makeBotVote, makeUser } from '#database/factories/index'
import { makeBotToken } from '#tests/directory/support/bot_tokens'
import { useDatabase } from '#tests/helpers/database'
import { databaseUrl } from '#tests/helpers/database_url'
import { eventually, HELD_BACK_MS } from '#tests/helpers/eventually'
import { startServerProcess, type ServerProcess } from '#tests/helpers/server_process'
import { recordEvent, recordVote } from '#tests/webhooks/support/webhooks'

const README = app.makePath('../../packages/sdk/README.md')
const CODE_BLOCK = /```js\n([\s\S]*?)```/g
const WEBHOOK_SECRET = `whsec_${btoa('a secret of thirty-two characters')}`

/** Starts an example as a program of its own, which finds the package as a bot's program does. */
const start = (code: string, env: Record<string, string>) =>
  spawn(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: app.makePath(),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Runs an example to its end. @returns what it prints @throws if it fails */
async function run(code: string, env: Record<string, string>): Promise<string> {
  const child = start(code, env)
  const closed = once(child, 'close')
  const [output, errors, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    closed,
  ])
  if (exitCode !== 0) throw new Error(`${code}\n${errors}`)
  return output
}

test.group('Examples of the SDK', (group) => {
  useDatabase(group)
  let server: ServerProcess
  group.setup(async () => {
    server = await startServerProcess({ databaseUrl: databaseUrl() })
    return () => server.kill()
  })

  test('run against a real server', async ({ assert, cleanup }) => {
    const [bot, voter] = [await makeBot({ name: 'Music Garden' }), await makeUser()]
    const { id: voteId } = await makeBotVote({ botId: bot.id, userId: voter.id, votes: 3 })
    const scopes = ['stats:write', 'votes:read', 'events:read'] as const
    const { token } = await makeBotToken(bot.id, { scopes })
    const env = {
      BOTANICA_URL: server.client.url,
      BOT_ID: bot.discordBotId,
      BOT_TOKEN: token,
      USER_ID: voter.id,
    }
    const readme = await readFile(README, 'utf8')
    const codes = [...readme.matchAll(CODE_BLOCK)].map(([, code]) => code!)
    const [post, autoPoster, voters, votes, events, follow, bots, webhooks, errors, ...others] =
      codes
    assert.isDefined(errors)
    assert.isEmpty(others)

    await run(post!, env)
    const stats = await db.from('bot_stats').where('bot_id', bot.id).first()
    assert.equal(stats.serving_count, 1_280)

    assert.equal(await run(autoPoster!, env), '')
    assert.match(await run(voters!, env), /^Thank you!\n.* 3\n$/)
    await db
      .table('vote_events')
      .insert({ bot_id: bot.id, bot_vote_id: voteId, query: '?source=discord' })
    assert.match(await run(votes!, env), new RegExp(`^${voter.id} .* \\?source=discord\n$`))

    await recordEvent({ botId: bot.id, type: 'bot.certified', data: {} })
    let listed = ''
    await eventually(async () => (listed = await run(events!, env)) !== '', {
      within: HELD_BACK_MS,
    })
    const [, cursor] = /^bot\.certified (\S+)\n$/.exec(listed)!
    const follower = start(follow!, { ...env, LAST_CURSOR: cursor! })
    cleanup(() => void follower.kill())
    const { voterId } = await recordVote(bot.id)
    const [followed] = await once(follower.stdout, 'data')
    assert.match(String(followed), new RegExp(`^${voterId} \\S+\n$`))

    assert.match(await run(bots!, env), /^Music Garden \d+\n/)
    assert.equal(await run(errors!, env), 'No such bot\n')

    const port = await choosePort()
    const listener = start(webhooks!, { PORT: String(port), WEBHOOK_SECRET })
    cleanup(() => void listener.kill())
    const body = JSON.stringify({ type: 'test' })
    const deliver = (signature: string) =>
      fetch(`http://127.0.0.1:${port}`, {
        method: 'POST',
        body,
        headers: {
          'webhook-id': 'msg_1',
          'webhook-timestamp': String(Math.floor(Date.now() / 1_000)),
          'webhook-signature': signature,
        },
      }).catch(() => undefined)
    await eventually(async () => (await deliver('v1,AAAA'))?.status === 400)
    const signature = new Webhook(WEBHOOK_SECRET).sign('msg_1', new Date(), body)
    assert.equal((await deliver(signature))?.status, 204)
  })
})
