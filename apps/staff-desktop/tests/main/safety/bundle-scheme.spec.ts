import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBundleHandler, resolveBundleFile } from '../../../src/main/safety/bundle-scheme.ts'

const SECRET = 'secret'

describe("The scheme of the client's own files", () => {
  let folder: string
  let handle: ReturnType<typeof createBundleHandler>
  let policy = 'first'

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bundle-'))
    const directory = join(folder, 'renderer')
    await mkdir(join(directory, 'assets'), { recursive: true })
    await writeFile(join(directory, 'index.html'), '<!doctype html>')
    await writeFile(join(directory, 'assets/main-1.js'), 'x')
    await writeFile(join(directory, 'assets/ă b.css'), 'y')
    await writeFile(join(directory, 'notes.txt'), SECRET)
    await writeFile(join(folder, 'secret.js'), SECRET)
    await mkdir(join(folder, 'renderer-other'))
    await writeFile(join(folder, 'renderer-other/secret.js'), SECRET)
    handle = createBundleHandler({ directory, policy: () => policy })
  })
  afterAll(() => rm(folder, { recursive: true }))

  const get = (url: string, method = 'GET') => handle({ url, method })

  test('serves the files of the bundle with their types', async () => {
    const index = await get('app://bundle/')
    expect(index.status).toBe(200)
    expect(await index.text()).toBe('<!doctype html>')
    expect(index.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(index.headers.get('cache-control')).toBe('no-store')

    const script = await get('app://bundle/assets/main-1.js?v=2#x')
    expect(await script.text()).toBe('x')
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(script.headers.get('cache-control')).toContain('immutable')
    expect((await get('app://bundle/assets/%C4%83%20b.css')).status).toBe(200)
    expect(await (await get('app://bundle/index.html', 'HEAD')).text()).toBe('')
  })

  test('sends the current policy with every response, and forbids sniffing', async () => {
    policy = 'later'
    for (const url of ['app://bundle/', 'app://bundle/assets/main-1.js', 'app://bundle/none']) {
      const { headers } = await get(url)
      expect(headers.get('content-security-policy')).toBe('later')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  test.each([
    'app://bundle/../secret.js',
    'app://bundle/..%2fsecret.js',
    'app://bundle/%2e%2e/secret.js',
    'app://bundle/%2e%2e%2fsecret.js',
    'app://bundle/..%2Frenderer-other/secret.js',
    'app://bundle/assets/..%2f..%2fsecret.js',
    'app://bundle/..%5csecret.js',
    'app://bundle/..\\secret.js',
    'app://bundle/assets%5c..%5c..%5csecret.js',
    'app://bundle/%252e%252e%252fsecret.js',
    'app://bundle/index.html%00.js',
    'app://bundle/%00',
    'app://bundle/%',
    'app://bundle/%ff',
    'app://bundle//etc/passwd',
    'app://bundle/C:/secret.js',
    'app://bundle/assets',
    'app://bundle/assets/',
    'app://bundle/none.js',
    'app://bundle/notes.txt',
    'app://bundle/index.html/',
    'app://other/index.html',
    'app://bundle.evil.example/index.html',
    'app://x@bundle/index.html',
    'file:///etc/passwd',
    'https://bundle/index.html',
    'not an address',
  ])('%s is not found', async (url) => {
    const answer = await get(url)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain(SECRET)
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    expect((await get('app://bundle/index.html', method)).status).toBe(404)
  })

  test('resolves no address outside the folder', () => {
    const parts = ['..', '%2e%2e', '.', 'a', '%2f', '/', '//', '\\', '%5c', '%00', '%', ' ']
    for (const one of parts) {
      for (const other of parts) {
        for (const last of parts) {
          const found = resolveBundleFile('/srv/app', `app://bundle/${one}${other}${last}/x.js`)
          if (!found) continue
          expect(found.file.startsWith('/srv/app/')).toBe(true)
          expect(found.file.split('/')).not.toContain('..')
        }
      }
    }
  })
})
