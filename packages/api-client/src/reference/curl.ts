import type { Callers, ReferenceCall } from './model.ts'
import { JSON_TYPE, type Parameter } from './openapi.ts'

const TOKENS: Record<Callers, string | undefined> = {
  everybody: undefined,
  anybody: undefined,
  sessions: undefined,
  members: 'Authorization: Bearer $TOKEN',
  bots: 'Authorization: $BOT_TOKEN',
}

/** A call as a curl command. @param site scheme, host and port */
export function toCurl(
  site: string,
  call: Omit<ReferenceCall, 'curl'>,
  parameters: Parameter[],
  body: unknown
) {
  let path = call.path
  const query = new URLSearchParams()
  for (const { name, in: location, required, schema, example } of parameters) {
    const value = example ?? schema.examples?.[0] ?? (required ? schema.enum?.[0] : undefined)
    if (value === undefined) continue
    if (location === 'path') path = path.replace(`{${name}}`, encodeURIComponent(String(value)))
    if (location === 'query') query.set(name, String(value))
  }
  const address = `${site}${path}${query.size > 0 ? `?${query}` : ''}`
  const token = TOKENS[call.callers]
  const options = [
    ...(call.method === 'GET' ? [] : [`-X ${call.method}`]),
    ...(token === undefined ? [] : [`-H "${token}"`]),
    ...(body === undefined
      ? []
      : [
          `-H 'Content-Type: ${JSON_TYPE}'`,
          `-d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`,
        ]),
  ]
  return [`curl '${address}'`, ...options].join(' \\\n  ')
}
