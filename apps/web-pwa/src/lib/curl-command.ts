interface CurlCall {
  /** Scheme, host, port and path. Variables of the shell are replaced inside. */
  url: string
  /** A token, or a variable of the shell with one. */
  token?: string | undefined
  /** Sent as JSON with `POST`. */
  body?: Readonly<Record<string, number>> | undefined
  /** Whether the response has no end. */
  isStream?: boolean | undefined
}

/** Any number of servers, as an example. */
export const EXAMPLE_COUNT = 1_280

/** A call of the API as a curl command. */
export function toCurlCommand({ url, token, body, isStream }: CurlCall): string {
  return [
    `curl ${isStream ? '-N ' : ''}"${url}"`,
    ...(token === undefined ? [] : [`-H "Authorization: Bearer ${token}"`]),
    ...(body ? ['-H "Content-Type: application/json"', `-d '${JSON.stringify(body)}'`] : []),
  ].join(' \\\n  ')
}
