/** Examples in the API reference, the same in every language. */

export const LINK_EXAMPLE = 'Link: </api/bots?limit=24&cursor=WyJwb3B1…>; rel="next"'

export const ERROR_EXAMPLE = `
{
  "message": "Some of what was sent is not valid.",
  "code": "invalid",
  "requestId": "8a1f1f0e-…",
  "errors": [{ "field": "limit", "rule": "range", "message": "…" }]
}`

export const RATE_LIMIT_EXAMPLE = `
RateLimit-Policy: "anonymous";q=300;w=15
RateLimit: "anonymous";r=299;t=1`
