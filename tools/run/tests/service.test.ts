import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { isAlive, waitUntilGone } from '../src/machine/processes.ts'
import { createProcessSupervisor } from '../src/services/process-supervisor.ts'
import { type Service, startService, waitUntilReady } from '../src/services/service.ts'
import { scratch } from './scratch.ts'

const SERVICE_MODULE = fileURLToPath(new URL('../src/services/service.ts', import.meta.url))
const FOREVER = 'setInterval(() => {}, 1000)'
const GONE_MS = 5_000
const NO_LOCK = { update: () => {} }

function start(code: string, name = 'the stand-in'): Service {
  const folder = scratch()
  return startService({
    name,
    args: ['--input-type=module', '-e', code],
    cwd: folder,
    env: process.env,
    logFile: join(folder, 'service.log'),
  })
}

describe('a service', () => {
  it('is asked to exit before it is killed', async () => {
    const service = start(`
      process.on('SIGTERM', () => { console.log('draining'); setTimeout(() => process.exit(0), 50) })
      console.log('up')
      ${FOREVER}`)
    const log = () => readFileSync(service.logFile ?? '', 'utf8')
    while (!log().includes('up')) await sleep(20)
    await service.stop()
    expect(await service.ended).toBe(0)
    expect(log()).toContain('draining')
  })

  it('exits by itself when its parent is killed with SIGKILL', async () => {
    const folder = scratch()
    const script = `
      const { startService } = await import(${JSON.stringify(SERVICE_MODULE)})
      const service = startService({
        name: 'child', args: ['-e', ${JSON.stringify(FOREVER)}], cwd: ${JSON.stringify(folder)},
        env: process.env, logFile: ${JSON.stringify(join(folder, 'child.log'))},
      })
      console.log(service.pid)`
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script])
    const child = await new Promise<number>((resolve) =>
      parent.stdout.once('data', (text: Buffer) => resolve(Number(text)))
    )
    expect(isAlive(child)).toBe(true)
    parent.kill('SIGKILL')
    expect(await waitUntilGone(() => isAlive(child), GONE_MS)).toBe(true)
  })

  it('that ends before it is ready rejects with its log', async () => {
    const service = start(`console.error('no such table'); process.exit(2)`)
    await expect(waitUntilReady('http://localhost:1/', service)).rejects.toMatchObject({
      message: 'The stand-in ended while it was starting: the lines above say why.',
      logFile: service.logFile,
    })
  })

  it('is ready when the response is successful, not at the first response', async () => {
    const service = start(`
      import { createServer } from 'node:http'
      const since = Date.now()
      createServer((_, response) => {
        response.statusCode = Date.now() - since < 300 ? 503 : 200
        response.end()
      }).listen(0, '127.0.0.1', function () { console.log(this.address().port) })`)
    const port = async () => {
      for (;;) {
        const text = readFileSync(service.logFile ?? '', 'utf8')
        if (text) return Number(text)
        await sleep(20)
      }
    }
    const began = Date.now()
    await waitUntilReady(`http://127.0.0.1:${await port()}/`, service)
    expect(Date.now() - began).toBeGreaterThan(200)
    await service.stop()
  })
})

describe('the supervisor', () => {
  it('stops services in reverse order', async () => {
    const supervisor = createProcessSupervisor(NO_LOCK)
    const order: string[] = []
    for (const name of ['database', 'simulators', 'server']) {
      supervisor.addService({
        name,
        pid: process.pid,
        logFile: undefined,
        ended: new Promise(() => {}),
        hasEnded: () => false,
        stop: async () => void order.push(name),
      })
    }
    await supervisor.stop()
    expect(order).toEqual(['server', 'simulators', 'database'])
  })

  it('names the service that ended unexpectedly', async () => {
    const supervisor = createProcessSupervisor(NO_LOCK)
    supervisor.addService(start(FOREVER, 'the simulators'))
    supervisor.addService(start('process.exit(7)', 'the server'))
    await expect(supervisor.crash).rejects.toThrow(
      'The server ended unexpectedly (exit code 7), so everything else was stopped'
    )
    await supervisor.stop()
  })
})
