import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NativeImage } from 'electron'
import { afterEach, expect, test } from 'vitest'
import { createImageLoader, getImageUrl } from '../../../src/main/attention/notification-images.ts'

const BOT = { discordBotId: '900000000000000001', avatar: 'a_0f' }
const PNG = readFileSync(join(import.meta.dirname, '../../../../web-pwa/public/icons/icon-192.png'))

let host: Server | undefined
afterEach(() => {
  host?.closeAllConnections()
  host?.close()
  host = undefined
})

async function startImageHost(answer: RequestListener) {
  const paths: (string | undefined)[] = []
  host = createServer((request, response) => {
    paths.push(request.url)
    answer(request, response)
  })
  await new Promise<void>((resolve) => host!.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  const decoded: Buffer[] = []
  const loadImage = createImageLoader({
    fetch,
    imageHost: () => address,
    nativeImage: {
      createFromBuffer(content) {
        decoded.push(content)
        return { isEmpty: () => content.length === 0 } as NativeImage
      },
    },
  })
  return { loadImage, paths, decoded }
}

test('an image is requested from the image host as a small PNG', async () => {
  const { loadImage, paths, decoded } = await startImageHost((_request, response) =>
    response.end(PNG)
  )
  expect(await loadImage(BOT)).not.toBeNull()
  expect(paths).toEqual(['/avatars/900000000000000001/a_0f.png?size=128'])
  expect(decoded[0]!.equals(PNG)).toBe(true)
})

test('a bot without an avatar has Discord’s default', () => {
  expect(getImageUrl('https://images', { ...BOT, avatar: null })).toBe(
    'https://images/embed/avatars/1.png'
  )
})

test.each([
  [{ ...BOT, discordBotId: '../../evil' }],
  [{ ...BOT, avatar: '../../../evil?' }],
  [{ ...BOT, avatar: '' }],
  [{ ...BOT, discordBotId: '', avatar: null }],
])('a suspicious id or hash has no URL: %o', (of) => {
  expect(getImageUrl('https://images', of)).toBeNull()
})

function large(width: number) {
  const png = Buffer.from(PNG)
  png.writeUInt32BE(width, 16)
  return png
}

test.each<[string, RequestListener]>([
  [
    'another place',
    (request, response) => {
      if (request.url === '/elsewhere') return void response.end(PNG)
      response.writeHead(302, { location: '/elsewhere' }).end()
    },
  ],
  ['an error', (_request, response) => void response.writeHead(500).end(PNG)],
  ['another kind of picture', (_request, response) => void response.end('<svg/>'.repeat(20))],
  ['one with too many pixels', (_request, response) => void response.end(large(20_000))],
  [
    'one with too many bytes',
    (_request, response) => void response.end(Buffer.concat([PNG, Buffer.alloc(300_000)])),
  ],
  ['nothing', (_request, response) => void response.end()],
  [
    'half of one',
    (_request, response) => {
      response.writeHead(200, { 'content-length': PNG.length })
      response.write(PNG.subarray(0, 100))
      setTimeout(() => response.destroy(), 20)
    },
  ],
])('no image is created from %s', async (_name, answer) => {
  const { loadImage, decoded } = await startImageHost(answer)
  expect(await loadImage(BOT)).toBeNull()
  expect(decoded).toEqual([])
})

test('a slow image host is not waited for', async () => {
  let isGivenUp = false
  const { loadImage } = await startImageHost((request) =>
    request.on('close', () => (isGivenUp = true))
  )
  expect(await loadImage(BOT)).toBeNull()
  await expect.poll(() => isGivenUp).toBe(true)
})

test('nothing is requested while the image host is unknown', async () => {
  const loadImage = createImageLoader({
    fetch: () => Promise.reject(new Error('asked')),
    imageHost: () => null,
    nativeImage: { createFromBuffer: () => ({ isEmpty: () => false }) as NativeImage },
  })
  expect(await loadImage(BOT)).toBeNull()
})
