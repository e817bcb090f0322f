import { test } from '@japa/runner'
import { RecentEvents } from '#app/core/live/recent_events'
import { covers, toEventId, parseSnapshot, parseEventId, isVisible } from '#app/core/live/snapshot'
import { MINUTE_MS } from '#app/core/time'

const startedAt = '2026-11-22 07:00:00+00'
const at = (seen: string) => ({ seen, startedAt })
const snapshot = (text: string) => parseSnapshot(text)!
const event = (xid: string) => ({
  id: xid,
  xid,
  topic: 'bot',
  key: '1',
  payload: {},
  createdAt: new Date(0),
})
const xidsOf = (events: { xid: string }[] | undefined) => events?.map(({ xid }) => xid)

test.group('Snapshots', () => {
  test('include ended transactions only', ({ assert }) => {
    const seen = snapshot('10:20:12,15')
    assert.deepEqual(
      [9n, 12n, 14n, 15n, 19n, 20n].map((xid) => isVisible(seen, xid)),
      [true, false, true, false, true, false]
    )
    for (const text of ['', '1', '1:2', '1:2:x', '1:2:3,', ' 1:2:', '1:2:3:4'])
      assert.isUndefined(parseSnapshot(text), text)
  })

  test('cover another if they include all of it', ({ assert }) => {
    assert.isTrue(covers(snapshot('10:20:'), snapshot('10:20:12')))
    assert.isFalse(covers(snapshot('10:20:12'), snapshot('10:20:')))
    assert.isTrue(covers(snapshot('12:30:12,25'), snapshot('10:20:12')))
    assert.isFalse(covers(snapshot('10:19:'), snapshot('10:20:')))
  })

  test('are only comparable within one start of PostgreSQL', ({ assert }) => {
    const mark = toEventId(at('10:20:12'))!
    assert.isDefined(parseEventId(mark, at('99:99:')))
    assert.isUndefined(parseEventId(mark, { seen: '99:99:', startedAt: 'another' }))
    const crowded = Array.from({ length: 500 }, (_, xid) => xid).join(',')
    assert.isUndefined(toEventId(at(`0:500:${crowded}`)))
  })
})

test.group('Recent events', () => {
  test('return events that a snapshot does not include, even older ones', ({ assert }) => {
    const recent = new RecentEvents()
    recent.add([], at('10:10:'))
    recent.add([event('11')], at('10:12:10'))
    recent.add([event('10')], at('12:12:'))
    assert.deepEqual(xidsOf(recent.since(snapshot('10:10:'))), ['11', '10'])
    assert.deepEqual(xidsOf(recent.since(snapshot('10:12:10'))), ['10'])
    assert.deepEqual(xidsOf(recent.since(snapshot('12:12:'))), [])
    assert.isUndefined(recent.since(snapshot('9:9:')))
  })

  test('are unknown once they were dropped', ({ assert }) => {
    const recent = new RecentEvents()
    recent.add([], at('10:10:'), 0)
    recent.add([event('10')], at('11:11:'), 0)
    recent.add([event('11')], at('12:12:'), MINUTE_MS)
    recent.add([], at('13:13:'), 2.5 * MINUTE_MS)
    assert.isUndefined(recent.since(snapshot('10:10:')))
    assert.deepEqual(xidsOf(recent.since(snapshot('11:11:'))), ['11'])
    recent.add([], at('14:14:'), 10 * MINUTE_MS)
    assert.isUndefined(recent.since(snapshot('13:13:')))
    assert.deepEqual(xidsOf(recent.since(snapshot('14:14:'))), [])
    recent.clear()
    assert.isUndefined(recent.since(snapshot('14:14:')))
  })

  test('return the events after a round', ({ assert }) => {
    const recent = new RecentEvents()
    recent.add([], at('10:10:'))
    const { moment } = recent
    recent.add([event('10')], at('11:11:'))
    assert.deepEqual(xidsOf(recent.after(moment)), ['10'])
    assert.deepEqual(xidsOf(recent.after(recent.moment)), [])
  })
})
