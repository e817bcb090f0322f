export interface OutgoingRequest {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  /** Sent as a form by POST. */
  fields: Record<string, string>
}

/**
 * One call whose answer is JSON. The client inside the OAuth library waits ten seconds, and tries again three times.
 * @throws when the answer is not a 2xx with JSON, or not there before the signal
 */
export async function fetchJson(signal: AbortSignal, request: OutgoingRequest): Promise<unknown> {
  const { method, url, headers, fields } = request
  const response = await fetch(url, {
    method,
    headers,
    signal,
    redirect: 'error',
    ...(method === 'POST' ? { body: new URLSearchParams(fields) } : {}),
  })
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}`)
  return response.json()
}
