import { isDeepStrictEqual } from 'node:util'
import type { Plugin } from 'vite'

const REGISTRY = /\/server\/\.adonisjs\/client\/registry\/index\.ts$/

/** A route's path, and what the generator has parsed it into. */
const PARSED_PATTERN = /pattern: '([^']+)',\s*tokens: (\[.*\]),/g

/** Parses paths of static segments and required parameters, as far as clients need it. It is also put into the build. */
const parsePattern = (pattern: string) =>
  pattern
    .split('/')
    .slice(1)
    .map((segment) =>
      segment.startsWith(':')
        ? { type: 1, val: segment.slice(1), end: '' }
        : { type: 0, val: segment, end: '' }
    )

/**
 * Lets the browser parse the paths of the generated routes, instead of loading them parsed. Paths that would be parsed
 * otherwise stay as they are.
 */
export function shortRouteTokens(): Plugin {
  return {
    name: 'short-route-tokens',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: REGISTRY },
      handler(code) {
        const short = code.replaceAll(PARSED_PATTERN, (all, pattern: string, json: string) => {
          const tokens = (JSON.parse(json) as object[]).map((token) => ({
            ...token,
            old: undefined,
          }))
          const parsed = parsePattern(pattern).map((token) => ({ ...token, old: undefined }))
          if (!isDeepStrictEqual(tokens, parsed)) return all
          return `pattern: '${pattern}', tokens: parsePattern('${pattern}'),`
        })
        return { code: `const parsePattern = ${parsePattern.toString()}\n${short}`, map: null }
      },
    },
  }
}
