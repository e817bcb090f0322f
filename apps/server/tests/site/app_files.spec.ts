import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { useDatabase } from '#tests/helpers/database'
import { databaseUrl } from '#tests/helpers/database_url'
import { startServerProcess, type ServerProcess } from '#tests/helpers/server_process'

const SITE = app.makePath('tests/site/fixture/site')

function startSite(env: Record<string, string> = {}) {
  return startServerProcess({
    databaseUrl: databaseUrl(),
    env: { SITE_BUILD_DIR: SITE, ...env },
  })
}

test.group('Web app files', (group) => {
  useDatabase(group)
  let server: ServerProcess

  group.setup(async () => {
    server = await startSite()
    return () => server.kill()
  })

  test('are revalidated each time, with the right content types', async ({ assert }) => {
    for (const [path, type] of [
      ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
      ['/sw.js', 'text/javascript; charset=utf-8'],
      ['/app-shell', 'text/html; charset=utf-8'],
    ] as const) {
      const { status, headers } = await server.client.get(path)
      assert.equal(status, 200, path)
      assert.equal(headers.get('cache-control'), 'no-cache', path)
      assert.equal(headers.get('content-type'), type, path)
      assert.equal(headers.get('x-content-type-options'), 'nosniff', path)
      assert.isNull(headers.get('set-cookie'), path)
    }
  })

  test('have the language of the URL', async ({ assert }) => {
    assert.equal((await server.client.get('/manifest.webmanifest')).body.lang, 'en')
    assert.equal((await server.client.get('/manifest.webmanifest?lang=ro')).body.lang, 'ro')
  })

  test('include the worker of the build, and a shell with the policy of a page', async ({
    assert,
  }) => {
    const worker = await server.client.get('/sw.js')
    assert.equal(worker.text, "self.addEventListener('fetch', () => {})\n")
    assert.equal(
      worker.headers.get('content-security-policy'),
      "default-src 'none'; connect-src 'self'"
    )
    const shell = await server.client.get('/app-shell')
    assert.include(shell.text, 'data-worker="on"')
    assert.include(shell.headers.get('content-security-policy')!, "script-src 'self' 'sha256-")
  })
})

test.group('A service worker that is switched off', (group) => {
  useDatabase(group)

  test('is replaced by a kill switch, and pages know of it', async ({ assert, cleanup }) => {
    const server = await startSite({ SERVICE_WORKER: 'off' })
    cleanup(() => server.kill())

    const { text, headers } = await server.client.get('/sw.js')
    assert.equal(headers.get('cache-control'), 'no-cache')
    assert.include(text, 'registration.unregister()')
    assert.include(text, 'caches.delete(name)')
    assert.notInclude(text, "addEventListener('fetch'")
    assert.include((await server.client.get('/app-shell')).text, 'data-worker="off"')
  })
})
