import { FAILURES } from '#app/core/errors'
import { SESSION_COOKIE } from '#app/core/http/credentials'
import { anonymousRequests, memberRequests, memberWrites } from '#app/core/rate_limit/limits'
import { PAGE_LIMITS } from '#app/core/rules'

/** What applies to all endpoints. */

const each = ({ tokens, perSeconds }: { tokens: number; perSeconds: number }) =>
  `${tokens.toLocaleString('en')} in ${perSeconds} seconds`

const CODES = Object.entries(FAILURES)
  .map(([code, [status, message]]) => `- \`${code}\` (${status}): ${message}`)
  .join('\n')

export const GENERAL_DESCRIPTION = `\
The same JSON API that our own pages use, without an envelope. Names are in camelCase, times are ISO 8601 in UTC. Discord's ids are \
strings, because they exceed JavaScript's safe integers; our own are numbers. Responses may gain fields; ignore those you don't know.

## Authentication

Public reads need none, and pages of every origin may make them (CORS, without credentials). Everything else is for members: in a \
browser by the session cookie, elsewhere by a token in \`Authorization: Bearer …\`. You create personal tokens in your account \
settings. A call that accepts one names the scope that it needs; without the scope, and for every other call, the response is a 403. \
Mutations with a cookie must come from our own pages and send \`X-Requested-With: XMLHttpRequest\`; \
with a token they need neither. Bodies are JSON.

## Pagination

Lists take \`limit\` (${PAGE_LIMITS.min} to ${PAGE_LIMITS.max}, ${PAGE_LIMITS.default} by default) and \`cursor\`. If there is another page, \
\`Link: <…>; rel="next"\` has its URL. Use it unchanged: nothing is skipped or repeated, even while rows are added and removed.

## Idempotency

Send an \`Idempotency-Key\` with a mutation, and you may repeat the request: for a day the same key returns the same response, and the \
request is run once.

## Caching

Public responses have an \`ETag\`. Send it as \`If-None-Match\`; if nothing has changed, you get an empty 304.

## Rate limits

An IP address may make ${each(anonymousRequests.rule)}, a member ${each(memberRequests.rule)}, of which ${each(memberWrites.rule)} \
may be mutations. Beyond that the response is a 429 with \`Retry-After\` in seconds. \`x-rate-limits\` of a call lists its limits: \`quota\` \
requests at once, and as many again in \`windowSeconds\`. The headers \`RateLimit-Policy\` and \`RateLimit\` of a response say which of \
them apply to you and what is left of them.

## Errors

The body names the error in \`code\`. If several apply, the first one in this order is returned: rate limit, method, media type, body too \
large, malformed body, not authenticated, restricted account, wrong origin, missing role, not found, not the owner, unknown or invalid \
input, conflict, cooldown, unavailable. A 405 names the methods of the path in \`Allow\`.

${CODES}`

export const CREDENTIALS = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: SESSION_COOKIE,
    description: 'A member signed in with Discord, in a browser.',
  },
  botToken: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: 'A bot’s own token, which its owners make; with or without the word Bearer.',
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A member’s personal token with the scope that is named, or for `staff` a token of the desktop client.',
  },
} as const
