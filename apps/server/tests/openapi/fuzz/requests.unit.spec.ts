import * as fc from 'fast-check'
import { test } from '@japa/runner'
import { apiDocument } from '#app/site/api_document'
import { toRequests } from '#tests/openapi/fuzz/requests'
import { describedCalls } from '#tests/openapi/support/calls'

const ACTOR = { name: 'visitor', id: null, roles: [], headers: {} }

test.group('The requests of fuzzing', () => {
  test('are made as meant, also with two path parameters', async ({ assert }) => {
    const call = (await describedCalls()).find(
      ({ operation }) => operation.operationId === 'named_bot_tokens.destroy'
    )!
    const subjects = {
      document: await apiDocument(),
      actors: [ACTOR],
      proper: { actor: ACTOR, id: [7, 8], query: '', body: undefined },
      ids: ['7'],
    }
    const requests = fc.sample(toRequests(call, subjects), { seed: 1 })
    assert.include(
      requests.map(({ target }) => target),
      call.path.replace('{id}', '7').replace('{tokenId}', '8')
    )
  })
})
