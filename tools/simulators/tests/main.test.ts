import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const running: ChildProcess[] = []

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

function start(port: string) {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      DISCORD_SIM_PORT: port,
      PAYMENTS_SIM_PORT: '0',
      PUSH_SIM_PORT: '0',
      LISTENER_SIM_PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  return child
}

async function firstChunk(stream: NodeJS.ReadableStream): Promise<string> {
  for await (const chunk of stream) return String(chunk).trim()
  return ''
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'prints its addresses and exits with 0 on %s',
  async (signal) => {
    const child = start('0')
    const lines = await firstChunk(child.stdout)
    const discord = /^Discord simulator: (http:\/\/localhost:\d+)$/m.exec(lines)?.[1]
    const payments = /^Payments simulator: (http:\/\/localhost:\d+)$/m.exec(lines)?.[1]
    const push = /^Push simulator: (http:\/\/localhost:\d+)$/m.exec(lines)?.[1]
    const listener = /^Webhook listener: (http:\/\/localhost:\d+)$/m.exec(lines)?.[1]
    // A keep-alive connection must not keep the process running.
    expect((await fetch(`${discord}/cdn/embed/avatars/0.png`)).status).toBe(200)
    expect((await fetch(`${payments}/stripe-js/stripe.js`)).status).toBe(200)
    expect((await fetch(`${push}/`)).status).toBe(200)
    expect((await fetch(`${listener}/`)).status).toBe(200)
    child.kill(signal)
    expect(await once(child, 'exit')).toEqual([0, null])
  }
)

test('a port in use ends with a readable message', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const child = start(String(port))
  expect(await firstChunk(child.stderr)).toBe(
    `Port ${port} is in use. Stop what uses it, or set DISCORD_SIM_PORT.`
  )
  expect(await once(child, 'exit')).toEqual([1, null])
  other.close()
})

test('an invalid port ends with a readable message', async () => {
  const child = start('many')
  expect(await firstChunk(child.stderr)).toBe('DISCORD_SIM_PORT must be a port number, not "many".')
  expect(await once(child, 'exit')).toEqual([1, null])
})
