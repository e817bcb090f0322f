import { test } from '@japa/runner'
import { PEOPLE } from '@botanica/demo-world'
import { makeUser } from '#database/factories/index'
import { useOutboxTail } from '#tests/helpers/outbox_tail'
import {
  toUrl,
  describedCalls,
  ignoresUnknownFields,
  isChange,
  getSuccessResponses,
} from '#tests/openapi/support/calls'
import { makeWorld, toQuery, WAYS } from '#tests/openapi/support/ways'
import { useCallers } from '#tests/openapi/support/world'
import { useVendors } from '#tests/premium/support/payments'
import { useSimulatedDiscord } from '#tests/platform/support/discord'

/**
 * A valid request for every call. `HttpClient` validates the responses against the description. A new call fails the
 * test until it has a request here.
 */

/** Navigations of browsers, a page for a frame, badges and oEmbed ignore unknown query parameters. */
const TOLERANT = new Set([
  'auth.discord',
  'auth.discord.callback',
  'auth.login',
  'auth.logout',
  'ad_frames.show',
  'site.badge',
  'site.badge_endpoint',
  'site.oembed',
])

/** How long a response without an end may take, in milliseconds. */
const ENDED_AFTER_MS = 50

test.group('Responses of calls', (group) => {
  const callers = useCallers(group)
  useOutboxTail(group)
  useSimulatedDiscord(group)
  useVendors(group)

  test('match their descriptions', async ({ assert }) => {
    const world = await makeWorld()
    await makeUser({ id: PEOPLE.vlad })
    for (const call of await describedCalls()) {
      const way = WAYS[call.operation.operationId]
      assert.isDefined(way, `say in support/ways.ts how ${call.operation.operationId} is called`)
      const headers = way!.as
        ? await callers.headersOf(way!.as(world))
        : (way!.headers?.(world) ?? {})
      const address = toUrl(call, way!.id?.(world) ?? '') + toQuery(way!, world)
      const json = way!.body?.(world)

      if (isChange(call) && !ignoresUnknownFields(call)) {
        const unknown = { headers, json: { ...json, unknownField: 1 } }
        const refused = await callers.ask(call.method, address, unknown)
        assert.deepEqual([refused.status, refused.body.code], [422, 'unknown_field'], call.name)
      }
      const options = json === undefined ? { headers } : { headers, json }
      if (!TOLERANT.has(call.operation.operationId)) {
        const unknown = `${address}${address.includes('?') ? '&' : '?'}unknown=1`
        const refused = await callers.ask(call.method, unknown, options)
        assert.deepEqual([refused.status, refused.body.code], [422, 'unknown_field'], call.name)
        assert.deepEqual(refused.body.errors[0].field, 'unknown', call.name)
      }
      const ending = way!.end && setInterval(way!.end, ENDED_AFTER_MS)
      const answer = await callers.ask(call.method, address, options)
      clearInterval(ending)
      assert.include(getSuccessResponses(call), answer.status, `${call.name}: ${answer.text}`)
    }
  })
})
