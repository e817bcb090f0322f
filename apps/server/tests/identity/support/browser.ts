import { appUrl } from '#config/app'
import type { Answer, HttpClient } from '#tests/helpers/http'

/** The headers that our own pages send with a mutation, to whatever address. Browsers add the origin. */
export const FROM_OUR_PAGES = {
  'sec-fetch-site': 'same-origin',
  'x-requested-with': 'XMLHttpRequest',
}
const { origin } = new URL(appUrl)

/** A cookie as a response set it. */
export interface SetCookie {
  name: string
  value: string
  attributes: Map<string, string | true>
}

export function setCookiesOf({ headers }: { headers: Headers }): SetCookie[] {
  return headers.getSetCookie().map((line) => {
    const [pair, ...attributes] = line.split('; ')
    const at = pair!.indexOf('=')
    return {
      name: pair!.slice(0, at),
      value: pair!.slice(at + 1),
      attributes: new Map(
        attributes.map((attribute) => {
          const [name, value] = attribute.split('=')
          return [name!.toLowerCase(), value ?? true]
        })
      ),
    }
  })
}

/** Stores cookies as a browser does. It follows no redirects, so that tests see each step. */
export class Browser {
  readonly cookies = new Map<string, string>()

  constructor(readonly client: HttpClient) {}

  async get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.request('GET', path, headers)
  }

  /** Sends a mutation as our own pages do. */
  send(
    method: string,
    path: string,
    json?: unknown,
    headers: Record<string, string> = {}
  ): Promise<Answer> {
    return this.request(method, path, { origin, ...FROM_OUR_PAGES, ...headers }, json)
  }

  async request(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    json?: unknown
  ) {
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ')
    const answer = await this.client.request(method, path, {
      json,
      headers: { ...(cookie ? { cookie } : {}), ...headers },
    })
    this.keep(answer)
    return answer
  }

  keep(answer: Answer) {
    for (const { name, value, attributes } of setCookiesOf(answer)) {
      if (Number(attributes.get('max-age') ?? 1) > 0) this.cookies.set(name, value)
      else this.cookies.delete(name)
    }
  }

  /** A second browser with the same cookies, such as a thief's. */
  copy() {
    const copy = new Browser(this.client)
    for (const [name, value] of this.cookies) copy.cookies.set(name, value)
    return copy
  }
}
