import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { choosePort, isPortFree } from '../src/machine/ports.ts'

/** Listens on a port that the system chooses. */
async function occupied(host: string): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

describe('ports', () => {
  it.each(['127.0.0.1', '0.0.0.0'])('a port with a listener at %s is not free', async (host) => {
    expect(await isPortFree(await occupied(host))).toBe(false)
  })

  it('the preferred port is used when it is free', async () => {
    const port = await choosePort()
    expect(await choosePort(port)).toBe(port)
  })

  it('another port is used when the preferred one is in use', async () => {
    const port = await occupied('127.0.0.1')
    const chosen = await choosePort(port)
    expect(chosen).not.toBe(port)
    expect(await isPortFree(chosen)).toBe(true)
  })

  it('a port that has just turned out to be in use is not tried again', async () => {
    const port = await choosePort()
    expect(await choosePort(port, new Set([port]))).not.toBe(port)
  })
})
