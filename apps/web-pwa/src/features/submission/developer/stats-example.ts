/** Any number of servers, as an example. */
const EXAMPLE_COUNT = 1_280
/** Placeholder for a token that is no longer shown. */
const TOKEN_VARIABLE = '$BOT_TOKEN'

interface StatsExample {
  siteUrl: string
  discordBotId: string
  token: string | null
}

/** A `curl` command that posts a server count. */
export function statsExample({ siteUrl, discordBotId, token }: StatsExample): string {
  return [
    `curl -X POST '${siteUrl}/api/bots/${discordBotId}/stats'`,
    `-H "Authorization: ${token ?? TOKEN_VARIABLE}"`,
    `-H 'Content-Type: application/json'`,
    `-d '${JSON.stringify({ server_count: EXAMPLE_COUNT })}'`,
  ].join(' \\\n  ')
}
