import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startListenerSimulator, type ListenerSimulator } from '../src/index.ts'

let listener: ListenerSimulator
beforeAll(async () => {
  listener = await startListenerSimulator({ port: 0 })
})
beforeEach(() => listener.control.reset())
afterAll(() => listener.close())

const post = (path: string, body = '{"type":"test"}') =>
  fetch(listener.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Secret': 'open' },
    body,
    redirect: 'manual',
  })

test('the listener shows what it received', async () => {
  expect((await post('/hooks/fern?a=b')).status).toBe(204)
  expect(listener.control.received('/hooks/fern')).toMatchObject([
    { path: '/hooks/fern', headers: { 'x-secret': 'open' }, body: '{"type":"test"}' },
  ])
  const page = await (await fetch(listener.url)).text()
  expect(page).toContain('x-secret: open')
  const overHttp = await fetch(`${listener.url}/control/received?prefix=/hooks`)
  expect(await overHttp.json()).toHaveLength(1)
})

test('the listener fails, redirects and is gone on demand', async () => {
  listener.control.addFault({ kind: 'server_error', prefix: '/hooks', status: 502, times: 1 })
  expect((await post('/hooks/fern')).status).toBe(502)
  expect((await post('/hooks/fern')).status).toBe(204)
  const redirect = await post('/redirect/fern')
  expect([redirect.status, redirect.headers.get('location')]).toEqual([303, '/hooks/fern'])
  expect((await post('/gone/fern')).status).toBe(410)
  expect(listener.control.received()).toHaveLength(1)
})

test('the listener hangs until it is reset', async () => {
  let outcome = 'waits'
  void post('/hang/fern').then(
    () => (outcome = 'answered'),
    () => (outcome = 'closed')
  )
  await expect
    .poll(() => {
      listener.control.reset()
      return outcome
    })
    .toBe('closed')
})
