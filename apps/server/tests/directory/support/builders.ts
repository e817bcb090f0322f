import type { Group } from '@japa/runner/core'
import { makeUser, makeCategory, nextSnowflake } from '#database/factories/index'
import { useApi, useOutbox } from '#tests/directory/support/api'
import { useSimulatedDiscord } from '#tests/platform/support/discord'

export const NAME_AT_DISCORD = 'Fern'

/** Skips the factories' first id: the simulated Discord uses it for the application itself. */
nextSnowflake('member')

/** Runs the application with a simulated Discord that knows the test's members and bots. */
export function useBuilders(group: Group) {
  const api = useApi(group)
  const discord = useSimulatedDiscord(group)
  useOutbox(group)
  group.each.setup(async () => {
    await makeCategory('Utility')
    await makeCategory('Music')
  })

  return {
    api,
    discord,

    /** A signed-in member of the community server. */
    builder: async (overrides: Parameters<typeof makeUser>[0] = {}, inServer = true) => {
      const member = await makeUser(overrides)
      discord.control.addPerson({ id: member.id, username: member.username!, inServer })
      return { member, browser: await api.enter(member) }
    },

    /** A Discord user without an account here. */
    stranger: () => {
      const id = nextSnowflake('member')
      discord.control.addPerson({ id, username: `stranger${id}` })
      return id
    },

    /** Adds a bot to the simulated Discord. @returns its id */
    botAtDiscord: (id = nextSnowflake('bot')) => {
      discord.control.addBot({ id, name: NAME_AT_DISCORD, username: 'fern', avatar: 'still' })
      return id
    },
  }
}

/** The body that the add form sends. */
export function submissionOf(discordBotId: string, overrides: Record<string, unknown> = {}) {
  return {
    discordBotId,
    prefix: '!',
    shortDescription: 'Waters your server while you sleep.',
    description: 'It waters, weeds and prunes, and tells you in the morning what it has done.',
    inviteUrl: `https://discord.com/oauth2/authorize?client_id=${discordBotId}&scope=bot`,
    supportServer: '',
    website: 'https://fern.example',
    github: '',
    twitter: '',
    youtube: '',
    instagram: '',
    tags: ['Utility'],
    name: 'Something else',
    avatar: '',
    banner: '',
    ...overrides,
  }
}
