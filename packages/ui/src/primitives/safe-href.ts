const WEB_SCHEMES = new Set(['http:', 'https:'])

/**
 * Validates a URL where it is rendered: absolute, `http` or `https`, without credentials. Anything else that was stored
 * is not linked.
 *
 * @returns the parsed URL, or null when it must not be a link
 */
export function safeHref(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null
  const url = new URL(address)
  if (!WEB_SCHEMES.has(url.protocol) || url.username !== '' || url.password !== '') return null

  return url.href
}
