import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { loadAvatar } from '#app/platform/discord/avatar_images'
import { discordConfig } from '#config/discord'
import { nextSnowflake } from '#database/factories/index'

const HASH = 'a1b2c3'
const IMAGE = Buffer.from('not really a PNG, which nobody looks at here')
/** More than the largest image that is accepted. */
const TOO_MUCH = Buffer.alloc(600 * 1_024)
const PNG = { 'content-type': 'image/png' }

test.group('Avatars for previews', (group) => {
  let host: Server
  let respond: RequestListener
  let requested: string[]
  const { imageHost } = discordConfig

  group.setup(() => {
    host = createServer((request, response) => {
      requested.push(request.url!)
      respond(request, response)
    })
    return new Promise<void>((resolve) =>
      host.listen(0, '127.0.0.1', () => {
        discordConfig.imageHost = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
        resolve()
      })
    )
  })
  group.teardown(() => {
    discordConfig.imageHost = imageHost
    host.closeAllConnections()
    host.close()
  })
  group.each.setup(() => {
    requested = []
    respond = (_request, response) => response.writeHead(200, PNG).end(IMAGE)
  })

  test('come from the image host, once', async ({ assert }) => {
    const id = nextSnowflake('bot')
    assert.deepEqual(Buffer.from((await loadAvatar(id, HASH))!), IMAGE)
    await loadAvatar(id, HASH)
    assert.deepEqual(requested, [`/avatars/${id}/${HASH}.png?size=256`])
  })

  test('cannot lead elsewhere by their hash', async ({ assert }) => {
    const id = nextSnowflake('bot')
    await loadAvatar(id, '../../@evil.example/#')
    assert.deepEqual(requested, [`/avatars/${id}/..%2F..%2F%40evil.example%2F%23.png?size=256`])
  })

  test('are not requested without a hash', async ({ assert }) => {
    assert.isNull(await loadAvatar(nextSnowflake('bot'), null))
    assert.isEmpty(requested)
  })

  test('that are missing are remembered as missing', async ({ assert }) => {
    respond = (_request, response) => response.writeHead(404).end()
    const id = nextSnowflake('bot')
    assert.isNull(await loadAvatar(id, HASH))
    assert.isNull(await loadAvatar(id, HASH))
    assert.lengthOf(requested, 1)
  })

  test('behind a redirect are not followed, and are requested again', async ({ assert }) => {
    const id = nextSnowflake('bot')
    respond = ({ url }, response) => {
      if (url === '/elsewhere.png') response.writeHead(200, PNG).end(IMAGE)
      else response.writeHead(302, { location: '/elsewhere.png' }).end()
    }
    await assert.rejects(() => loadAvatar(id, HASH))
    assert.lengthOf(requested, 1)
    respond = (_request, response) => response.writeHead(200, PNG).end(IMAGE)
    assert.isNotNull(await loadAvatar(id, HASH))
  })

  test('that are too large are refused, whatever length they announce', async ({ assert }) => {
    respond = (_request, response) => {
      response.writeHead(200, PNG)
      response.write(TOO_MUCH.subarray(0, 1))
      response.end(TOO_MUCH)
    }
    await assert.rejects(() => loadAvatar(nextSnowflake('bot'), HASH), 'The image is too large')
  })

  test('that are no images are refused', async ({ assert }) => {
    respond = (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<script>alert(1)</script>')
    await assert.rejects(
      () => loadAvatar(nextSnowflake('bot'), HASH),
      'The image host answered 200'
    )
  })

  test('have a deadline', async ({ assert }) => {
    respond = (_request, response) => {
      response.writeHead(200, PNG)
      response.write('it never ends')
    }
    const error = await loadAvatar(nextSnowflake('bot'), HASH).catch((reason: unknown) => reason)
    assert.equal((error as Error).name, 'TimeoutError')
  })
})
