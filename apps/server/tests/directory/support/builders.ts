import type { Group } from '@japa/runner/core'
import db from '@adonisjs/lucid/services/db'
import { makeBot, makeCategory, makeUser, nextSnowflake } from '#database/factories/index'
import { SAMPLED_EDITS } from '#app/directory/versions/rules'
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

  const builder = async (overrides: Parameters<typeof makeUser>[0] = {}, inServer = true) => {
    const member = await makeUser(overrides)
    discord.control.addPerson({ id: member.id, username: member.username!, inServer })
    return { member, browser: await api.enter(member) }
  }

  return {
    api,
    discord,

    /** A signed-in member of the community server. */
    builder,

    /** A listed bot whose owner has changed its prefix until staff look at one of the changes. */
    withSampledEdit: async () => {
      const { member, browser } = await builder()
      const bot = await makeBot({ userId: member.id, prefix: '0' })
      for (let at = 1; at <= SAMPLED_EDITS + 1; at++) {
        await browser.send('PATCH', `/api/bots/${bot.id}`, { prefix: String(at) })
        const change = await db.from('bot_changes').where('bot_id', bot.id).first()
        if (change) return { member, browser, bot, change, prefix: String(at) }
      }
      throw new Error('No edit was sampled.')
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
