import { CHANNELS, PEOPLE } from '@botanica/demo-world'
import { describe, expect, test } from 'vitest'
import { useSimulator, world } from './simulator.ts'

const simulator = useSimulator()
const path = `/channels/${CHANNELS.greenhouse.id}/messages`

interface Message {
  id: string
  content: string
  mention_everyone: boolean
  edited_timestamp: string | null
  embeds: { title?: string }[]
}

async function send(body: unknown): Promise<Message> {
  return (await simulator.send('POST', path, body)).json() as Promise<Message>
}

async function page() {
  return (await simulator.request('/')).text()
}

describe('messages in channels', () => {
  test('include the announcements that are sent in the demo world', async () => {
    const sent = world.announcements.find(({ messageId }) => messageId !== null)!
    const found = await simulator.getJson(`/channels/${sent.channelId}/messages/${sent.messageId}`)
    expect(found).toMatchObject({ embeds: [{ title: sent.title, description: sent.description }] })
    expect(await page()).toContain(sent.title)
  })

  test('are posted, edited and deleted, and appear on the page', async () => {
    const message = await send({ content: 'Hello <b>', embeds: [{ title: 'News', color: 255 }] })
    expect(message).toMatchObject({ content: 'Hello <b>', edited_timestamp: null })
    expect(await page()).toContain('Hello &lt;b&gt;')

    const edited = await simulator.send('PATCH', `${path}/${message.id}`, {
      content: 'Hello again',
    })
    expect(await edited.json()).toMatchObject({
      content: 'Hello again',
      embeds: [{ title: 'News' }],
      edited_timestamp: expect.any(String),
    })
    expect(await page()).toContain('· edited')

    expect((await simulator.send('DELETE', `${path}/${message.id}`, {})).status).toBe(204)
    expect((await simulator.get(`${path}/${message.id}`)).status).toBe(404)
    expect(await page()).not.toContain('Hello again')
  })

  test('are listed newest first, up to the limit', async () => {
    for (const content of ['one', 'two', 'three']) await send({ content })
    const listed = await simulator.get(`${path}?limit=2`)
    expect(((await listed.json()) as Message[]).map(({ content }) => content)).toEqual([
      'three',
      'two',
    ])
  })

  test('are listed after a given id, which contains the time', async () => {
    const before = Date.now()
    const [first, second] = [await send({ content: 'one' }), await send({ content: 'two' })]
    const listed = await simulator.get(`${path}?after=${first.id}`)
    expect(((await listed.json()) as Message[]).map(({ id }) => id)).toEqual([second.id])
    const sentAt = Number(BigInt(first.id) >> 22n) + 1_420_070_400_000
    expect(sentAt - before).toBeGreaterThanOrEqual(0)
    expect(sentAt - before).toBeLessThan(5_000)
  })

  describe('a nonce', () => {
    const twice = { content: 'Once', nonce: 'n-1', enforce_nonce: true }

    test('identifies the message for a few minutes, and is returned only to its sender', async () => {
      const first = await send(twice)
      expect(first).toMatchObject({ nonce: 'n-1' })
      expect((await send(twice)).id).toBe(first.id)
      expect(await simulator.getJson(`${path}/${first.id}`)).not.toHaveProperty('nonce')
      simulator.control.advanceClock(5 * 60_000)
      expect((await send(twice)).id).not.toBe(first.id)
    })

    test('does not post a deleted message again', async () => {
      const { id } = await send(twice)
      await simulator.send('DELETE', `${path}/${id}`, {})
      expect((await simulator.send('POST', path, twice)).status).toBe(404)
    })

    test('has no effect unless it is enforced', async () => {
      const { id } = await send({ content: 'Twice', nonce: 'n-2' })
      expect((await send({ content: 'Twice', nonce: 'n-2' })).id).not.toBe(id)
    })
  })

  test('reactions are added in order, once each, and removed', async () => {
    const { id } = await send({ content: 'Look' })
    const react = (method: string, emoji: string) =>
      simulator.send(method, `${path}/${id}/reactions/${encodeURIComponent(emoji)}/@me`, undefined)
    for (const emoji of ['🎉', '❤️', '🎉', '💯'])
      expect((await react('PUT', emoji)).status).toBe(204)
    expect((await react('DELETE', '❤️')).status).toBe(204)
    expect((await react('PUT', 'x')).status).toBe(400)
    expect(await simulator.getJson(`${path}/${id}`)).toMatchObject({
      reactions: [{ emoji: { name: '🎉' }, count: 1, me: true }, { emoji: { name: '💯' } }],
    })
    expect(await page()).toContain('🎉 💯')
  })

  test('a lost response is lost after the message was posted', async () => {
    simulator.control.addFault({ kind: 'lost', prefix: '/api/channels', times: 1 })
    await expect(simulator.send('POST', path, { content: 'said' })).rejects.toThrow('fetch failed')
    const messages = simulator.control.messages(CHANNELS.greenhouse.id)
    expect(messages.map(({ content }) => content)).toEqual(['said'])
    simulator.control.removeMessage(messages[0]!.id)
    expect(simulator.control.messages(CHANNELS.greenhouse.id)).toEqual([])
  })

  test.each([
    [{ content: '@everyone look' }, true],
    [{ content: '@here look', allowed_mentions: { parse: ['everyone'] } }, true],
    [{ content: '@everyone look', allowed_mentions: { parse: [] } }, false],
    [{ content: 'look', allowed_mentions: { parse: ['everyone'] } }, false],
  ])('%j mentions everybody: %s', async (body, expected) => {
    expect((await send(body)).mention_everyone).toBe(expected)
  })

  test.each([
    [path, {}, 400, 50_006],
    [path, { content: 'x'.repeat(2_001) }, 400, 50_035],
    [path, { embeds: [{ title: 'x'.repeat(257) }] }, 400, 50_035],
    [`/channels/${CHANNELS.keepers.id}/messages`, { content: 'x' }, 403, 50_001],
    [`/channels/${CHANNELS.pottingShed.id}/messages`, { content: 'x' }, 404, 10_003],
    ['/channels/599999999999999999/messages', { content: 'x' }, 404, 10_003],
    ['/channels/x/messages', { content: 'x' }, 400, 50_035],
  ])('%s rejects %j', async (address, body, status, code) => {
    const response = await simulator.send('POST', address, body)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code })
  })

  test('people cannot post as the bot, and a reset deletes messages', async () => {
    const { status } = await simulator.postJson(`/api/v10${path}`, { content: 'x' })
    expect(status).toBe(401)
    await send({ content: 'said' })
    simulator.control.reset()
    expect(await (await simulator.get(path)).json()).toEqual([])
    expect(await page()).toContain(PEOPLE.olivia)
  })
})
