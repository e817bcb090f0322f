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
  return (await simulator.say('POST', path, body)).json() as Promise<Message>
}

async function page() {
  return (await simulator.request('/')).text()
}

describe('messages in channels', () => {
  test('what the demo world calls sent is there', async () => {
    const sent = world.announcements.find(({ messageId }) => messageId !== null)!
    const found = await simulator.askJson(`/channels/${sent.channelId}/messages/${sent.messageId}`)
    expect(found).toMatchObject({ embeds: [{ title: sent.title, description: sent.description }] })
    expect(await page()).toContain(sent.title)
  })

  test('one is sent, edited and deleted, and the page shows it', async () => {
    const message = await send({ content: 'Hello <b>', embeds: [{ title: 'News', color: 255 }] })
    expect(message).toMatchObject({ content: 'Hello <b>', edited_timestamp: null })
    expect(await page()).toContain('Hello &lt;b&gt;')

    const edited = await simulator.say('PATCH', `${path}/${message.id}`, { content: 'Hello again' })
    expect(await edited.json()).toMatchObject({
      content: 'Hello again',
      embeds: [{ title: 'News' }],
      edited_timestamp: expect.any(String),
    })
    expect(await page()).toContain('· edited')

    expect((await simulator.say('DELETE', `${path}/${message.id}`, {})).status).toBe(204)
    expect((await simulator.ask(`${path}/${message.id}`)).status).toBe(404)
    expect(await page()).not.toContain('Hello again')
  })

  test('the latest come first, as many as are asked for', async () => {
    for (const content of ['one', 'two', 'three']) await send({ content })
    const listed = await simulator.ask(`${path}?limit=2`)
    expect(((await listed.json()) as Message[]).map(({ content }) => content)).toEqual([
      'three',
      'two',
    ])
  })

  test.each([
    [{ content: '@everyone look' }, true],
    [{ content: '@here look', allowed_mentions: { parse: ['everyone'] } }, true],
    [{ content: '@everyone look', allowed_mentions: { parse: [] } }, false],
    [{ content: 'look', allowed_mentions: { parse: ['everyone'] } }, false],
  ])('%j calls everybody: %s', async (body, expected) => {
    expect((await send(body)).mention_everyone).toBe(expected)
  })

  test.each([
    [path, {}, 400, 50_006],
    [path, { content: 'x'.repeat(2_001) }, 400, 50_035],
    [path, { embeds: [{ title: 'x'.repeat(257) }] }, 400, 50_035],
    [`/channels/${CHANNELS.pottingShed.id}/messages`, { content: 'x' }, 404, 10_003],
    ['/channels/599999999999999999/messages', { content: 'x' }, 404, 10_003],
    ['/channels/x/messages', { content: 'x' }, 400, 50_035],
  ])('%s refuses %j', async (address, body, status, code) => {
    const answer = await simulator.say('POST', address, body)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ code })
  })

  test('people cannot speak for the bot, and a reset takes back what was said', async () => {
    const { status } = await simulator.postJson(`/api/v10${path}`, { content: 'x' })
    expect(status).toBe(401)
    await send({ content: 'said' })
    simulator.control.reset()
    expect(await (await simulator.ask(path)).json()).toEqual([])
    expect(await page()).toContain(PEOPLE.olivia)
  })
})
