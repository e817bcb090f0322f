import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { publish } from '#app/core/outbox/outbox'
import { BOT_TOPIC } from '#app/directory/outbox'
import { ago, makeBot, makeCategory, setBotStats } from '#database/factories/index'
import { useApi, useOutbox } from '#tests/directory/support/api'
import { eventually } from '#tests/helpers/eventually'

const PATH = '/api/catalogue'

/** Changes a bot and publishes the event, as an action does. */
function change(bot: { id: number }, to: Record<string, unknown>) {
  return db.transaction(async (trx) => {
    await trx.from('bots').where('id', bot.id).update(to)
    await publish(trx, { topic: BOT_TOPIC, key: String(bot.id) })
  })
}

test.group('The offline catalog', (group) => {
  const api = useApi(group)
  useOutbox(group)

  test('has every listed bot with the data of its card, most popular first', async ({ assert }) => {
    const category = await makeCategory()
    const quiet = await makeBot({ name: 'Quiet' })
    const loud = await makeBot({ name: 'Loud', certified: true, categories: [category.name] })
    await setBotStats(loud.id, { votesCount: 50, servingCount: 7 })
    const unseen = [
      await makeBot({ approvalStatus: 'pending' }),
      await makeBot({ autoDeleted: true }),
      await makeBot({ deletedAt: ago({ hours: 1 }) }),
    ]

    const { status, body, headers } = await api.get(PATH)
    assert.equal(status, 200)
    assert.match(headers.get('cache-control')!, /^public/)
    assert.isNull(headers.get('set-cookie'))
    assert.isTrue(body.isWhole)
    assert.deepEqual(body.gone, [])
    assert.deepEqual(body.bots.id.slice(0, 1), [loud.id])
    assert.include(body.bots.id, quiet.id)
    for (const { id } of unseen) assert.notInclude(body.bots.id, id)
    assert.equal(body.bots.name[0], 'Loud')
    assert.equal(body.bots.voteCount[0], 50)
    assert.equal(body.bots.servingCount[0], 7)
    assert.isTrue(body.bots.certified[0])
    assert.deepEqual(body.bots.categoryIds[0], [category.id])
    assert.deepInclude(body.categories, { id: category.id, name: category.name })
    for (const column of Object.values<unknown[]>(body.bots)) {
      assert.lengthOf(column, body.bots.id.length)
    }
  })

  test('returns changed and removed bots since an earlier version', async ({ assert }) => {
    const [renamed, removed, untouched] = [await makeBot(), await makeBot(), await makeBot()]
    const { version } = (await api.get(PATH)).body
    await change(renamed, { name: 'Renamed since' })
    await change(removed, { deleted_at: new Date() })

    await eventually(async () => {
      const { body } = await api.get(`${PATH}?since=${version}`)
      return body.bots.name.includes('Renamed since') && body.gone.includes(removed.id)
    })
    const { body } = await api.get(`${PATH}?since=${version}`)
    assert.isFalse(body.isWhole)
    assert.notInclude(body.bots.id, untouched.id)
    assert.notInclude(body.bots.id, removed.id)
  })

  test('is returned whole when the version is too old or in the future', async ({ assert }) => {
    for (const since of [ago({ days: 2 }), ago({ days: -2 })]) {
      const { body } = await api.get(`${PATH}?since=${since.toUTC().toISO()}`)
      assert.isTrue(body.isWhole)
      assert.isAbove(body.bots.id.length, 0)
    }
  })

  test('rejects an invalid version', async ({ assert }) => {
    const { status, body } = await api.get(`${PATH}?since=yesterday`)
    assert.equal(status, 422)
    assert.equal(body.errors[0].field, 'since')
  })
})
