import { reportCall } from '#app/core/observability/service_calls'
import { DISCORD_SERVICE } from '#app/platform/discord/rest_options'

export interface OutgoingRequest {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  /** Sent as a form by POST. */
  fields: Record<string, string>
}

/**
 * Sends a request and parses the JSON response. It replaces the client inside the OAuth library, which waits ten seconds and
 * retries three times.
 * @throws when the response is not a 2xx with JSON, or does not arrive before the signal aborts
 */
export async function fetchJson(signal: AbortSignal, request: OutgoingRequest): Promise<unknown> {
  const { method, url, headers, fields } = request
  const response = await reportCall(DISCORD_SERVICE, () =>
    fetch(url, {
      method,
      headers,
      signal,
      redirect: 'error',
      ...(method === 'POST' ? { body: new URLSearchParams(fields) } : {}),
    })
  )
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}`)
  return response.json()
}
