import { MINUTE_MS, SECOND_MS, STAFF_REFRESH_MS } from '@botanica/api-client/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchQueues } from '../../../src/main/attention/watch.ts'
import { SIGNED_IN, SIGNED_OUT, createStaffServer } from './support/staff-server.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

function start(prepare: (world: ReturnType<typeof createStaffServer>) => void = () => {}) {
  const world = createStaffServer()
  prepare(world)
  const news: string[] = []
  const gone: unknown[] = []
  const watch = watchQueues({
    ...world,
    random: () => 0.5,
    onNews({ kind, items, wasAway }) {
      const names = items.map(({ name }) => name).join(', ')
      news.push(`${kind}: ${names}${wasAway ? ' (away)' : ''}`)
    },
    onGone: (kind, ids) => gone.push([kind, ids]),
  })
  return { world, news, gone, watch }
}

/** Starts watching, and waits for the baseline. */
async function running(prepare?: (world: ReturnType<typeof createStaffServer>) => void) {
  const all = start(prepare)
  await pass(SECOND_MS)
  all.world.open()
  await pass(2 * SECOND_MS)
  all.world.asked.length = 0
  return all
}

describe('Reported items', () => {
  test('exclude what waited before the start', async () => {
    const { news, watch } = await running((world) => {
      world.submit('Before')
      world.apply('Certified before')
    })
    expect(news).toEqual([])
    expect(watch.current).toEqual({
      pendingBots: 1,
      certificationRequests: 1,
      supportRequests: 0,
      appeals: 0,
      reports: 0,
      botChanges: 0,
    })
  })

  test('include a new bot by name within two seconds', async () => {
    const { world, news, watch } = await running()
    world.submit('Fern')
    await pass(2 * SECOND_MS)
    expect(news).toEqual(['pendingBots: Fern'])
    expect(watch.current?.pendingBots).toBe(1)
  })

  test('are reported once, however many live events arrive', async () => {
    const { world, news } = await running()
    world.submit('Fern')
    await pass(2 * SECOND_MS)
    for (let time = 0; time < 5; time++) {
      world.tell('staff_bots')
      await pass(SECOND_MS)
    }
    world.open()
    await pass(5 * SECOND_MS)
    expect(news).toEqual(['pendingBots: Fern'])
  })

  test('include an application for certification', async () => {
    const { world, news } = await running()
    world.apply('Moss')
    await pass(2 * SECOND_MS)
    expect(news).toEqual(['certificationRequests: Moss'])
  })

  test('include a support request by its sender', async () => {
    const { world, news, watch } = await running()
    world.request('Vlad Visitor')
    await pass(2 * SECOND_MS)
    expect(news).toEqual(['supportRequests: Vlad Visitor'])
    expect(watch.current?.supportRequests).toBe(1)
  })

  test('include an appeal by its sender, but none that the user may not decide', async () => {
    const { world, news, watch } = await running()
    world.appeal('Vlad Visitor')
    world.appeal('Against my decision', { isOwn: true })
    await pass(2 * SECOND_MS)
    expect(news).toEqual(['appeals: Vlad Visitor'])
    expect(watch.current?.appeals).toBe(2)
  })

  test('include a report by the name of what was reported', async () => {
    const { world, news, watch } = await running()
    world.report('Fern')
    await pass(2 * SECOND_MS)
    expect(news).toEqual(['reports: Fern'])
    expect(watch.current?.reports).toBe(1)
  })

  test('include a rejected bot that is submitted again', async () => {
    const { world, news, gone } = await running()
    const id = world.submit('Fern')
    await pass(2 * SECOND_MS)
    const [fern] = world.queues.bots
    world.decide(id)
    await pass(2 * SECOND_MS)
    expect(gone).toEqual([['pendingBots', [id]]])
    // Longer than the decision can be undone.
    await pass(2 * MINUTE_MS)
    world.queues.bots.push(fern!)
    world.tell('staff_bots')
    await pass(2 * SECOND_MS)
    expect(news).toEqual(['pendingBots: Fern', 'pendingBots: Fern'])
  })

  test('exclude the user’s own bots, which are counted', async () => {
    const { world, news, watch } = await running()
    world.submit('Mine', { isOwn: true })
    world.apply('Mine too', { isOwn: true })
    await pass(2 * SECOND_MS)
    expect(news).toEqual([])
    expect(watch.current).toEqual({
      pendingBots: 1,
      certificationRequests: 1,
      supportRequests: 0,
      appeals: 0,
      reports: 0,
      botChanges: 0,
    })
  })

  test('exclude queues that the roles do not include, which are neither subscribed nor read', async () => {
    const { world, news, watch } = await running(({ state }) => {
      state.mayReview = false
      state.mayAnswer = false
      state.mayReport = false
    })
    world.apply('Moss')
    await pass(MINUTE_MS)
    expect(world.topics).toEqual(['staff:bots', 'staff:appeals'])
    expect(world.asked).not.toContain('applications')
    expect(news).toEqual([])
    expect(watch.current).toEqual({ pendingBots: 0, appeals: 0, botChanges: 0 })
  })

  test('are batched when several arrive before the queue is read', async () => {
    const { world, news } = await running()
    for (const name of ['Fern', 'Ivy', 'Reed']) world.submit(name)
    await pass(2 * SECOND_MS)
    expect(news).toEqual(['pendingBots: Reed, Ivy, Fern'])
  })
})

