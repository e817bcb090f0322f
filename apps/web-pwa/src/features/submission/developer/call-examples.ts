/** Any number of servers, as an example. */
const EXAMPLE_COUNT = 1_280
/** Placeholder for a token that is no longer shown. */
const TOKEN_VARIABLE = '$BOT_TOKEN'
const NEXT_LINE = ' \\\n  '

interface CallExample {
  siteUrl: string
  discordBotId: string
  token: string | null
}

const authorization = (token: string | null) => `-H "Authorization: ${token ?? TOKEN_VARIABLE}"`

/** A `curl` command that posts a server count. */
export function statsExample({ siteUrl, discordBotId, token }: CallExample): string {
  return [
    `curl -X POST '${siteUrl}/api/bots/${discordBotId}/stats'`,
    authorization(token),
    `-H 'Content-Type: application/json'`,
    `-d '${JSON.stringify({ server_count: EXAMPLE_COUNT })}'`,
  ].join(NEXT_LINE)
}

/** A `curl` command that asks whether a member has voted for the bot. */
export function votesExample({
  siteUrl,
  discordBotId,
  token,
  userId,
}: CallExample & { userId: string }): string {
  return [`curl '${siteUrl}/api/bots/${discordBotId}/votes/${userId}'`, authorization(token)].join(
    NEXT_LINE
  )
}

/** A `curl` command that prints the bot's events as they happen. */
export function eventsExample({ siteUrl, discordBotId, token }: CallExample): string {
  return [`curl -N '${siteUrl}/api/bots/${discordBotId}/events/stream'`, authorization(token)].join(
    NEXT_LINE
  )
}
