import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { ADS_TOPIC } from '#app/advertising/outbox'
import { ago, hence, makeAdvertisement, makePremiumUser, makeUser } from '#database/factories/index'
import { useApi, useOutbox } from '#tests/directory/support/api'
import { eventually } from '#tests/helpers/eventually'

const contents = (ads: { content: string }[]) => ads.map(({ content }) => content)

test.group('GET /api/ads', (group) => {
  const api = useApi(group)
  const outbox = useOutbox(group)
  group.each.setup(async () => {
    await db.connection('migrator').from('advertisements').delete()
  })

  test('returns only the fields that are needed to show an ad', async ({ assert }) => {
    const ad = await makeAdvertisement({ content: '<b>Plants</b>', type: 'banner' })
    const { body } = await api.get('/api/ads?placement=header')
    assert.deepEqual(body, [{ id: ad.id, type: 'banner', content: '<b>Plants</b>' }])
  })

  test('returns only active ads within their dates', async ({ assert }) => {
    for (const [content, dates] of Object.entries({
      always: {},
      begun: { startDate: ago({ hours: 1 }) },
      'not ended': { endDate: hence({ hours: 1 }) },
      'in between': { startDate: ago({ hours: 1 }), endDate: hence({ hours: 1 }) },
      'switched off': { isActive: false },
      'not begun': { startDate: hence({ hours: 1 }) },
      ended: { endDate: ago({ seconds: 1 }) },
      over: { startDate: ago({ hours: 2 }), endDate: ago({ hours: 1 }) },
    })) {
      await makeAdvertisement({ content, ...dates })
    }
    await makeAdvertisement({ content: 'elsewhere', placement: 'footer' })
    const { body } = await api.get('/api/ads?placement=header')
    assert.deepEqual(contents(body), ['always', 'begun', 'not ended', 'in between'])
  })

  for (const dates of [
    { isActive: false },
    { startDate: hence({ hours: 1 }) },
    { endDate: ago({ hours: 1 }) },
  ]) {
    test(`returns no ads for a placement whose only ad has ${JSON.stringify(Object.keys(dates))}`, async ({
      assert,
    }) => {
      await makeAdvertisement({ placement: 'sidebar', ...dates })
      const { status, body } = await api.get('/api/ads?placement=sidebar')
      assert.equal(status, 200)
      assert.deepEqual(body, [])
    })
  }

  test('sorts by priority, then oldest first', async ({ assert }) => {
    for (const [content, priority] of [
      ['low', -5],
      ['first of two', 0],
      ['second of two', 0],
      ['high', 10],
    ] as const) {
      await makeAdvertisement({ content, priority, placement: 'in-list' })
    }
    const { body } = await api.get('/api/ads?placement=in-list')
    assert.deepEqual(contents(body), ['high', 'first of two', 'second of two', 'low'])
  })

  test('returns no ads to premium members, but to members whose premium has ended', async ({
    assert,
  }) => {
    await makeAdvertisement()
    const premium = await makePremiumUser()
    const former = await makePremiumUser({ premiumExpiresAt: ago({ minutes: 1 }) })
    const path = '/api/ads?placement=header'

    assert.deepEqual((await api.getAs(premium, path)).body, [])
    for (const member of [former, await makeUser()]) {
      const { body, headers } = await api.getAs(member, path)
      assert.lengthOf(body, 1)
      assert.equal(headers.get('cache-control'), 'private, no-store')
    }
    assert.lengthOf((await api.get(path)).body, 1)
  })

  test('shows and hides an ad on time without an event', async ({ assert }) => {
    const path = '/api/ads?placement=footer'
    await makeAdvertisement({
      content: 'short',
      placement: 'footer',
      startDate: hence({ milliseconds: 700 }),
      endDate: hence({ milliseconds: 1_600 }),
    })
    assert.deepEqual((await api.get(path)).body, [])
    const shows = async (expected: string[]) =>
      JSON.stringify(contents((await api.get(path)).body)) === JSON.stringify(expected)
    await eventually(() => shows(['short']), { message: 'it never began' })
    await eventually(() => shows([]), { message: 'it never ended' })
  })

  test('shows a new ad in its placement once the event has been handled', async ({ assert }) => {
    const [header, footer] = ['/api/ads?placement=header', '/api/ads?placement=footer']
    assert.deepEqual((await api.get(header)).body, [])
    assert.deepEqual((await api.get(footer)).body, [])
    await makeAdvertisement({ content: 'fresh' })
    await outbox.tell({ topic: ADS_TOPIC, key: 'header' })
    await eventually(async () => contents((await api.get(header)).body)[0] === 'fresh')
    assert.deepEqual((await api.get(footer)).body, [])
  })
})
