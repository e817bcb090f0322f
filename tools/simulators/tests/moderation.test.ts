import { PEOPLE } from '@botanica/demo-world'
import { describe, expect, test } from 'vitest'
import { DEMO_DISCORD_CREDENTIALS } from '../src/index.ts'
import { AS_BOT, useSimulator, world } from './simulator.ts'

const simulator = useSimulator()
const guild = `/guilds/${DEMO_DISCORD_CREDENTIALS.guildId}`
const NOBODY = '999999999999999999'
const getBan = (id: string) => `${guild}/bans/${id}`
const getMember = (id: string) => `${guild}/members/${id}`

function call(method: string, path: string, body: unknown = {}, headers = {}) {
  return simulator.request(`/api/v10${path}`, {
    method,
    headers: { ...AS_BOT, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

describe('the community server', () => {
  test('a ban removes a member, with its reason, until it is lifted', async () => {
    const reason = { 'X-Audit-Log-Reason': encodeURIComponent('Spam în canal') }
    const response = await call(
      'PUT',
      getBan(PEOPLE.vlad),
      { delete_message_seconds: 86_400 },
      reason
    )
    expect(response.status).toBe(204)
    expect((await simulator.get(getMember(PEOPLE.vlad))).status).toBe(404)
    expect(await simulator.getJson(getBan(PEOPLE.vlad))).toMatchObject({
      user: { id: PEOPLE.vlad },
      reason: 'Spam în canal',
    })
    expect([...simulator.control.bans().keys()]).toEqual([PEOPLE.vlad])
    expect(() => simulator.control.setMembership(PEOPLE.vlad, true)).toThrow('banned')
    expect(await (await simulator.request('/')).text()).toContain(
      'banned from the community server'
    )

    expect((await call('DELETE', getBan(PEOPLE.vlad))).status).toBe(204)
    expect((await simulator.get(getBan(PEOPLE.vlad))).status).toBe(404)
    expect(await (await call('DELETE', getBan(PEOPLE.vlad))).json()).toMatchObject({ code: 10_026 })
    simulator.control.setMembership(PEOPLE.vlad, true)
  })

  test('non-members can be banned, but only members kicked', async () => {
    expect((await call('PUT', getBan(PEOPLE.nina))).status).toBe(204)
    expect((await call('DELETE', getMember(PEOPLE.vlad))).status).toBe(204)
    const again = await call('DELETE', getMember(PEOPLE.vlad))
    expect(again.status).toBe(404)
    expect(await again.json()).toMatchObject({ code: 10_007 })
    expect(simulator.control.bans().has(PEOPLE.vlad)).toBe(false)
  })

  test.each([
    ['PUT', getBan(NOBODY), {}, 404, 10_013],
    ['PUT', getBan('x'), {}, 400, 50_035],
    ['PUT', getBan(PEOPLE.vlad), { delete_message_seconds: 604_801 }, 400, 50_035],
    ['PUT', getBan(world.communityServer.ownerId), {}, 403, 50_013],
    ['DELETE', getMember(world.communityServer.ownerId), {}, 403, 50_013],
    ['PUT', `/guilds/${NOBODY}/bans/${PEOPLE.vlad}`, {}, 404, 10_004],
  ])('%s %s with %j is rejected', async (method, path, body, status, code) => {
    const response = await call(method, path, body)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code })
    expect(simulator.control.bans().size).toBe(0)
  })

  test("only the site's own bot may kick and ban", async () => {
    const response = await call('PUT', getBan(PEOPLE.vlad), {}, { Authorization: 'Bot wrong' })
    expect(response.status).toBe(401)
    expect(simulator.control.bans().size).toBe(0)
  })
})
