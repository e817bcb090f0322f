import { test } from '@japa/runner'
import { ago, hence, makeAdvertisement } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'

test.group('The frame of an ad (ruling S5)', (group) => {
  const api = useApi(group)
  const CONTENT = '<script>parent.document.cookie</script><b>Rain Barrel</b>'

  group.setup(async () => {
    await makeAdvertisement({ placement: 'header', content: CONTENT, priority: 1 })
    await makeAdvertisement({ placement: 'header', content: 'less important', priority: 0 })
    await makeAdvertisement({ placement: 'sidebar', content: 'off', isActive: false })
    await makeAdvertisement({ placement: 'footer', content: 'over', endDate: ago({ days: 1 }) })
    await makeAdvertisement({
      placement: 'in-list',
      content: 'later',
      startDate: hence({ days: 1 }),
    })
  })

  test('holds the first ad as it was given, in a document without an origin', async ({
    assert,
  }) => {
    const { status, headers, text } = await api.get('/ads/header')
    assert.equal(status, 200)
    assert.include(text, CONTENT)
    assert.notInclude(text, 'less important')
    const policy = headers.get('content-security-policy')!
    assert.match(policy, /^sandbox allow-scripts /)
    assert.notInclude(policy, 'allow-same-origin')
    assert.include(policy, `frame-ancestors 'self'`)
    assert.isNull(headers.get('x-frame-options'))
  })

  test('does not exist for what is not shown', async ({ assert }) => {
    for (const placement of ['sidebar', 'footer', 'in-list', 'nowhere', '1']) {
      assert.equal((await api.get(`/ads/${placement}`)).status, 404, placement)
    }
  })
})
