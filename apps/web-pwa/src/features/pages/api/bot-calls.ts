import { EXAMPLE_COUNT, toCurlCommand } from '../../../lib/curl-command.ts'

/** A call that developers of bots need. Its texts are in `useApiTexts`. */
export interface BotCall {
  id: string
  /** With the placeholders `{BOT_ID}` and `{USER_ID}`. */
  path: string
  /** Sent with `POST`. */
  body?: Readonly<Record<string, number>>
  /** Whether it needs the bot's token. */
  hasToken?: boolean
  /** Whether the response has no end. */
  isStream?: boolean
}

/** The calls that most bots need, the most important ones first. */
export const BOT_CALLS = [
  {
    id: 'postStats',
    path: '/api/bots/{BOT_ID}/stats',
    body: { server_count: EXAMPLE_COUNT },
    hasToken: true,
  },
  { id: 'hasVoted', path: '/api/bots/{BOT_ID}/votes/{USER_ID}', hasToken: true },
  { id: 'votes', path: '/api/bots/{BOT_ID}/votes/history?limit=100', hasToken: true },
  { id: 'events', path: '/api/bots/{BOT_ID}/events?limit=100', hasToken: true },
  { id: 'followEvents', path: '/api/bots/{BOT_ID}/events/stream', hasToken: true, isStream: true },
  { id: 'bot', path: '/api/bots/discord/{BOT_ID}' },
  { id: 'reviews', path: '/api/bots/discord/{BOT_ID}/ratings?sort=helpful&limit=5' },
  { id: 'serverCount', path: '/api/discord/bot/{BOT_ID}/guild-count' },
  { id: 'presence', path: '/api/discord/bots/{BOT_ID}/presence' },
  { id: 'search', path: '/api/bots?search=music' },
  { id: 'categories', path: '/api/categories' },
  { id: 'member', path: '/api/users/{USER_ID}' },
] as const satisfies readonly BotCall[]

export type BotCallId = (typeof BOT_CALLS)[number]['id']

const PLACEHOLDER = /\{(\w+)\}/g
const TOKEN = 'BOT_TOKEN'

/** Variables of the environment inside of a text, in JavaScript and in Python. */
const jsVariable = (name: string) => `\${process.env.${name}}`
const pythonVariable = (name: string) => `{os.environ['${name}']}`

/** The call as a curl command, with variables of the shell. @param siteUrl scheme, host and port */
export function toCurlExample(siteUrl: string, call: BotCall): string {
  const { path, body, hasToken, isStream } = call
  const url = `${siteUrl}${path.replace(PLACEHOLDER, '$$$1')}`
  return toCurlCommand({ url, body, isStream, token: hasToken ? `$${TOKEN}` : undefined })
}

/** The call in JavaScript, for Node, Deno and Bun. */
export function toJavaScript(siteUrl: string, call: BotCall): string {
  const { path, body, hasToken, isStream } = call
  const address = `\`${siteUrl}${path.replace(PLACEHOLDER, (_, name: string) => jsVariable(name))}\``
  const headers = [
    ...(hasToken ? [`    Authorization: \`Bearer ${jsVariable(TOKEN)}\`,`] : []),
    ...(body ? [`    'Content-Type': 'application/json',`] : []),
  ]
  const options = [
    ...(body ? [`  method: 'POST',`] : []),
    ...(headers.length > 0 ? ['  headers: {', ...headers, '  },'] : []),
    ...(body ? [`  body: JSON.stringify(${JSON.stringify(body)}),`] : []),
  ]
  const request =
    options.length > 0 ? `fetch(${address}, {\n${options.join('\n')}\n})` : `fetch(${address})`
  const print = isStream
    ? [
        'for await (const text of response.body.pipeThrough(new TextDecoderStream())) {',
        '  console.log(text)',
        '}',
      ]
    : ['console.log(await response.json())']
  return [`const response = await ${request}`, ...print].join('\n')
}

/** The call in Python, with the library Requests. */
export function toPython(siteUrl: string, call: BotCall): string {
  const { path, body, hasToken, isStream } = call
  const address = `f"${siteUrl}${path.replace(PLACEHOLDER, (_, name: string) => pythonVariable(name))}"`
  const request = [
    `response = requests.${body ? 'post' : 'get'}(`,
    `    ${address},`,
    ...(hasToken ? [`    headers={"Authorization": f"Bearer ${pythonVariable(TOKEN)}"},`] : []),
    ...(body ? [`    json=${JSON.stringify(body)},`] : []),
    ...(isStream ? ['    stream=True,'] : []),
    ')',
  ]
  const print = isStream
    ? ['for line in response.iter_lines(decode_unicode=True):', '    print(line)']
    : ['print(response.json())']
  return ['import os, requests', '', ...request, ...print].join('\n')
}
