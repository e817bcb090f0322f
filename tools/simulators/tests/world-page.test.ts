import { BOTS, PEOPLE } from '@botanica/demo-world'
import { describe, expect, test } from 'vitest'
import { DEMO_DISCORD_CREDENTIALS } from '../src/index.ts'
import { useSimulator, world } from './simulator.ts'

const simulator = useSimulator()

/** Sends a form as a browser does that shows the simulator's own page. */
function send(path: string, fields: Record<string, string>, origin = simulator.url) {
  return simulator.postForm(`/world${path}`, fields, { Origin: origin })
}

async function page(address = '/') {
  const response = await simulator.request(address)
  return { response, html: await response.text() }
}

async function statusOfMember(id: string) {
  return (await simulator.get(`/guilds/${guildId}/members/${id}`)).status
}

const { guildId } = DEMO_DISCORD_CREDENTIALS

describe('the page of the simulated world', () => {
  test('shows people, bots, members, the gateway and the requests', async () => {
    await simulator.get(`/users/${PEOPLE.vlad}`)
    const { response, html } = await page()
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toContain('text/html')
    for (const text of ['Vlad Visitor', 'Discord works normally.', '0 connected.', '/api/users/'])
      expect(html).toContain(text)
    expect(html).not.toContain('<script')
    const policy = response.headers.get('Content-Security-Policy')
    expect(policy).toMatch(/default-src 'none';.* form-action 'self';/)
  })

  test('searches by name and id, and shows who is in the server', async () => {
    const { html } = await page('/?search=nina&shown=others#accounts')
    expect(html).toContain(PEOPLE.nina)
    expect(html).not.toContain(PEOPLE.vlad)
    expect((await page(`/?search=${BOTS.brunoApproved}&shown=bots`)).html).toContain(
      `/world/accounts/${BOTS.brunoApproved}`
    )
    expect((await page('/?search=nina&shown=members')).html).not.toContain(PEOPLE.nina)
    expect((await page('/?search=%3Cb%3E')).html).not.toContain('<b>"')
  })

  test('pages through all accounts', async () => {
    const seen = new Set<string>()
    for (let next: string | undefined = '/'; next !== undefined;) {
      const { html } = await page(next)
      for (const [, id] of html.matchAll(/\/world\/accounts\/(\d+)/g)) seen.add(id!)
      next = /href="([^"]+)"\s*>Next</.exec(html)?.[1]?.replaceAll('&amp;', '&').split('#')[0]
    }
    for (const id of [...Object.values(PEOPLE), BOTS.brunoApproved, BOTS.brunoCertified])
      expect(seen).toContain(id)
    expect((await page('/')).html).toContain(`${seen.size} of ${seen.size};`)
  })

  test('posts a message in a channel, and deletes it', async () => {
    const { channels } = world.communityServer
    const { id: channel } = channels.find(({ type }) => type === 'text')!
    const content = '<b>Watered</b> at noon'
    const response = await send('/messages', { channel, content })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/?done=said#channels')

    const messages = async () =>
      (await (await simulator.get(`/channels/${channel}/messages`)).json()) as {
        id: string
        content: string
      }[]
    const posted = (await messages()).find((message) => message.content === content)!
    const { html } = await page()
    expect(html).toContain('&lt;b&gt;Watered&lt;/b&gt; at noon')

    expect((await send('/messages/remove', { id: posted.id })).status).toBe(303)
    expect((await messages()).some(({ id }) => id === posted.id)).toBe(false)
    expect((await send('/messages', { channel, content: ' ' })).status).toBe(422)
    expect((await send('/messages', { channel: '1', content })).status).toBe(422)
  })

  test('changes a presence, and returns to the same view', async () => {
    const response = await send(`/accounts/${PEOPLE.olivia}`, {
      act: 'show',
      status: 'dnd',
      activity: ' Pruning <roses> ',
      search: 'olivia',
      shown: 'people',
      page: '1',
    })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(
      '/?search=olivia&shown=people&done=presence#accounts'
    )
    const { html } = await page('/?search=olivia&done=presence')
    expect(html).toContain('value="Pruning &lt;roses&gt;"')
    expect(html).toMatch(/value="dnd" selected/)
    expect(html).toContain('The presence was changed.')
  })

  test('adds people to the server and removes them', async () => {
    await send(`/accounts/${PEOPLE.nina}`, { act: 'join' })
    expect(await statusOfMember(PEOPLE.nina)).toBe(200)
    await send(`/accounts/${PEOPLE.nina}`, { act: 'leave' })
    expect(await statusOfMember(PEOPLE.nina)).toBe(404)
  })

  test.each([
    ['down', 503],
    ['limited', 429],
    ['limitedEverywhere', 429],
    ['refused', 401],
  ])('makes a part of Discord fail (%s), and repairs it', async (way, status) => {
    await send('/failures', { place: 'users', way, seconds: '600', times: '' })
    const failed = await simulator.get(`/users/${PEOPLE.vlad}`)
    expect(failed.status).toBe(status)
    expect(failed.headers.get('Retry-After')).toBe(status === 429 ? '600' : null)
    expect((await simulator.get(`/guilds/${guildId}`)).status).toBe(200)

    const { html } = await page()
    const id = /name="id" value="(\d+)"/.exec(html)![1]!
    await send('/failures/mend', { id })
    expect((await simulator.get(`/users/${PEOPLE.vlad}`)).status).toBe(200)
    expect((await page()).html).toContain('Discord works normally.')
  })

  test('slow responses have the given delay, for the given number of requests', async () => {
    await send('/failures', { place: 'api', way: 'slow', seconds: '1', times: '1' })
    const began = Date.now()
    await simulator.get(`/users/${PEOPLE.vlad}`)
    expect(Date.now() - began).toBeGreaterThanOrEqual(990)
    expect(simulator.control.faults()).toEqual([])
  })

  test('keeps working when everything else fails', async () => {
    await send('/failures', { place: 'everything', way: 'dropped', seconds: '1', times: '' })
    await expect(simulator.get(`/users/${PEOPLE.vlad}`)).rejects.toThrow('fetch failed')
    const { html } = await page()
    expect(html).toContain('hanging up')
    await send('/failures/mend', { id: /name="id" value="(\d+)"/.exec(html)![1]! })
    expect((await simulator.get(`/users/${PEOPLE.vlad}`)).status).toBe(200)
  })

  test('controls faults of the gateway', async () => {
    const response = await send('/gateway/settings', {
      accepts: 'on',
      serverAvailable: 'on',
      presenceChangeSeconds: '3',
    })
    expect(response.status).toBe(303)
    expect(simulator.control.gateway.settings()).toMatchObject({
      accepts: true,
      serverAvailable: true,
      greets: false,
      acknowledges: false,
      presenceChangeMs: 3_000,
    })
    await send('/gateway/settings', { accepts: 'on', presenceChangeSeconds: '' })
    expect(simulator.control.gateway.settings().presenceChangeMs).toBeNull()
    for (const move of ['drop', 'close', 'freeze', 'reconnect', 'invalidate', 'end', 'forget'])
      expect((await send('/gateway', { move })).status).toBe(303)
  })

  test('ends sign-ins and resets', async () => {
    await send(`/accounts/${PEOPLE.nina}`, { act: 'join' })
    expect((await send('/sign-ins/end', {})).headers.get('Location')).toBe('/?done=revoked')
    expect((await send('/reset', {})).headers.get('Location')).toBe('/?done=reset')
    expect((await page('/?search=nina&shown=members')).html).not.toContain(PEOPLE.nina)
  })

  test.each([
    ['/failures', { place: 'nowhere', way: 'down', seconds: '1' }],
    ['/failures', { place: 'api', way: 'slow', seconds: '99999' }],
    ['/failures/mend', { id: 'x' }],
    ['/gateway', { move: 'constructor' }],
    [`/accounts/${PEOPLE.olivia}`, { act: 'show', status: 'asleep', activity: '' }],
    ['/accounts/299999999999999999', { act: 'join' }],
  ])('rejects a form with an error, and changes nothing: %s %j', async (path, fields) => {
    const response = await send(path, fields as Record<string, string>)
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('role="alert"')
    expect(simulator.control.faults()).toEqual([])
  })

  test('is only for browsers on this machine, and accepts forms only from its own page', async () => {
    const fields = { act: 'join' }
    for (const origin of ['http://localhost:3333', 'https://elsewhere.example', 'null'])
      expect((await send(`/accounts/${PEOPLE.nina}`, fields, origin)).status).toBe(403)
    expect((await simulator.postForm(`/world/accounts/${PEOPLE.nina}`, fields)).status).toBe(403)
    expect(await statusOfMember(PEOPLE.nina)).toBe(404)
    expect((await send('/nothing', {})).status).toBe(404)
  })
})
