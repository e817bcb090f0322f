import { existsSync, readFileSync } from 'node:fs'
import { BOTS, CHANNELS, PEOPLE } from '@botanica/demo-world'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { DEMO_DISCORD_CREDENTIALS } from '../src/index.ts'
import { signIn, useSimulator, world } from './simulator.ts'

const DESCRIPTION = new URL('../../../../shared/vendor/discord-openapi.json', import.meta.url)
const hasDescription = existsSync(DESCRIPTION)
if (!hasDescription) {
  process.stderr.write(`Skipped: Discord's own description is not at ${DESCRIPTION.pathname}\n`)
}

const { guildId } = DEMO_DISCORD_CREDENTIALS
const simulator = useSimulator()

function isEmpty(list: unknown): boolean {
  return Array.isArray(list) && list.length === 0
}

interface Description {
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: { readonly schemas: Record<string, Schema> }
}
interface Operation {
  readonly responses: Record<string, { content?: { 'application/json': { schema: Schema } } }>
}
interface Schema {
  readonly $ref?: string
  readonly properties?: Record<string, unknown>
}

describe.skipIf(!hasDescription)("responses match Discord's own description", () => {
  const description = hasDescription
    ? (JSON.parse(readFileSync(DESCRIPTION, 'utf8')) as Description)
    : { paths: {}, components: { schemas: {} } }
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  for (const format of ['snowflake', 'int32', 'int64', 'nonce']) ajv.addFormat(format, true)
  ajv.addSchema(description, 'discord')

  /** The validation errors of a body against a component's schema. */
  function problems(component: string, body: unknown): unknown {
    const validate = ajv.compile({ $ref: `discord#/components/schemas/${component}` })
    return validate(body) ? [] : validate.errors
  }

  /** The component of an operation's response. */
  function getComponentName(path: string): string {
    const { schema } = description.paths[path]!.get!.responses['200']!.content!['application/json']
    return schema.$ref!.split('/').at(-1)!
  }

  const everybody = world

  test.each([
    ['/users/{user_id}', `/users/${PEOPLE.olivia}`],
    ['/users/{user_id}', `/users/${PEOPLE.nina}`],
    ['/users/{user_id}', `/users/${BOTS.brunoApproved}`],
    ['/users/@me', '/users/@me'],
    ['/guilds/{guild_id}/members/{user_id}', `/guilds/${guildId}/members/${PEOPLE.olivia}`],
    ['/guilds/{guild_id}', `/guilds/${guildId}`],
    ['/guilds/{guild_id}', `/guilds/${guildId}?with_counts=true`],
    ['/applications/@me', '/applications/@me'],
    ['/oauth2/applications/@me', '/oauth2/applications/@me'],
  ])('%s by %s', async (path, address) => {
    const response = await simulator.get(address)
    expect(response.status).toBe(200)
    const body = (await response.json()) as object
    expect(problems(getComponentName(path), body)).toEqual([])
    expect(undescribed(getComponentName(path), body)).toEqual([])
  })

  test('channels, and posted, read and edited messages', async () => {
    expect(
      (await simulator
        .get(`/guilds/${guildId}/channels`)
        .then((answer) => answer.json())) as object[]
    ).toSatisfy((all: object[]) =>
      all.every((channel) => isEmpty(problems('GuildChannelResponse', channel)))
    )
    const path = `/channels/${CHANNELS.announcements.id}/messages`
    const embed = { title: 'New', timestamp: new Date().toISOString(), color: 0x57f287 }
    const body = { embeds: [embed], nonce: 'once', enforce_nonce: true }
    const sent = await simulator.send('POST', path, body)
    const message = (await sent.json()) as { id: string }
    await simulator.send(
      'PUT',
      `${path}/${message.id}/reactions/${encodeURIComponent('🎉')}/@me`,
      {}
    )
    for (const answer of [
      message,
      await simulator.getJson(`${path}/${message.id}`),
      await (await simulator.send('PATCH', `${path}/${message.id}`, { content: 'Newer' })).json(),
    ]) {
      expect(problems('MessageResponse', answer)).toEqual([])
      expect(undescribed('MessageResponse', answer as object)).toEqual([])
    }
    const empty = await simulator.send('POST', path, {})
    expect(problems('ErrorResponse', await empty.json())).toEqual([])
  })

  test('bans, unbans, and their errors', async () => {
    const ban = `/guilds/${guildId}/bans/${PEOPLE.vlad}`
    expect((await simulator.send('PUT', ban, {})).status).toBe(204)
    const body = await simulator.getJson(ban)
    expect(problems(getComponentName('/guilds/{guild_id}/bans/{user_id}'), body)).toEqual([])
    expect(undescribed(getComponentName('/guilds/{guild_id}/bans/{user_id}'), body)).toEqual([])
    expect((await simulator.send('DELETE', ban, {})).status).toBe(204)
    const member = `/guilds/${guildId}/members/${PEOPLE.olivia}`
    for (const error of [
      await simulator.send('DELETE', ban, {}),
      await simulator.send('PUT', `/guilds/${guildId}/bans/999999999999999999`, {}),
      await simulator.send('DELETE', member.replace(PEOPLE.olivia, PEOPLE.nina), {}),
    ]) {
      expect(problems('ErrorResponse', await error.json())).toEqual([])
    }
    const { paths } = description
    for (const [path, method] of [
      ['/guilds/{guild_id}/bans/{user_id}', 'put'],
      ['/guilds/{guild_id}/bans/{user_id}', 'delete'],
      ['/guilds/{guild_id}/members/{user_id}', 'delete'],
    ] as const) {
      expect(Object.keys(paths[path]![method]!.responses)).toContain('204')
    }
  })

  test('every person and every bot', async () => {
    const known = [...everybody.people, ...everybody.bots.filter((bot) => bot.knownToPlatform)]
    for (const { id } of known) {
      expect(problems('UserResponse', await simulator.getJson(`/users/${id}`))).toEqual([])
    }
  })

  test('/users/@me and /oauth2/@me of a person', async () => {
    const { access_token } = await signIn(simulator, PEOPLE.paula)
    for (const path of ['/users/@me', '/oauth2/@me']) {
      const response = await simulator.request(`/api/v10${path}`, {
        headers: { Authorization: `Bearer ${access_token}` },
      })
      expect(problems(getComponentName(path), await response.json())).toEqual([])
    }
  })

  test('public application data, which the description lacks, extends its public application', async () => {
    const body = await simulator.getJson(`/applications/${BOTS.brunoApproved}/rpc`)
    expect(problems('ApplicationResponse', body)).toEqual([])
  })

  test('errors', async () => {
    for (const path of ['/users/999999999999999999', '/guilds/999999999999999999']) {
      expect(problems('ErrorResponse', await simulator.getJson(path))).toEqual([])
    }
    simulator.control.setRateLimit({ limit: 0, windowMs: 1_000 })
    const error = await simulator.getJson(`/users/${PEOPLE.vlad}`)
    expect(problems('RatelimitedResponse', error)).toEqual([])
  })

  test('an invalid response would be detected', async () => {
    const body = await simulator.getJson(`/users/${PEOPLE.vlad}`)
    expect(problems('UserResponse', { ...body, id: 1 })).not.toEqual([])
    expect(problems('UserResponse', { ...body, flags: undefined })).not.toEqual([])
  })

  /** Top-level fields that neither the description nor the SDK's types contain. */
  function undescribed(component: string, body: object): string[] {
    const known = Object.keys(description.components.schemas[component]?.properties ?? {})
    return Object.keys(body).filter((key) => !known.includes(key) && !NEWER_IN_SDK.has(key))
  }
})

/** In discord-api-types and not in the description; `summary` is deprecated, and Discord still sends it. */
const NEWER_IN_SDK = new Set(['hub_type', 'summary'])
