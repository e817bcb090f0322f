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
What our own pages read and write is here for your programs too: plain JSON, without an envelope. Names are in camelCase, \
moments are ISO 8601 in UTC. Discord's ids are strings, because JavaScript's numbers are too small for them; our own are numbers. \
Answers may gain fields; ignore those that you do not know.

## Who is calling

Public reads need nothing. For the rest you are a member: in a browser by the session's cookie, elsewhere by a token in \
\`Authorization: Bearer …\`. Changes by cookie must come from our own pages and send \`X-Requested-With: XMLHttpRequest\`; \
with a token they need neither. A body is JSON.

## Page by page

Lists take \`limit\` (${PAGE_LIMITS.min} to ${PAGE_LIMITS.max}, ${PAGE_LIMITS.default} without it) and \`cursor\`. When there is more, \
\`Link: <…>; rel="next"\` says where. Use that address as it is: nothing is skipped or shown twice, even while things come and go.

## Once, not twice

Send an \`Idempotency-Key\` of your own with a change, and you may send it again: for a day the same key gets the same answer, and what it \
asks for is done once.

## Fresh, and cheap

Answers that are the same for everybody have an \`ETag\`. Send it back as \`If-None-Match\`, and as long as nothing has changed you \
get an empty 304.

## How much is too much

A visitor's address may make ${each(anonymousRequests.rule)}, a member ${each(memberRequests.rule)}, of which ${each(memberWrites.rule)} \
may be changes. Beyond that the answer is 429, and \`Retry-After\` says for how many seconds.

## When something is wrong

The body says what, in \`code\`. Of several reasons the first of these is given: too many requests, another media type, too large, \
no JSON, not signed in, restricted account, not from our pages, not your role, no such thing, not yours, invalid, the state does not allow \
it, too soon, busy.

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
  token: { type: 'http', scheme: 'bearer', description: 'A member’s access token.' },
} as const
