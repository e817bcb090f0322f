/** A response of the product, recorded for the bare server to replay. */
export interface RecordedResponse {
  readonly status: number
  readonly headers: Record<string, string>
  /** Base64, because it is sent between processes. */
  readonly body: string
}

/** Everything about a request except its URL. */
export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PATCH'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Headers that each connection sets for itself. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date'])

/** Sends one request exactly as the load generator will. */
export async function fetchResponse(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: RequestOptions = {}
): Promise<RecordedResponse> {
  // Without this header `fetch` asks for compression; the load generator does not.
  const response = await fetch(origin + path, {
    headers: { 'accept-encoding': 'identity', ...headers },
    redirect: 'manual',
    method,
    ...(body === undefined ? {} : { body }),
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  const forwarded = [...response.headers].filter(([name]) => !HOP_BY_HOP.has(name))
  return {
    status: response.status,
    headers: Object.fromEntries(forwarded),
    body: bytes.toString('base64'),
  }
}