describe('The rate of requests', () => {
  test('is zero while the live stream is up and quiet', async () => {
    const { world } = await running()
    await pass(10 * MINUTE_MS)
    expect(world.asked).toEqual([])
  })

  test('is at most one a second for each queue during a burst of live events', async () => {
    const { world } = await running()
    for (let time = 0; time < 100; time++) {
      world.tell('staff_bots')
      await pass(100)
    }
    for (const queue of ['bots', 'changes']) {
      const requests = world.asked.filter((route) => route === queue)
      expect(requests.length).toBeGreaterThan(5)
      expect(requests.length).toBeLessThanOrEqual(11)
    }
  })

  test('follows the polling intervals while the live stream is down', async () => {
    const { world, news } = await running()
    world.down()
    await pass(MINUTE_MS)
    const times = (route: string) => world.asked.filter((one) => one === route).length
    expect(times('bots')).toBe(MINUTE_MS / STAFF_REFRESH_MS.pendingBots)
    expect(times('applications')).toBe(MINUTE_MS / STAFF_REFRESH_MS.applications)
    world.submit('Fern')
    await pass(STAFF_REFRESH_MS.pendingBots)
    expect(news).toEqual(['pendingBots: Fern'])
  })

  test('backs off while the server does not respond', async () => {
    const { world } = await running()
    world.state.isUp = false
    world.down()
    await pass(10 * MINUTE_MS)
    expect(world.asked.filter((route) => route === 'bots').length).toBeLessThan(16)
  })
})

describe('After an absence', () => {
  test('a restart of the server reports nothing', async () => {
    const { world, news } = await running((given) => void given.submit('Before'))
    world.state.isUp = false
    world.down()
    await pass(20 * SECOND_MS)
    world.state.isUp = true
    world.open()
    await pass(10 * SECOND_MS)
    expect(news).toEqual([])
  })

  test('items that came while the server was unreachable are reported together as missed', async () => {
    const { world, news } = await running()
    world.state.isUp = false
    world.down()
    await pass(10 * MINUTE_MS)
    for (const name of ['Fern', 'Ivy', 'Reed']) world.submit(name)
    world.state.isUp = true
    world.open()
    await pass(10 * SECOND_MS)
    expect(news).toEqual(['pendingBots: Reed, Ivy, Fern (away)'])
    world.submit('Moss')
    await pass(2 * SECOND_MS)
    expect(news.slice(1)).toEqual(['pendingBots: Moss'])
  })

  test('no request is sent while the machine sleeps', async () => {
    const { world, news } = await running()
    world.power.set('resting')
    world.down()
    world.submit('Fern')
    world.submit('Ivy')
    await pass(30 * MINUTE_MS)
    expect(world.asked).toEqual([])
    world.power.set('awake')
    world.open()
    await pass(10 * SECOND_MS)
    expect(news).toEqual(['pendingBots: Ivy, Fern (away)'])
  })

  test('watching starts only once the machine is awake', async () => {
    const { world, watch } = start((given) => given.power.set('resting'))
    await pass(MINUTE_MS)
    expect(world.asked).toEqual([])
    world.power.set('awake')
    await pass(2 * SECOND_MS)
    expect(watch.current).toEqual({
      pendingBots: 0,
      certificationRequests: 0,
      supportRequests: 0,
      appeals: 0,
      reports: 0,
      botChanges: 0,
    })
  })

  test('a short interruption does not count', async () => {
    const { world, news } = await running()
    world.power.set('resting')
    await pass(20 * SECOND_MS)
    world.submit('Fern')
    world.power.set('awake')
    await pass(2 * SECOND_MS)
    expect(news).toEqual(['pendingBots: Fern'])
  })
})

describe('The session', () => {
  test('sends no requests and shows no counts while nobody is signed in', async () => {
    const { world, watch, gone } = await running()
    world.session.set(SIGNED_OUT)
    world.asked.length = 0
    await pass(MINUTE_MS)
    expect(world.asked).toEqual([])
    expect(world.isFollowed).toBe(false)
    expect(watch.current).toBeNull()
    expect(gone).toEqual([
      ['pendingBots', 'all'],
      ['certificationRequests', 'all'],
      ['supportRequests', 'all'],
      ['appeals', 'all'],
      ['reports', 'all'],
      ['botChanges', 'all'],
    ])
  })

  test('starts with a new baseline after the next sign-in', async () => {
    const { world, news, watch } = await running()
    world.session.set(SIGNED_OUT)
    world.submit('Fern')
    world.session.set({ ...SIGNED_IN, userId: '2' } as never)
    await pass(2 * SECOND_MS)
    expect(news).toEqual([])
    expect(watch.current?.pendingBots).toBe(1)
  })

  test('ignores a response that arrives after its end', async () => {
    const { world, news, watch } = await running()
    world.submit('Fern')
    vi.advanceTimersByTime(SECOND_MS)
    world.session.set(SIGNED_OUT)
    await pass(2 * SECOND_MS)
    expect(news).toEqual([])
    expect(watch.current).toBeNull()
  })

  test('waits for a server that is unreachable at first', async () => {
    const { world, watch } = start((given) => (given.state.isUp = false))
    await pass(MINUTE_MS)
    expect(watch.current).toBeNull()
    world.state.isUp = true
    await pass(MINUTE_MS)
    expect(watch.current).toEqual({
      pendingBots: 0,
      certificationRequests: 0,
      supportRequests: 0,
      appeals: 0,
      reports: 0,
      botChanges: 0,
    })
  })

  test('leaves no timer once watching is stopped', async () => {
    const { world, watch } = await running()
    world.down()
    watch.stop()
    expect(vi.getTimerCount()).toBe(0)
    expect(world.isFollowed).toBe(false)
  })
})
