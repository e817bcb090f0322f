import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findServerOrFail } from '../src/desktop-server.ts'

/** Starts a server that reports this name. @returns its URL */
async function serving(about: string): Promise<string> {
  const server = createServer(({ url }, answer) => {
    answer.statusCode = url === '/api/desktop/about' ? 200 : 404
    answer.end(about)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('the server of the desktop client', () => {
  it('is a Botanica server, identified by its origin', async () => {
    const address = await serving(JSON.stringify({ name: 'botanica' }))
    expect(await findServerOrFail(`${address}/admin`)).toBe(address)
  })

  it('must be running', async () => {
    await expect(findServerOrFail('http://127.0.0.1:9')).rejects.toThrow(
      'Nothing answers at http://127.0.0.1:9: start Botanica in another terminal (npm start, or npm run dev), or set its URL in STAFF_SERVER_URL.'
    )
  })

  it.each(['<html>', '{"name":"another"}', 'null'])(
    'is rejected when it reports %s',
    async (about) => {
      await expect(findServerOrFail(await serving(about))).rejects.toThrow(
        /^Something other than Botanica/
      )
    }
  )

  it.each(['localhost:3333', 'file:///etc/passwd', ''])('rejects the URL %j', async (address) => {
    await expect(findServerOrFail(address)).rejects.toThrow('is not a server URL')
  })
})
