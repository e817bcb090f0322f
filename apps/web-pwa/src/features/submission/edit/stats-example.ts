/** Any number of servers; the bot's code puts its own there. */
const EXAMPLE_COUNT = 1_280
/** What stands for a token that is not shown any more. */
const TOKEN_VARIABLE = '$BOT_TOKEN'

interface StatsExample {
  siteUrl: string
  discordBotId: string
  token: string | null
}

/** How a bot posts its server count, for a terminal. */
export function statsExample({ siteUrl, discordBotId, token }: StatsExample): string {
  return [
    `curl -X POST '${siteUrl}/api/bots/${discordBotId}/stats'`,
    `-H "Authorization: ${token ?? TOKEN_VARIABLE}"`,
    `-H 'Content-Type: application/json'`,
    `-d '${JSON.stringify({ server_count: EXAMPLE_COUNT })}'`,
  ].join(' \\\n  ')
}
