import { startListenerSimulator, type ListenerSimulator } from '@botanica/simulators'
import { test } from '@japa/runner'
import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import {
  ForbiddenAddressError,
  isCallable,
  isPublicAddress,
  lookupPublic,
  postToUserAddress,
  userAddressResolver,
} from '#app/core/http/user_address_client'
import { userAddressConfig } from '#config/user_addresses'

const REQUEST = { headers: { 'content-type': 'application/json' }, body: '{}' }

const PUBLIC = ['8.8.8.8', '151.101.1.195', '2606:4700:4700::1111', '2a00:1450:4001:829::200e']
const NOT_PUBLIC = [
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::7f00:1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  '4000::1',
  'ff02::1',
  'localhost',
  '',
]
/** Addresses of this machine as a URL may spell them. */
const LOOPBACK_HOSTS = [
  'localhost',
  '127.0.0.1',
  '127.1',
  '0x7f.0.0.1',
  '2130706433',
  '[::1]',
  '[::ffff:127.0.0.1]',
]

/** Serves one response. @returns its address */
async function serve(respond: RequestListener, cleanup: (end: () => Promise<void>) => void) {
  const server = createServer(respond)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanup(async () => {
    server.closeAllConnections()
    await promisify(server.close.bind(server))()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

const DNS_HEADER_BYTES = 12
/** After the name of a question: the end of the name, the type and the class. */
const DNS_QUESTION_END_BYTES = 5
const DNS_TYPE_A = 1
/** Flags of a response without an error, and of one to a name that does not exist. */
const DNS_FOUND = 0x8180
const DNS_NOT_FOUND = 0x8183
/** Of an answer: the name of the question, type A, class IN, a lifetime of 0 seconds, and 4 bytes of data. */
const DNS_ANSWER = [0xc0, DNS_HEADER_BYTES, 0, DNS_TYPE_A, 0, 1, 0, 0, 0, 0, 0, 4]

/** Has the client ask this name server. */
async function useNameServer(socket: Socket, cleanup: (end: () => Promise<void>) => void) {
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const servers = userAddressResolver.getServers()
  userAddressResolver.setServers([`127.0.0.1:${socket.address().port}`])
  cleanup(async () => {
    userAddressResolver.cancel()
    userAddressResolver.setServers(servers)
    await promisify(socket.close.bind(socket))()
  })
}

/** Starts a name server by which every host has these IPv4 addresses. */
function answerNames(addresses: string[], cleanup: (end: () => Promise<void>) => void) {
  const socket = createSocket('udp4', (query, { port }) => {
    const nameEnd = query.indexOf(0, DNS_HEADER_BYTES)
    const question = query.subarray(DNS_HEADER_BYTES, nameEnd + DNS_QUESTION_END_BYTES)
    const isFound = addresses.length > 0 && query.readUInt16BE(nameEnd + 1) === DNS_TYPE_A
    const answers = isFound ? addresses : []
    const header = new Uint16Array([isFound ? DNS_FOUND : DNS_NOT_FOUND, 1, answers.length, 0, 0])
    const records = answers.flatMap((address) => DNS_ANSWER.concat(address.split('.').map(Number)))
    const id = query.subarray(0, 2)
    const rest = Buffer.from(header.buffer).swap16()
    socket.send(Buffer.concat([id, rest, question, Buffer.from(records)]), port)
  })
  return useNameServer(socket, cleanup)
}

test.group('Addresses of users', (group) => {
  let listener: ListenerSimulator

  group.setup(async () => {
    listener = await startListenerSimulator({ port: 0 })
    return () => listener.close()
  })
  group.each.setup(() => {
    listener.control.reset()
    return () => {
      userAddressConfig.allowsLoopback = true
    }
  })

  test('{$self} is public')
    .with(PUBLIC)
    .run(({ assert }, address) => assert.isTrue(isPublicAddress(address)))

  test('"{$self}" is not public')
    .with(NOT_PUBLIC)
    .run(({ assert }, address) => assert.isFalse(isPublicAddress(address)))

  test('of this machine are refused when connecting, however {$self} is spelled')
    .with(LOOPBACK_HOSTS)
    .run(async ({ assert }, host) => {
      userAddressConfig.allowsLoopback = false
      const address = new URL('/hooks/x', listener.url)
      const url = `http://${host}:${address.port}${address.pathname}`
      assert.isFalse(await isCallable(url))
      await assert.rejects(() => postToUserAddress(url, REQUEST), ForbiddenAddressError)
      assert.isEmpty(listener.control.requests())
    })

  test('are connected to by the addresses that were checked', async ({ assert }) => {
    const lookup = promisify(lookupPublic) as (
      hostname: string,
      options: object
    ) => Promise<{ address: string }[]>
    const found = await lookup('localhost', { all: true })
    assert.isNotEmpty(found)
    assert.isTrue(found.every(({ address }) => ['127.0.0.1', '::1'].includes(address)))
    userAddressConfig.allowsLoopback = false
    await assert.rejects(() => lookup('localhost', { all: true }), ForbiddenAddressError)
  })

  test('with a name are callable if all of its addresses are public: {addresses}')
    .with([
      { addresses: ['8.8.8.8', '151.101.1.195'], callable: true },
      { addresses: ['8.8.8.8', '10.0.0.1'], callable: false },
      { addresses: [], callable: false },
    ])
    .run(async ({ assert, cleanup }, { addresses, callable }) => {
      await answerNames(addresses, cleanup)
      assert.equal(await isCallable('http://bot.example/'), callable)
    })

  test('with a name that does not exist are an error of the connection', async ({
    assert,
    cleanup,
  }) => {
    await answerNames([], cleanup)
    await assert.rejects(() => postToUserAddress('http://bot.example/', REQUEST), /ENOTFOUND/)
  })

  test('of a name server that does not answer are given up after its deadline', async ({
    assert,
    cleanup,
  }) => {
    const socket = createSocket('udp4')
    await useNameServer(socket, cleanup)
    await assert.rejects(() => postToUserAddress('http://bot.example/', REQUEST), /ETIMEOUT/)
  })

  test('have no other scheme and no credentials: {$self}')
    .with([
      'ftp://127.0.0.1/',
      'file:///etc/passwd',
      'http://user:secret@127.0.0.1/',
      'http://user@127.0.0.1/',
      'no address',
    ])
    .run(async ({ assert }, url) => {
      assert.isFalse(await isCallable(url))
      await assert.rejects(() => postToUserAddress(url, REQUEST), ForbiddenAddressError)
    })

  test('of this machine are called by a setting', async ({ assert }) => {
    const url = `${listener.url}/hooks/x`
    assert.isTrue(await isCallable(url))
    assert.deepEqual(await postToUserAddress(url, REQUEST), {
      status: 204,
      retryAfterMs: null,
      start: '',
    })
    const [{ headers, body }] = listener.control.received() as [never, ...never[]]
    assert.equal(body, '{}')
    assert.notProperty(headers, 'cookie')
  })

  test('may redirect, which is not followed', async ({ assert }) => {
    const { status } = await postToUserAddress(`${listener.url}/redirect/x`, REQUEST)
    assert.equal(status, 303)
    assert.isEmpty(listener.control.received())
  })

  test('may ask for time', async ({ assert }) => {
    listener.control.addFault({ kind: 'rate_limited', prefix: '/hooks', retryAfterSeconds: 7 })
    const { status, retryAfterMs } = await postToUserAddress(`${listener.url}/hooks/x`, REQUEST)
    assert.deepEqual([status, retryAfterMs], [429, 7_000])
  })

  test('that do not answer are given up after a deadline', async ({ assert }) => {
    await assert.rejects(
      () => postToUserAddress(`${listener.url}/hang/x`, REQUEST, { deadlineMs: 50 }),
      /timeout/
    )
  })

  test('have their first bytes read, however much they send', async ({ assert, cleanup }) => {
    let isClosed = false
    const url = await serve((_, response) => {
      response.on('close', () => (isClosed = true))
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(1_024))) {
          // Fills the buffer.
        }
        response.once('drain', write)
      }
      write()
    }, cleanup)
    const { status, start } = await postToUserAddress(url, REQUEST)
    assert.equal(status, 200)
    assert.equal(start, 'x'.repeat(4_096))
    await new Promise<void>((resolve) => {
      const check = () => (isClosed ? resolve() : setImmediate(check))
      check()
    })
  })
})
