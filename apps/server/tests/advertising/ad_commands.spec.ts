import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { makeAdvertisement } from '#database/factories/index'
import { run } from '#tests/helpers/ace'
import { useDatabase } from '#tests/helpers/database'

const FLAGS = ['--title=Seeds', '--content=<b>Seeds</b>', '--placement=header', '--type=banner']

const findRow = (id: number) => db.from('advertisements').where('id', id).first()

test.group('ace commands for ads', (group) => {
  useDatabase(group)

  test('ads:add adds an ad and explains invalid input', async ({ assert }) => {
    const { exitCode, printed } = await run('ads:add', ...FLAGS, '--end=2999-01-01T00:00:00Z')
    assert.equal(exitCode, 0)
    assert.include(printed, { title: 'Seeds', placement: 'header', isActive: true, state: 'shown' })
    const log = await db.from('admin_logs').where('target_id', String(printed.id)).first()
    assert.include(log, { action: 'add_ad', admin_id: null })
    const events = await db.from('outbox').where({ topic: 'ads', key: 'header' })
    assert.lengthOf(events, 1)

    const wrong = await run('ads:add', ...FLAGS, '--type=video', '--priority=many')
    assert.equal(wrong.exitCode, 1)
    assert.match(wrong.printed.error, /type.*priority/)
    const [{ total }] = await db.from('advertisements').count('* as total')
    assert.equal(Number(total), 1)
  })

  test('ads:add reads the HTML from a file', async ({ assert }) => {
    const file = join(tmpdir(), `ad-${process.pid}.html`)
    await writeFile(file, '<p>From a file</p>')
    const otherFlags = FLAGS.filter((flag) => !flag.startsWith('--content'))
    const { printed } = await run('ads:add', ...otherFlags, `--file=${file}`)
    assert.equal(printed.content, '<p>From a file</p>')
    const missing = await run('ads:add', ...otherFlags, '--file=/no/such/file.html')
    assert.equal(missing.printed.error, 'There is no file /no/such/file.html.')
  })

  test('ads:edit changes only the given fields', async ({ assert }) => {
    const ad = await makeAdvertisement()
    const { exitCode, printed } = await run('ads:edit', String(ad.id), '--no-active')
    assert.equal(exitCode, 0)
    assert.include(printed, { id: ad.id, title: ad.title, isActive: false, state: 'off' })
    const ends = await run('ads:edit', String(ad.id), '--end=2999-01-01T00:00:00Z')
    assert.equal(ends.printed.endDate, '2999-01-01T00:00:00.000Z')
    assert.isFalse(ends.printed.isActive)
    const endless = await run('ads:edit', String(ad.id), '--end=none')
    assert.isNull(endless.printed.endDate)
    for (const id of ['999999999', 'x'])
      assert.equal((await run('ads:edit', id)).printed.error, 'There is no such ad.')
  })

  test('ads:list lists the ads of a placement', async ({ assert }) => {
    await makeAdvertisement({ placement: 'in-list', title: 'Among bots' })
    const { printed } = await run('ads:list', '--placement=in-list')
    assert.deepEqual(
      printed.map(({ title }: { title: string }) => title),
      ['Among bots']
    )
    assert.equal((await run('ads:list', '--placement=popup')).exitCode, 1)
  })

  test('ads:remove removes an ad once', async ({ assert }) => {
    const ad = await makeAdvertisement()
    assert.deepEqual((await run('ads:remove', String(ad.id))).printed, { id: ad.id })
    assert.isNull(await findRow(ad.id))
    assert.equal((await run('ads:remove', String(ad.id))).exitCode, 1)
  })
})
