/** One answer of the product as it travels, for the bare server to send. */
export interface Answer {
  readonly status: number
  readonly headers: Record<string, string>
  /** Base64, because it goes from process to process. */
  readonly body: string
}

/** How something is asked for, beside the address. */
export interface Asking {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** What each connection says for itself. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date'])

/** Asks once, as the load will. */
export async function fetchAnswer(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: Asking = {}
): Promise<Answer> {
  // Without a wish of its own fetch asks for compression, which the load does not.
  const response = await fetch(origin + path, {
    headers: { 'accept-encoding': 'identity', ...headers },
    redirect: 'manual',
    method,
    ...(body === undefined ? {} : { body }),
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  const kept = [...response.headers].filter(([name]) => !HOP_BY_HOP.has(name))
  return {
    status: response.status,
    headers: Object.fromEntries(kept),
    body: bytes.toString('base64'),
  }
}
