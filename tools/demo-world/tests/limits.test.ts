import { describe, expect, test } from 'vitest'
import { CORE_ONLY, createDemoWorld } from '../src/index.ts'
import { world } from './world.ts'

const SHORT = [10, 100] as const
const LONG = [50, 2000] as const
const BIO_MAX = 500
const CERTIFICATION_REASON_MAX = 500
const PLATFORM_NAME_MAX = 32
const ADDRESS_MAX = 512
const ADDITIONAL_OWNERS_MAX = 3
/** The number of bots that a member may own. */
const BOT_LIMIT_FREE = 5
const BOT_COUNT = 600
const CORE_BOT_COUNT = 60

/** Control characters except line break and tab, and all characters that change the text direction. */
const FORBIDDEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/u
const RAW_HTML = /<[a-z/!][^>]*>/i
const MARKDOWN_IMAGE = /!\[[^\]]*\]\(/

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(texts)
}

function expectAddress(address: string | null) {
  if (address === null) return
  expect(address.length).toBeLessThanOrEqual(ADDRESS_MAX)
  const url = new URL(address)
  expect(url.protocol).toBe('https:')
  expect([url.username, url.password]).toEqual(['', ''])
  // Stored in parsed form: equal to what the server would store.
  expect(url.href.replace(/\/$/, '')).toBe(address.replace(/\/$/, ''))
}

describe('texts', () => {
  test('are normalized, trimmed and free of control and direction characters', () => {
    for (const text of texts(world)) {
      expect(text).toBe(text.normalize('NFC'))
      expect(text).toBe(text.trim())
      expect(text.replaceAll('\n', '')).not.toMatch(FORBIDDEN)
    }
  })

  test('Romanian letters have a comma below, not a cedilla', () => {
    for (const text of texts(world)) expect(text).not.toMatch(/[şţŞŢ]/)
  })
})

