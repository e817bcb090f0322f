import { EXAMPLE_COUNT, toCurlCommand } from '../../../lib/curl-command.ts'

/** Placeholders for tokens that are no longer shown. */
export const TOKEN_VARIABLES = { bot: '$BOT_TOKEN', personal: '$TOKEN' } as const

interface CallExample {
  siteUrl: string
  discordBotId: string
  token: string | null
}

/** Returns what calls of a bot have in common. */
function toCall({ siteUrl, discordBotId, token }: CallExample, path: string) {
  return {
    url: `${siteUrl}/api/bots/${discordBotId}/${path}`,
    token: token ?? TOKEN_VARIABLES.bot,
  }
}

/** A `curl` command that posts a server count. */
export function statsExample(example: CallExample): string {
  return toCurlCommand({ ...toCall(example, 'stats'), body: { server_count: EXAMPLE_COUNT } })
}

/** A `curl` command that asks whether a member has voted for the bot. */
export function votesExample({ userId, ...example }: CallExample & { userId: string }): string {
  return toCurlCommand(toCall(example, `votes/${userId}`))
}

/** A `curl` command that prints the bot's events as they happen. */
export function eventsExample(example: CallExample): string {
  return toCurlCommand({ ...toCall(example, 'events/stream'), isStream: true })
}

/** A `curl` command that lists the bots of the member who created the personal token. */
export function ownBotsExample({ siteUrl, token }: Pick<CallExample, 'siteUrl' | 'token'>): string {
  return toCurlCommand({
    url: `${siteUrl}/api/user/bots`,
    token: token ?? TOKEN_VARIABLES.personal,
  })
}
