import { test } from '@japa/runner'
import { anything, array, assert as assertProperty, oneof, property, string } from 'fast-check'
import { parsePresence } from '#app/platform/presence/presence'
import { PRESENCE_STATUSES } from '#app/platform/rules'

const custom = (state: unknown) => ({ type: 4, name: 'Custom Status', state })

test.group('Presence parser', () => {
  for (const [activity, text] of [
    [{ type: 0, name: 'Chess' }, 'Playing Chess'],
    [{ type: 1, name: 'Live' }, 'Streaming Live'],
    [{ type: 2, name: 'rain' }, 'Listening to rain'],
    [{ type: 3, name: 'the garden' }, 'Watching the garden'],
    [{ type: 5, name: 'the fair' }, 'Competing in the fair'],
    [{ type: 99, name: 'Something new' }, 'Something new'],
    [custom('Cernând pământ'), 'Cernând pământ'],
    [custom(null), null],
    [custom('  '), null],
    [custom('a\u202eb\u0000c\nd'), 'abc d'],
    [custom('x'.repeat(300)), 'x'.repeat(128)],
    [custom(`${'x'.repeat(127)}🌿`), 'x'.repeat(127)],
  ] as const) {
    test(`formats an activity: ${String(text).slice(0, 20)}`, ({ assert }) => {
      assert.deepEqual(parsePresence({ status: 'online', activities: [activity] }), {
        status: 'online',
        activity: text,
      })
    })
  }

  test('uses the first activity with visible text', ({ assert }) => {
    const activities = [custom(null), custom('Second'), custom('Third')]
    assert.equal(parsePresence({ status: 'idle', activities }).activity, 'Second')
  })

  test('offline accounts have no activity, and an unknown status is offline', ({ assert }) => {
    for (const status of ['offline', 'invisible', 'DND', undefined, null, 7]) {
      assert.deepEqual(parsePresence({ status, activities: [custom('Busy')] }), {
        status: 'offline',
        activity: null,
      })
    }
  })

  test('malformed payloads give a presence that can be stored', ({ assert }) => {
    assertProperty(
      property(anything(), array(oneof(anything(), string().map(custom))), (status, activities) => {
        for (const presence of [
          parsePresence({ status, activities }),
          parsePresence({ status: 'online', activities }),
        ]) {
          assert.include(PRESENCE_STATUSES, presence.status)
          assert.isTrue(presence.activity === null || presence.activity.length <= 128)
          assert.notInclude(presence.activity ?? '', '\u0000')
          assert.notEqual(presence.activity, '')
        }
      })
    )
  })
})