describe('bots', () => {
  test(`are ${BOT_COUNT}, of which ${CORE_BOT_COUNT} are written by hand`, () => {
    expect(world.bots).toHaveLength(BOT_COUNT)
    expect(createDemoWorld(CORE_ONLY).bots).toEqual(world.bots.slice(0, CORE_BOT_COUNT))
  })

  test.each(world.bots.map((bot) => [bot.name, bot] as const))(
    '%s is within the limits',
    (_, b) => {
      expect(b.name.length).toBeGreaterThan(0)
      expect(b.name.length).toBeLessThanOrEqual(PLATFORM_NAME_MAX)
      expect(b.account.username.length).toBeLessThanOrEqual(PLATFORM_NAME_MAX)
      expect(b.account.discriminator).toMatch(/^(?:0|\d{4})$/)
      expect(b.shortDescription.length).toBeGreaterThanOrEqual(SHORT[0])
      expect(b.shortDescription.length).toBeLessThanOrEqual(SHORT[1])
      expect(b.description.length).toBeGreaterThanOrEqual(LONG[0])
      expect(b.description.length).toBeLessThanOrEqual(LONG[1])
      expect(b.description).not.toMatch(RAW_HTML)
      expect(b.description).not.toMatch(MARKDOWN_IMAGE)
      expect(b.prefix.trim()).not.toBe('')

      const invite = new URL(b.inviteUrl)
      expect(invite.hostname).toBe('discord.com')
      expect(invite.searchParams.get('client_id')).toBe(b.id)
      expect(invite.searchParams.get('permissions')).toMatch(/^[1-9]\d*$/)
      for (const address of [b.inviteUrl, b.supportServer, b.website, b.github]) {
        expectAddress(address)
      }
      for (const address of [b.twitter, b.youtube, b.instagram]) expectAddress(address)

      expect(b.additionalOwners.length).toBeLessThanOrEqual(ADDITIONAL_OWNERS_MAX)
      expect(new Set([b.mainOwner, ...b.additionalOwners]).size).toBe(1 + b.additionalOwners.length)
      expect(b.tags.length).toBeGreaterThan(0)
      expect(new Set(b.tags).size).toBe(b.tags.length)
      expect(b.approvalReason === null).toBe(b.approvalStatus === 'pending')
      expect(b.decided === null).toBe(b.approvalStatus === 'pending')
    }
  )

  test('only approved bots are certified', () => {
    const certified = world.bots.filter((b) => b.certified)
    expect(certified.length).toBeGreaterThan(4)
    expect(new Set(certified.map((b) => b.approvalStatus))).toEqual(new Set(['approved']))
  })

  test('nobody exceeds the free limit', () => {
    const counts = new Map<string, number>()
    for (const b of world.bots) counts.set(b.mainOwner, (counts.get(b.mainOwner) ?? 0) + 1)
    expect(Math.max(...counts.values())).toBe(BOT_LIMIT_FREE)
  })

  test('names, images and counts cover every layout case', () => {
    expect(world.bots.some((b) => [...b.name].length === 1)).toBe(true)
    expect(world.bots.some((b) => b.name.length === PLATFORM_NAME_MAX && !/\s/.test(b.name))).toBe(
      true
    )
    expect(world.bots.some((b) => /\p{Script=Arabic}/u.test(b.name))).toBe(true)
    expect(world.bots.some((b) => /\p{Emoji_Presentation}/u.test(b.name))).toBe(true)
    expect(world.bots.some((b) => /[șțăâî]/i.test(b.name))).toBe(true)
    expect(world.bots.some((b) => b.serverCount.value === 0)).toBe(true)
    expect(world.bots.some((b) => b.serverCount.value > 100_000)).toBe(true)

    for (const kind of ['avatar', 'banner'] as const) {
      expect(world.bots.filter((b) => b.account[kind] === null).length).toBeGreaterThan(3)
      expect(world.bots.some((b) => b.account[kind]?.startsWith('a_'))).toBe(true)
      for (const health of ['missing', 'error', 'truncated']) {
        expect(world.bots.some((b) => b.account.images[kind] === health)).toBe(true)
      }
    }
    for (const status of ['online', 'idle', 'dnd', 'offline']) {
      expect(world.bots.some((b) => b.account.presence.status === status)).toBe(true)
    }
  })

  test("a search finds 'moderare' and 'muzică'", () => {
    const searchable = world.bots
      .filter((b) => b.approvalStatus === 'approved')
      .map((b) => `${b.name} ${b.shortDescription} ${b.description}`.toLowerCase())
    expect(searchable.filter((text) => text.includes('moderare')).length).toBeGreaterThan(0)
    expect(searchable.filter((text) => text.includes('muzică')).length).toBeGreaterThan(0)
  })
})

describe('people', () => {
  test('profiles are within the limits', () => {
    for (const { member, account } of world.people) {
      expect(account.username.length).toBeLessThanOrEqual(PLATFORM_NAME_MAX)
      expect(account.username).toMatch(/^[a-z0-9_.]+$/)
      expect((member?.bio ?? '').length).toBeLessThanOrEqual(BIO_MAX)
      for (const handle of [member?.twitter, member?.github, member?.youtube]) {
        expect(handle ?? 'none').toMatch(/^@?[a-z0-9_.-]+$/i)
      }
      const website = member?.website
      if (website) expectAddress(/^https?:/.test(website) ? website : `https://${website}`)
    }
  })

  test('some have animated images, some none, some a legacy discriminator', () => {
    const accounts = world.people.map((p) => p.account)
    expect(accounts.some((a) => a.avatar?.startsWith('a_'))).toBe(true)
    expect(accounts.some((a) => a.avatar === null)).toBe(true)
    expect(accounts.some((a) => a.banner !== null)).toBe(true)
    expect(accounts.some((a) => a.discriminator !== '0')).toBe(true)
    expect(accounts.some((a) => a.globalName === null)).toBe(true)
  })

  test('reasons of applications are within the limit', () => {
    for (const { reason } of world.certificationApplications) {
      expect(reason.length).toBeGreaterThan(0)
      expect(reason.length).toBeLessThanOrEqual(CERTIFICATION_REASON_MAX)
    }
  })
})
