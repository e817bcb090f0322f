import { request } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { listenForCode, type LoopbackListener } from '../../../src/main/session/loopback.ts'

const STATE = 'state-of-this-sign-in-x'
const listeners: LoopbackListener[] = []

async function listen() {
  const listener = await listenForCode({ state: STATE, page: (ending) => `page: ${ending}` })
  listeners.push(listener)
  return listener
}

/** Sends a request as any local program could. */
function send(port: number, path: string, { method = 'GET', host = `127.0.0.1:${port}` } = {}) {
  return new Promise<{ status: number; body: string; headers: object }>((resolve, reject) => {
    request(
      { host: '127.0.0.1', port, path, method, headers: { host }, agent: false },
      (answer) => {
        let body = ''
        answer.on('data', (part) => (body += String(part)))
        answer.on('end', () =>
          resolve({ status: answer.statusCode!, body, headers: answer.headers })
        )
      }
    )
      .on('error', reject)
      .end()
  })
}

afterEach(() => {
  for (const listener of listeners.splice(0)) listener.close()
})

describe('The loopback listener', () => {
  test('accepts a code with the right state, and shows the result', async () => {
    const { port, redirect } = await listen()
    const shown = send(port, `/cb?code=c1&state=${STATE}`)
    const back = await redirect
    expect(back).toMatchObject({ code: 'c1' })
    if ('respond' in back) back.respond('done')
    const { status, body, headers } = await shown
    expect([status, body]).toEqual([200, 'page: done'])
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
  })

  test('rejects later requests', async () => {
    const { port, redirect } = await listen()
    expect((await send(port, `/cb?error=access_denied&state=${STATE}`)).body).toBe('page: denied')
    expect(await redirect).toEqual({ reason: 'denied' })
    await expect(send(port, `/cb?code=c1&state=${STATE}`)).rejects.toThrow('ECONNREFUSED')
  })

  test('ignores a request that was pending at the first redirect', async () => {
    const { port, redirect } = await listen()
    const slow = connect(port, '127.0.0.1').setEncoding('utf8')
    onTestFinished(() => void slow.destroy())
    let answered = ''
    slow.on('data', (part) => (answered += String(part)))
    slow.write(`GET /cb?code=c2&state=${STATE} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n`)
    expect((await send(port, `/cb?error=access_denied&state=${STATE}`)).body).toBe('page: denied')
    expect(await redirect).toEqual({ reason: 'denied' })
    slow.write('\r\n')
    await expect.poll(() => answered).toMatch(/^HTTP\/1\.1 404/)
  })

  test.each([
    ['another state', '/cb?code=c1&state=other'],
    ['no state', '/cb?code=c1'],
    ['an empty state', '/cb?code=c1&state='],
    ['a denial with another state', '/cb?error=access_denied&state=other'],
    ['no code', `/cb?state=${STATE}`],
    ['an empty code', `/cb?code=&state=${STATE}`],
    ['another error', `/cb?error=server_error&state=${STATE}`],
  ])('%s fails', async (_what, path) => {
    const { port, redirect } = await listen()
    expect((await send(port, path)).body).toBe('page: failed')
    expect(await redirect).toEqual({ reason: 'failed' })
  })

  test.each([
    ['another path', `/other?code=c1&state=${STATE}`, {}],
    ['the root', `/?code=c1&state=${STATE}`, {}],
    ['a longer path', `/cb/x?code=c1&state=${STATE}`, {}],
    ['another method', `/cb?code=c1&state=${STATE}`, { method: 'POST' }],
    ['HEAD', `/cb?code=c1&state=${STATE}`, { method: 'HEAD' }],
    ['another host (DNS rebinding)', `/cb?code=c1&state=${STATE}`, { host: 'evil.example' }],
    ['localhost by name', `/cb?code=c1&state=${STATE}`, { host: 'localhost' }],
    ['a host without the port', `/cb?code=c1&state=${STATE}`, { host: '127.0.0.1' }],
  ])('responds 404 to %s, and keeps listening', async (_what, path, more) => {
    const { port, redirect } = await listen()
    expect((await send(port, path, more)).status).toBe(404)
    const shown = send(port, `/cb?error=access_denied&state=${STATE}`)
    expect(await redirect).toEqual({ reason: 'denied' })
    await shown
  })

  test('listens on the loopback interface only', async () => {
    const { port } = await listen()
    const others = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4')
    const hosts = ['127.0.0.2', ...others.map(({ address }) => address)]
    for (const host of hosts) {
      const reached = await new Promise((resolve) => {
        const socket = connect({ host, port, timeout: 500 })
        for (const name of ['error', 'timeout']) socket.on(name, () => resolve(false))
        socket.on('connect', () => resolve(true))
        socket.on('close', () => socket.destroy())
      })
      expect([host, reached]).toEqual([host, false])
    }
  })

  test('stops listening once it is closed', async () => {
    const { port, close } = await listen()
    close()
    await expect(send(port, `/cb?code=c1&state=${STATE}`)).rejects.toThrow('ECONNREFUSED')
  })
})
