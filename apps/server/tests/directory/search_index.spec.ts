import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { ago, makeBot, makeCategory, setBotStats } from '#database/factories/index'
import { refreshTiers } from '#app/directory/jobs/refresh_tiers'
import { MIGRATOR_CONNECTION, useDatabase } from '#tests/helpers/database'

const owner = () => db.connection(MIGRATOR_CONNECTION)

async function selectRows<Row>(sql: string, bindings: (string | number)[] = []): Promise<Row[]> {
  return (await db.rawQuery<{ rows: Row[] }>(sql, bindings)).rows
}

async function isFound(botId: number, word: string) {
  const rows = await selectRows(
    `SELECT FROM bot_search WHERE bot_id = ? AND words @@ quote_literal(?::text)::tsquery`,
    [botId, word]
  )
  return rows.length === 1
}

async function botsWith(word: string) {
  const [row] = await selectRows<{ bots: number }>(
    'SELECT bots FROM search_vocabulary WHERE word = ?',
    [word]
  )
  return row?.bots ?? 0
}

/** The content of the search tables in a comparable form. */
async function contents() {
  return {
    bots: await selectRows(`
      SELECT bot_id, title, title_words::text, head::text, words::text, category_ids, era
      FROM bot_search ORDER BY bot_id
    `),
    vocabulary: await selectRows('SELECT word, bots FROM search_vocabulary ORDER BY word'),
  }
}

test.group('The search index follows the bots', (group) => {
  useDatabase(group)

  test('contains a bot exactly while it is listed', async ({ assert }) => {
    const bot = await makeBot({ name: 'Wombat', approvalStatus: 'pending' })
    assert.isFalse(await isFound(bot.id, 'wombat'))
    assert.equal(await botsWith('wombat'), 0)

    const steps = [
      [{ approval_status: 'approved', approved_at: new Date() }, true],
      [{ auto_deleted: true }, false],
      [{ auto_deleted: false }, true],
      [{ approval_status: 'rejected', approved_at: null, approval_reason: 'No.' }, false],
      [{ approval_status: 'approved', approved_at: new Date() }, true],
      [{ deleted_at: new Date() }, false],
      [{ deleted_at: null }, true],
    ] as const
    for (const [change, isListed] of steps) {
      await db.from('bots').where('id', bot.id).update(change)
      assert.equal(await isFound(bot.id, 'wombat'), isListed, JSON.stringify(change))
      assert.equal(await botsWith('wombat'), isListed ? 1 : 0, JSON.stringify(change))
    }

    await db.from('bots').where('id', bot.id).delete()
    assert.equal(await botsWith('wombat'), 0)
  })

  test('follows every text of a bot', async ({ assert }) => {
    const bot = await makeBot({ name: 'Quokka' })
    const changes = {
      name: 'Numbat',
      short_description: 'Bilbies wherever you look.',
      description:
        'A bandicoot is what this is about, and it goes on until the text is long enough.',
    }
    for (const [column, text] of Object.entries(changes)) {
      await db
        .from('bots')
        .where('id', bot.id)
        .update({ [column]: text })
    }
    for (const word of ['numbat', 'bilbies', 'bandicoot']) {
      assert.isTrue(await isFound(bot.id, word), word)
      assert.equal(await botsWith(word), 1, word)
    }
    assert.isFalse(await isFound(bot.id, 'quokka'))
    assert.equal(await botsWith('quokka'), 0)
  })

  test('follows categories, including renames', async ({ assert }) => {
    const bot = await makeBot({ categories: ['Marsupials'] })
    const { id: other } = await makeCategory('Monotremes')
    assert.isTrue(await isFound(bot.id, 'marsupials'))

    await db.table('bot_categories').insert({ bot_id: bot.id, category_id: other })
    assert.isTrue(await isFound(bot.id, 'monotremes'))
    const [row] = await selectRows<{ category_ids: number[] }>(
      'SELECT category_ids FROM bot_search WHERE bot_id = ?',
      [bot.id]
    )
    assert.lengthOf(row!.category_ids, 2)

    await owner().from('categories').where('id', other).update({ name: 'Echidnas' })
    assert.isTrue(await isFound(bot.id, 'echidnas'))
    assert.isFalse(await isFound(bot.id, 'monotremes'))

    await db.from('bot_categories').where('bot_id', bot.id).where('category_id', other).delete()
    assert.isFalse(await isFound(bot.id, 'echidnas'))
  })

  test('a rollback leaves no word behind', async ({ assert }) => {
    const bot = await makeBot()
    const trx = await db.transaction()
    await trx.from('bots').where('id', bot.id).update({ name: 'Thylacine' })
    await trx.rollback()
    assert.equal(await botsWith('thylacin'), 0)
    assert.equal(await botsWith('thylacine'), 0)
  })

  test('concurrent changes lose no word and do not deadlock', async ({ assert }) => {
    const bots: { id: number }[] = []
    for (let index = 0; index < 10; index++) bots.push(await makeBot({ name: `Ibis ${index}` }))
    const before = await botsWith('server')
    // Each transaction changes two bots, in every order, so that taking locks one by one would deadlock.
    await Promise.all(
      bots.map((bot, index) =>
        db.transaction(async (trx) => {
          for (const other of [bot, bots[(index + 5) % bots.length]!]) {
            await trx
              .from('bots')
              .where('id', other.id)
              .where('id', bot.id)
              .update({ name: `Kiwi server ${index}` })
          }
        })
      )
    )
    assert.equal(await botsWith('kiwi'), 10)
    assert.equal(await botsWith('ibis'), 0)
    assert.equal(await botsWith('server'), before + 10)
  })

  test('rebuilding it changes nothing', async ({ assert }) => {
    const kept = await contents()
    await owner().rawQuery('SELECT rebuild_search()')
    assert.deepEqual(await contents(), kept)
    assert.isNotEmpty(kept.bots)
  })

  test('a bulk load skips the triggers, and a rebuild completes the index', async ({ assert }) => {
    const bot = await makeBot({ name: 'Loaded' })
    await owner().transaction(async (trx) => {
      await trx.rawQuery(`SET LOCAL botanica.bulk_load = 'on'`)
      await trx.rawQuery(`UPDATE bots SET name = 'Cassowary' WHERE id = ?`, [bot.id])
      assert.isFalse(await isFound(bot.id, 'cassowary'))
      await trx.rawQuery('SELECT rebuild_search()')
    })
    assert.isTrue(await isFound(bot.id, 'cassowary'))
    assert.equal(await botsWith('cassowary'), 1)
    await db.from('bots').where('id', bot.id).update({ name: 'Emu' })
    assert.equal(await botsWith('cassowary'), 0)
  })

  test('the server only reads the search tables', async ({ assert }) => {
    for (const statement of [
      'DELETE FROM bot_search',
      'UPDATE search_vocabulary SET bots = 0',
      'SELECT rebuild_search()',
      'SELECT create_search_indexes()',
    ]) {
      await assert.rejects(() => db.rawQuery(statement), /permission denied/)
    }
  })
})

