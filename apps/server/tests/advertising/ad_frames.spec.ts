import { test } from '@japa/runner'
import { ADS_TOPIC } from '#app/advertising/outbox'
import { ago, hence, makeAdvertisement } from '#database/factories/index'
import { useApi, useOutbox } from '#tests/directory/support/api'
import { eventually } from '#tests/helpers/eventually'

const CONTENT = '<script>parent.document.cookie</script><b>Rain Barrel</b>'
const UNKNOWN_ID = 999_999_999

test.group('GET /ads/frame/:id', (group) => {
  const api = useApi(group)
  const outbox = useOutbox(group)
  const fetchFrame = ({ id }: { id: number }) => api.get(`/ads/frame/${id}`)

  test('contains the unchanged HTML of the ad', async ({ assert }) => {
    const ad = await makeAdvertisement({ content: CONTENT })
    const { status, headers, text } = await fetchFrame(ad)
    assert.equal(status, 200)
    assert.equal(headers.get('content-type'), 'text/html; charset=utf-8')
    assert.include(text, `<body>${CONTENT}</body>`)
  })

  test('is a document without an origin, for our own pages alone', async ({ assert }) => {
    const { headers } = await fetchFrame(await makeAdvertisement())
    const directives = headers.get('content-security-policy')!.split('; ')
    const sandbox = directives.find((directive) => directive.startsWith('sandbox'))!
    assert.deepEqual(sandbox.split(' ').toSorted(), [
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-scripts',
      'sandbox',
    ])
    assert.include(directives, `frame-ancestors 'self'`)
    assert.equal(headers.get('x-frame-options'), 'SAMEORIGIN')
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.equal(headers.get('referrer-policy'), 'no-referrer')
    assert.isNull(headers.get('set-cookie'))
  })

  for (const [state, ad] of Object.entries({
    'is switched off': { isActive: false },
    'has not begun': { startDate: hence({ hours: 1 }) },
    'is over': { endDate: ago({ hours: 1 }) },
  })) {
    test(`is empty and 404 for an ad that ${state}`, async ({ assert }) => {
      const { status, headers, text } = await fetchFrame(
        await makeAdvertisement({ content: CONTENT, ...ad })
      )
      assert.equal(status, 404)
      assert.include(text, '<body></body>')
      // The response is shown in the ad's frame, so it must not be a page that cannot be framed.
      assert.equal(headers.get('x-frame-options'), 'SAMEORIGIN')
      assert.match(headers.get('content-security-policy')!, /^sandbox /)
      assert.notMatch(headers.get('cache-control')!, /public/)
    })
  }

  test('is 404 for unknown and malformed ids', async ({ assert }) => {
    for (const id of [UNKNOWN_ID, 0, -1, '1e1', 'header', '%00', '9'.repeat(40), '1%20OR%201=1']) {
      const { status, text } = await api.get(`/ads/frame/${id}`)
      assert.equal(status, 404, String(id))
      assert.notInclude(text, 'Rain Barrel')
    }
  })

  test('expires from the cache when the ad ends', async ({ assert }) => {
    const ad = await makeAdvertisement({
      startDate: ago({ hours: 1 }),
      endDate: hence({ milliseconds: 700 }),
    })
    assert.equal((await fetchFrame(ad)).status, 200)
    await eventually(async () => (await fetchFrame(ad)).status === 404, {
      message: 'it never ended',
    })
  })

  test('is evicted when its placement changes', async ({ assert }) => {
    const ad = await makeAdvertisement({ placement: 'sidebar' })
    assert.equal((await fetchFrame(ad)).status, 200)
    await ad.useConnection('migrator').merge({ isActive: false }).save()
    assert.equal((await fetchFrame(ad)).status, 200)
    await outbox.tell({ topic: ADS_TOPIC, key: 'sidebar' })
    await eventually(async () => (await fetchFrame(ad)).status === 404, { message: 'it stayed' })
  })

  test('is the same cached response for everybody', async ({ assert }) => {
    const ad = await makeAdvertisement()
    const { headers } = await fetchFrame(ad)
    const again = await api.get(`/ads/frame/${ad.id}`, { 'if-none-match': headers.get('etag')! })
    assert.equal(again.status, 304)
  })
})
