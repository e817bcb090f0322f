import type Electron from 'electron'
import { expect, test } from 'vitest'
import { watchProxy } from '../../../src/main/server/proxy.ts'
import { createEmitter, createEvent } from '../../support/emitter.ts'

const ADDRESS = 'https://botanica.example/api/about'

function start(answer: () => Promise<Response>) {
  const app = createEmitter<Pick<Electron.App, 'on'>, object>({})
  let asked = 0
  const fetch = watchProxy({ app, fetch: answer, onPasswordRequired: () => void asked++ })
  return { app, fetch, asked: () => asked }
}
const login = (app: ReturnType<typeof start>['app'], isProxy: boolean) =>
  app.emit('login', createEvent(), null, {}, { isProxy }, () => {})

test('a proxy that asks for a password is reported once', async () => {
  const { app, fetch, asked } = start(async () => new Response(null, { status: 407 }))
  expect((await fetch(ADDRESS, {})).status).toBe(407)
  await fetch(ADDRESS, {})
  login(app, true)
  expect(asked()).toBe(1)
})

test.each(['net::ERR_PROXY_AUTH_REQUESTED', 'net::ERR_UNEXPECTED_PROXY_AUTH'])(
  'a proxy error %s is reported',
  async (message) => {
    const { fetch, asked } = start(() => Promise.reject(new Error(message)))
    await expect(fetch(ADDRESS, {})).rejects.toThrow(message)
    expect(asked()).toBe(1)
  }
)

test('a proxy that only the login event reveals is reported', () => {
  const { app, asked } = start(async () => new Response('{}'))
  login(app, true)
  expect(asked()).toBe(1)
})

test('other errors are not reported', async () => {
  const { app, fetch, asked } = start(async () => new Response('{}', { status: 401 }))
  await fetch(ADDRESS, {})
  login(app, false)
  const failing = start(() => Promise.reject(new Error('net::ERR_INTERNET_DISCONNECTED')))
  await expect(failing.fetch(ADDRESS, {})).rejects.toThrow('DISCONNECTED')
  expect([asked(), failing.asked()]).toEqual([0, 0])
})
