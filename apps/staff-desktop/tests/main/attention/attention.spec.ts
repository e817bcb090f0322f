import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startAttention } from '../../../src/main/attention/index.ts'
import { createDesktop } from './support/desktop.ts'
import { SIGNED_OUT, createStaffServer } from './support/staff-server.ts'
import { SECOND_MS } from '@botanica/api-client/contract'

let folder: string
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00') })
  folder = mkdtempSync(join(tmpdir(), 'attention-'))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

async function start({ hasTray = true } = {}) {
  const desk = createDesktop(folder)
  const world = createStaffServer()
  const errors: unknown[] = []
  const attention = startAttention({
    ...desk,
    ...world,
    session: world.session as never,
    settings: desk.settings as never,
    platform: 'linux',
    env: {},
    assets: '/assets',
    fetch: () => Promise.reject(new Error('no network')),
    imageHost: () => 'https://images.example',
    hasTrayHost: async () => hasTray,
    onError: (error) => errors.push(error),
    random: () => 0.5,
  })
  await pass(SECOND_MS)
  world.open()
  await pass(2 * SECOND_MS)
  const titles = () => desk.system.shown.map(({ options }) => options.title)
  return { attention, desk, world, errors, titles }
}

test('a new bot is reported, counted and shown until it is decided', async () => {
  const { desk, world, titles, errors } = await start()
  const id = world.submit('Fern')
  await pass(2 * SECOND_MS)
  expect(titles()).toEqual(['Fern is waiting for review'])
  expect(desk.app.badgeCount).toBe(1)
  expect(desk.trays[0]!.toolTip).toContain('1 pending bot')
  desk.system.shown[0]!.emit('click')
  expect(desk.places).toEqual([{ kind: 'bot', id }])
  world.decide(id)
  await pass(2 * SECOND_MS)
  expect(desk.system.shown[0]!.isClosed).toBe(true)
  expect(desk.app.badgeCount).toBe(0)
  expect(errors).toEqual([])
})

test('quiet hours and pauses silence notifications and nothing else', async () => {
  const { desk, world, titles } = await start()
  desk.press('Pause notifications for 1 hour')
  world.submit('Fern')
  await pass(2 * SECOND_MS)
  desk.press('Resume notifications')
  const quietHours = { on: true, from: '11:00', to: '13:00' }
  desk.settings.set({ ...desk.settings.current, quietHours })
  world.submit('Ivy')
  await pass(2 * SECOND_MS)
  expect(titles()).toEqual([])
  expect(desk.app.badgeCount).toBe(2)
})

describe('Closing the window', () => {
  test('leaves the client in the tray, with a notification the first time', async () => {
    const { attention, desk, titles } = await start()
    expect(attention.hasTray).toBe(true)
    expect(attention.hidesOnClose()).toBe(true)
    expect(attention.hidesOnClose()).toBe(true)
    expect(titles()).toEqual(['Botanica is still running'])
    attention.stop()
    const again = await start()
    expect(again.attention.hidesOnClose()).toBe(true)
    expect(again.titles()).toEqual([])
    desk.settings.set({ ...desk.settings.current, closeToTray: false })
    expect(attention.hidesOnClose()).toBe(false)
  })

  test('closes it without a tray and while the client quits', async () => {
    const without = await start({ hasTray: false })
    expect(without.attention.hasTray).toBe(false)
    expect(without.attention.hidesOnClose()).toBe(false)
    const { attention, desk } = await start()
    desk.press('Quit')
    expect(attention.hidesOnClose()).toBe(false)
  })
})

test('a session that the server ends is reported', async () => {
  const { world, titles, desk } = await start()
  world.submit('Fern')
  await pass(2 * SECOND_MS)
  world.session.set(SIGNED_OUT)
  expect(titles()).toEqual(['Fern is waiting for review', 'You have been signed out'])
  expect(desk.system.shown.map(({ isClosed }) => isClosed)).toEqual([true, false])
  expect(desk.trays[0]!.toolTip).toContain("You're not signed in")
})

test('signing out is not reported', async () => {
  const { world, titles } = await start()
  world.session.set({ state: 'signed-out', reason: 'self' })
  expect(titles()).toEqual([])
})

test('stopping removes every timer, listener, badge and icon', async () => {
  const { attention, desk, world } = await start()
  world.submit('Fern')
  await pass(2 * SECOND_MS)
  world.down()
  attention.stop()
  expect(vi.getTimerCount()).toBe(0)
  expect(desk.app.eventNames()).toEqual([])
  expect(desk.app.badgeCount).toBe(0)
  expect(desk.trays[0]!.isDestroyed).toBe(true)
  expect(desk.system.shown.every(({ isClosed }) => isClosed)).toBe(true)
})
