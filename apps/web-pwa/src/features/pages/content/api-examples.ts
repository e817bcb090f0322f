/** Examples of the API reference, the same in every language. */

export const BOT_EXAMPLE = `
curl '…/api/bots?search=music&limit=1'

[{
  "id": 7,
  "discordBotId": "300000000000000007",
  "userId": "200000000000000006",
  "name": "Nightingale",
  "avatar": "03d0929f21d0f9c0831f54f684b1b790",
  "prefix": "/",
  "shortDescription": "Plays what your server hums.",
  "tags": ["Music"],
  "certified": true,
  "servingCount": 4120,
  "voteCount": 812,
  "averageRating": 4.6,
  "ratingCount": 38,
  "presence": { "status": "online", "activity": "a slow waltz" },
  …
}]`

export const LINK_EXAMPLE = 'Link: </api/bots?limit=24&cursor=WyJwb3B1…>; rel="next"'

export const ERROR_EXAMPLE = `
{
  "message": "Some of what was sent is not valid.",
  "code": "invalid",
  "requestId": "8a1f1f0e-…",
  "errors": [{ "field": "limit", "rule": "range", "message": "…" }]
}`
