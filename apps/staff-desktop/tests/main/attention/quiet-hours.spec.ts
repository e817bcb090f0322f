import { DAY_MS, MINUTE_MS } from '@botanica/api-client/contract'
import { assert, integer, property } from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isInQuietHours, refreshTimeZone } from '../../../src/main/attention/quiet-hours.ts'

const { TZ } = process.env
afterEach(() => {
  if (TZ === undefined) delete process.env.TZ
  else process.env.TZ = TZ
})
beforeEach(() => void (process.env.TZ = 'Europe/Bucharest'))

const DAY_MINUTES = DAY_MS / MINUTE_MS
const time = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
const at = (minutes: number) => new Date(2026, 10, 22, 0, minutes)
const minute = () => integer({ min: 0, max: DAY_MINUTES - 1 })

test.each([
  ['21:59', false],
  ['22:00', true],
  ['00:00', true],
  ['06:59', true],
  ['07:00', false],
  ['12:00', false],
])('from 22:00 to 07:00, %s is quiet: %s', (now, quiet) => {
  const hours = { on: true, from: '22:00', to: '07:00' }
  expect(isInQuietHours(hours, new Date(`2026-11-22T${now}:00`))).toBe(quiet)
  expect(isInQuietHours({ ...hours, on: false }, new Date(`2026-11-22T${now}:00`))).toBe(false)
})

test('every minute is in a range or in its complement', () => {
  assert(
    property(minute(), minute(), minute(), (from, to, now) => {
      const quiet = isInQuietHours({ on: true, from: time(from), to: time(to) }, at(now))
      const isBetween = from <= to ? from <= now && now < to : now >= from || now < to
      expect(quiet).toBe(isBetween)
      const otherwise = isInQuietHours({ on: true, from: time(to), to: time(from) }, at(now))
      expect(otherwise).toBe(from !== to && !quiet)
    })
  )
})

test('uses local time, even after a change of the time zone', () => {
  const hours = { on: true, from: '22:00', to: '07:00' }
  const noonInBucharest = new Date('2026-11-22T10:00:00Z')
  expect(isInQuietHours(hours, noonInBucharest)).toBe(false)
  process.env.TZ = 'America/Los_Angeles'
  expect(isInQuietHours(hours, noonInBucharest)).toBe(true)
})

test('reads the system’s time zone unless the process has its own', () => {
  const changed: string[] = []
  const environment = (zone?: string) =>
    new Proxy<NodeJS.ProcessEnv>(zone === undefined ? {} : { TZ: zone }, {
      deleteProperty: (_target, name) => changed.push(String(name)) > 0,
    })
  refreshTimeZone(environment('Asia/Tokyo'))
  expect(changed).toEqual([])
  refreshTimeZone(environment())
  expect(changed).toEqual(['TZ'])
})
