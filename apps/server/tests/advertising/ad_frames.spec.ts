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
  const frameOf = ({ id }: { id: number }) => api.get(`/ads/frame/${id}`)

  test('holds the ad as it was given', async ({ assert }) => {
    const ad = await makeAdvertisement({ content: CONTENT })
    const { status, headers, text } = await frameOf(ad)
    assert.equal(status, 200)
    assert.equal(headers.get('content-type'), 'text/html; charset=utf-8')
    assert.include(text, `<body>${CONTENT}</body>`)
  })

  test('is a document without an origin, for our own pages alone', async ({ assert }) => {
    const { headers } = await frameOf(await makeAdvertisement())
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
      const { status, headers, text } = await frameOf(
        await makeAdvertisement({ content: CONTENT, ...ad })
      )
      assert.equal(status, 404)
      assert.include(text, '<body></body>')
      // It is shown in the place of an ad, so it must not be a page that browsers refuse to frame.
      assert.equal(headers.get('x-frame-options'), 'SAMEORIGIN')
      assert.match(headers.get('content-security-policy')!, /^sandbox /)
      assert.notMatch(headers.get('cache-control')!, /public/)
    })
  }

  test('is 404 for ids that no ad has, and for what is no id', async ({ assert }) => {
    for (const id of [UNKNOWN_ID, 0, -1, '1e1', 'header', '%00', '9'.repeat(40), '1%20OR%201=1']) {
      const { status, text } = await api.get(`/ads/frame/${id}`)
      assert.equal(status, 404, String(id))
      assert.notInclude(text, 'Rain Barrel')
    }
  })

  test('ends on time, with nobody telling', async ({ assert }) => {
    const ad = await makeAdvertisement({
      startDate: ago({ hours: 1 }),
      endDate: hence({ milliseconds: 700 }),
    })
    assert.equal((await frameOf(ad)).status, 200)
    await eventually(async () => (await frameOf(ad)).status === 404, {
      message: 'it never ended',
    })
  })

  test('goes when its placement is told to have changed', async ({ assert }) => {
    const ad = await makeAdvertisement({ placement: 'sidebar' })
    assert.equal((await frameOf(ad)).status, 200)
    await ad.useConnection('migrator').merge({ isActive: false }).save()
    assert.equal((await frameOf(ad)).status, 200)
    await outbox.tell({ topic: ADS_TOPIC, key: 'sidebar' })
    await eventually(async () => (await frameOf(ad)).status === 404, { message: 'it stayed' })
  })

  test('gives everybody the same ready bytes', async ({ assert }) => {
    const ad = await makeAdvertisement()
    const { headers } = await frameOf(ad)
    const again = await api.get(`/ads/frame/${ad.id}`, { 'if-none-match': headers.get('etag')! })
    assert.equal(again.status, 304)
  })
})