const running = new AbortController().signal
const refresh = (signal = running) => refreshTiers.run({}, signal)

test.group('Popularity groups', (group) => {
  useDatabase(group)

  test('the most popular bots are in the first group after a refresh', async ({ assert }) => {
    const bot = await makeBot({ createdAt: ago({ days: 2 }) })
    await setBotStats(bot.id, { votesCount: 5 })
    const tierOf = async () =>
      (
        await selectRows<{ tier: number }>('SELECT tier FROM bot_search WHERE bot_id = ?', [bot.id])
      )[0]!.tier
    assert.equal(await tierOf(), 4)
    assert.deepEqual((await refresh()).report, { changed: 1 })
    assert.equal(await tierOf(), 0)
    assert.deepEqual((await refresh()).report, { changed: 0 })
  })

  test('are refreshed in batches that together cover all bots', async ({ assert }) => {
    for (let index = 0; index < 5; index++) await makeBot()
    await owner().rawQuery('UPDATE bot_search SET tier = 3')
    const parts = []
    for (let after: number | null = 0; after !== null;) {
      const [part]: { up_to: number | null; changed: number }[] = await selectRows(
        'SELECT * FROM refresh_search_tiers(?, 2)',
        [after]
      )
      parts.push(part!.changed)
      after = part!.up_to
    }
    assert.isAbove(parts.length, 2)
    assert.isAtMost(Math.max(...parts), 2)
    const { rows: wrong } = await owner().rawQuery(
      'SELECT FROM bot_search JOIN search_tiers USING (bot_id) WHERE bot_search.tier <> search_tiers.tier'
    )
    assert.lengthOf(wrong, 0)
  })

  test('stop refreshing on shutdown, and continue later', async ({ assert }) => {
    await owner().rawQuery('UPDATE bot_search SET tier = 3')
    const stopped = await refresh(AbortSignal.abort())
    assert.deepEqual(stopped.report, { changed: 0 })
    assert.include(stopped.state, { after: '0' })
    const { report, state } = await refreshTiers.run(stopped.state, running)
    assert.isAbove(report.changed!, 0)
    assert.deepEqual(state, {})
  })

  test('each but the last is four times as large as those before it', async ({ assert }) => {
    const { rows } = await owner().rawQuery(`
      SELECT place, least(4, ceil(greatest(0, log(2, place) - 11) / 2)) AS tier
      FROM unnest(ARRAY[1, 2048, 2049, 8192, 8193, 32768, 32769, 131072, 131073, 5000000]::numeric[]) AS place
    `)
    assert.deepEqual(
      rows.map(({ tier }: { tier: string }) => Number(tier)),
      [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    )
  })
})
