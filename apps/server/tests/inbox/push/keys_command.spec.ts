import { test } from '@japa/runner'
import { webPushDefects } from '#start/web_push_settings'
import { run } from '#tests/helpers/ace'

const CONTACT = 'mailto:gardeners@botanica.example'

/** Parses the settings as the server does. */
function settingsOf(printed: Record<string, string>) {
  return {
    WEB_PUSH_PUBLIC_KEY: printed.WEB_PUSH_PUBLIC_KEY,
    WEB_PUSH_PRIVATE_KEY: { release: () => printed.WEB_PUSH_PRIVATE_KEY! },
    WEB_PUSH_CONTACT: printed.WEB_PUSH_CONTACT,
  }
}

test.group('ace webpush:keys', () => {
  test('prints new settings each time, which the server accepts', async ({ assert }) => {
    const [one, other] = [await run('webpush:keys'), await run('webpush:keys')]
    assert.equal(one.exitCode, 0)
    assert.deepEqual(webPushDefects(settingsOf(one.printed)), [])
    assert.notEqual(one.printed.WEB_PUSH_PUBLIC_KEY, other.printed.WEB_PUSH_PUBLIC_KEY)
    const mixed = settingsOf({
      ...one.printed,
      WEB_PUSH_PUBLIC_KEY: other.printed.WEB_PUSH_PUBLIC_KEY,
      WEB_PUSH_CONTACT: CONTACT,
    })
    const [defect] = webPushDefects(mixed)
    assert.include(defect, 'WEB_PUSH_PRIVATE_KEY')
  })
})
