import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { choosePort, isFree } from '../src/machine/ports.ts'

/** Listens on a port that the system chooses. */
async function occupied(host: string): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

describe('ports', () => {
  it.each(['127.0.0.1', '0.0.0.0'])(
    'one that somebody listens on at %s is not free',
    async (host) => {
      expect(await isFree(await occupied(host))).toBe(false)
    }
  )

  it('the preferred one is taken again when it is free', async () => {
    const port = await choosePort()
    expect(await choosePort(port)).toBe(port)
  })

  it('another one is taken when somebody has it', async () => {
    const port = await occupied('127.0.0.1')
    const chosen = await choosePort(port)
    expect(chosen).not.toBe(port)
    expect(await isFree(chosen)).toBe(true)
  })

  it('one that has just turned out to be taken is not tried again', async () => {
    const port = await choosePort()
    expect(await choosePort(port, new Set([port]))).not.toBe(port)
  })
})
