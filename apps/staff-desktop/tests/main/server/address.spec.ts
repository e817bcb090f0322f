import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  createServerAddress,
  parseOrigin,
  type ServerAddressOptions,
} from '../../../src/main/server/address.ts'
import type { RequestApi, ApiRequest } from '../../../src/main/server/api-fetch.ts'
import { createTempFolder } from '../../support/folder.ts'

const ABOUT = {
  name: 'botanica',
  site_name: 'Botanica',
  image_hosts: ['https://cdn.example'],
  image_base: 'https://cdn.example/pictures',
}
const PICTURES = {
  imageHosts: ['https://cdn.example'],
  imageBase: 'https://cdn.example/pictures',
}

function asking(body: unknown, status = 200) {
  const requests: ApiRequest[] = []
  const ask: RequestApi = async (question) => {
    requests.push(question)
    const text = JSON.stringify(body)
    return { status, contentType: null, body: text, link: null, retryAfter: null }
  }
  return { ask, requests }
}

function addressWith(given: Partial<ServerAddressOptions>) {
  return createServerAddress({
    requestApi: asking(ABOUT).ask,
    builtFor: null,
    path: join(createTempFolder(), 'server.json'),
    onError: (error) => {
      throw error
    },
    ...given,
  })
}

describe("The server's address", () => {
  test.each([
    ['https://botanica.example', 'https://botanica.example'],
    ['  https://botanica.example/admin?tab=1#x \n', 'https://botanica.example'],
    ['https://botanica.example:8443/', 'https://botanica.example:8443'],
    ['http://localhost:3333/', 'http://localhost:3333'],
    ['http://127.0.0.1:3333', 'http://127.0.0.1:3333'],
    ['http://botanica.example', null],
    ['http://localhost.evil.example', null],
    ['http://127.0.0.1.evil.example', null],
    ['http://10.0.0.1', null],
    ['https://user:pass@botanica.example', null],
    ['ftp://botanica.example', null],
    ['file:///etc/passwd', null],
    ['javascript:alert(1)', null],
    ['botanica.example', null],
    ['', null],
  ])('in %j is %s', (text, origin) => {
    expect(parseOrigin(text)).toBe(origin)
  })

  test('is stored once a Botanica server has responded there', async () => {
    const path = join(createTempFolder(), 'server.json')
    const { ask, requests } = asking(ABOUT)
    const address = addressWith({ path, requestApi: ask })
    expect(address.current).toBeNull()
    expect(address.isFixed).toBe(false)

    expect(await address.take('https://botanica.example')).toBe(true)
    expect(requests).toEqual([
      { origin: 'https://botanica.example', method: 'GET', path: '/api/desktop/about' },
    ])
    const taken = { origin: 'https://botanica.example', ...PICTURES }
    expect(address.current).toEqual(taken)
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(taken)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(addressWith({ path }).current).toEqual(taken)
  })

  test.each([
    ['another site', { name: 'other', image_hosts: [] }, 200],
    ['nothing of ours', '<html>', 200],
    ['a refusal', ABOUT, 404],
    [
      'an image host that is a policy',
      { ...ABOUT, image_hosts: ["https://x; script-src 'unsafe-inline'"] },
      200,
    ],
    ['an image host with a path', { ...ABOUT, image_hosts: ['https://x.example/a'] }, 200],
    ['pictures of another host', { ...ABOUT, image_base: 'https://other.example' }, 200],
    ['pictures that are nowhere', { ...ABOUT, image_base: '/pictures' }, 200],
    ['an image host that means all', { ...ABOUT, image_hosts: ['*'] }, 200],
    [
      'too many image hosts',
      { ...ABOUT, image_hosts: Array.from({ length: 9 }, (_, at) => `https://h${at}.example`) },
      200,
    ],
  ])('is rejected for %s', async (_what, body, status) => {
    const address = addressWith({ requestApi: asking(body, status).ask })
    expect(await address.take('https://botanica.example')).toBe(false)
    expect(address.current).toBeNull()
  })

  test('is fixed when it is compiled in, even before the server is reached', async () => {
    const address = addressWith({ builtFor: 'https://built.example' })
    expect(address.isFixed).toBe(true)
    expect(address.current).toEqual({
      origin: 'https://built.example',
      imageHosts: [],
      imageBase: null,
    })
    const received: unknown[] = []
    address.subscribe((now) => void received.push(now))
    await address.refresh()
    await address.refresh()
    expect(received).toEqual([{ origin: 'https://built.example', ...PICTURES }])
  })

  test('of an earlier build is dropped', async () => {
    const path = join(createTempFolder(), 'server.json')
    await addressWith({ path }).take('https://old.example')
    const address = addressWith({ path, builtFor: 'https://built.example' })
    expect(address.current?.origin).toBe('https://built.example')
  })

  test('of a build must be secure', () => {
    expect(() => addressWith({ builtFor: 'http://botanica.example' })).toThrow(
      'not a secure server address'
    )
  })

  test.each(['', 'null', '{', '{"origin":"http://evil.example","imageHosts":[]}', '{"origin":7}'])(
    'is unset with the file content %j',
    (text) => {
      const path = join(createTempFolder(), 'server.json')
      writeFileSync(path, text)
      expect(addressWith({ path }).current).toBeNull()
    }
  )
})
