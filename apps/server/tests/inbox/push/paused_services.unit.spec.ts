import { mock } from 'node:test'
import { test } from '@japa/runner'
import { DAY_MS } from '#app/core/time'
import { getPauseMs, pauseService, resetPauses } from '#app/inbox/push/sending/paused_services'

const ENDPOINT = 'https://push.example/message/1'
const PAUSE_MS = 60_000

test('The pause of a push service does not depend on the wall clock', ({ assert, cleanup }) => {
  cleanup(resetPauses)
  const now = Date.now()
  const clock = mock.method(Date, 'now', () => now + DAY_MS)
  cleanup(() => clock.mock.restore())
  pauseService(ENDPOINT, PAUSE_MS)
  clock.mock.restore()
  assert.isAbove(getPauseMs(ENDPOINT), 0)
  assert.isAtMost(getPauseMs(ENDPOINT), PAUSE_MS)
})
