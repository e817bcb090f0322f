import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { makeBot, makeRating, makeUser } from '#database/factories/index'
import { MIGRATOR_CONNECTION } from '#tests/helpers/database'
import { useApi } from '#tests/directory/support/api'

const names = (bots: { name: string }[]) => bots.map(({ name }) => name)

/** A date that PostgreSQL accepts and JavaScript cannot represent. */
const IMPOSSIBLE_DATE = '290000-01-01T00:00:00Z'
/** The maximum of a bigint column, above the exact integers of JavaScript. */
const TOO_MANY = '9223372036854775807'

async function damage(botId: number, column: string, value: string) {
  const owner = db.connection(MIGRATOR_CONNECTION)
  // Rows may predate the current rules.
  await owner.rawQuery('ALTER TABLE bots DISABLE TRIGGER USER')
  const { rows } = await owner.rawQuery(
    `SELECT conname, pg_get_constraintdef(oid) AS rule FROM pg_constraint
     WHERE conrelid = 'bots'::regclass AND contype = 'c' AND pg_get_constraintdef(oid) LIKE ?`,
    [`%${column}%`]
  )
  for (const { conname } of rows)
    await owner.rawQuery(`ALTER TABLE bots DROP CONSTRAINT ${conname}`)
  await owner.rawQuery(`UPDATE bots SET ${column} = ? WHERE id = ?`, [value, botId])
  await owner.rawQuery('ALTER TABLE bots ENABLE TRIGGER USER')
}

test.group('A broken row does not fail its list', (group) => {
  const api = useApi(group)

  test('an unlinkable URL is left out', async ({ assert }) => {
    const owner = await makeUser()
    const bot = await makeBot({ name: 'Odd', userId: owner.id })
    await makeBot({ name: 'Fine' })
    await damage(bot.id, 'invite_url', 'javascript:alert(1)')
    await damage(bot.id, 'website', 'https://user:secret@example.com/')
    await damage(bot.id, 'github', 'not an address')

    const { body } = await api.get('/api/bots')
    assert.sameMembers(names(body), ['Odd', 'Fine'])
    const odd = body.find(({ name }: { name: string }) => name === 'Odd')
    const invite = new URL(odd.inviteUrl)
    assert.equal(invite.searchParams.get('client_id'), bot.discordBotId)
    assert.match(invite.protocol, /^https?:$/)

    const detail = await api.get(`/api/bots/discord/${bot.discordBotId}`)
    assert.equal(detail.status, 200)
    assert.isNull(detail.body.website)
    assert.isNull(detail.body.github)
  })

  test('a malformed bot is left out of every list', async ({ assert }) => {
    const bot = await makeBot({ name: 'Impossible', certified: true })
    const fine = await makeBot({ name: 'Possible', certified: true, userId: bot.userId })
    await damage(bot.id, 'created_at', IMPOSSIBLE_DATE)

    for (const path of [
      '/api/bots?limit=100',
      '/api/bots?sort=newest&limit=100',
      '/api/bots?sort=oldest&limit=100',
      '/api/bots/certified',
      `/api/users/${fine.userId}/bots`,
      '/api/bots?search=possible&sort=newest',
    ]) {
      const { status, body } = await api.get(path)
      assert.equal(status, 200, path)
      assert.include(names(body), 'Possible', path)
      assert.notInclude(names(body), 'Impossible', path)
    }
    // Paging continues after the broken row.
    const pages = await api.pages('/api/bots?sort=newest&limit=1')
    assert.include(names(pages.flat()), 'Possible')
  })

  test('a count beyond 2^53 fails nothing', async ({ assert }) => {
    const bot = await makeBot({ name: 'Countless' })
    await db.rawQuery('UPDATE bot_stats SET votes_count = ?::bigint WHERE bot_id = ?', [
      TOO_MANY,
      bot.id,
    ])
    assert.include(names((await api.get('/api/bots?search=countless')).body), 'Countless')
    const list = await api.get('/api/bots')
    assert.equal(list.body[0].name, 'Countless')
    assert.isNumber(list.body[0].voteCount)
    assert.equal((await api.get(`/api/bots/${bot.id}/votes`)).status, 200)
    const pages = await api.pages('/api/bots?limit=1')
    assert.lengthOf(new Set(names(pages.flat())), pages.flat().length)
  })

  test('a malformed review is left out', async ({ assert }) => {
    const bot = await makeBot()
    const broken = await makeRating({ botId: bot.id, comment: 'From the future' })
    await makeRating({ botId: bot.id, comment: 'From today' })
    await db.rawQuery('UPDATE ratings SET created_at = ?::timestamptz WHERE id = ?', [
      IMPOSSIBLE_DATE,
      broken.id,
    ])
    const { status, body } = await api.get(`/api/bots/discord/${bot.discordBotId}/ratings`)
    assert.equal(status, 200)
    assert.deepEqual(
      body.map(({ comment }: { comment: string }) => comment),
      ['From today']
    )
  })

  test('an invitation that predates the current rules is normalized', async ({ assert }) => {
    const bot = await makeBot({ name: 'Old' })
    const invitation = `https://discord.com/oauth2/authorize?client_id=${bot.discordBotId}&permissions=8`
    const stored = invitation.replace('.com/', '.com:8443/') + '&redirect_uri=https://evil.com'
    await damage(bot.id, 'invite_url', stored)
    const { body } = await api.get(`/api/bots/discord/${bot.discordBotId}`)
    assert.equal(body.inviteUrl, invitation)
    assert.equal((await db.from('bots').where('id', bot.id).first()).invite_url, stored)
  })
})
