import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  DRAFT_DAYS,
  deleteDraft,
  deleteMemberDrafts,
  deleteExpiredDrafts,
  readDraft,
  saveDraft,
} from '../src/drafts.ts'
import { DAY_MS } from '@botanica/api-client/contract'

const NAME = 'review-of-1'
const ANA = '1'
const BOB = '2'
const NOW = Date.parse('2026-11-23T10:00:00.000Z')

/** Session storage belongs to one tab. The tests switch between tabs. */
const tabs = new Map<string, Record<string, string>>()
let open = 'first'

function goTo(tab: string) {
  tabs.set(open, { ...sessionStorage })
  sessionStorage.clear()
  for (const [key, text] of Object.entries(tabs.get(tab) ?? {})) sessionStorage.setItem(key, text)
  open = tab
}

const everything = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  localStorage.clear()
  sessionStorage.clear()
  tabs.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a draft', () => {
  test('is restored after its tab was closed, but only for its author', () => {
    saveDraft(NAME, ANA, 'Of Ana')
    goTo('second')
    expect(readDraft(NAME, null)).toBeNull()
    expect(readDraft(NAME, BOB)).toBeNull()
    expect(readDraft('review-of-2', ANA)).toBeNull()
    expect(readDraft(NAME, ANA)).toBe('Of Ana')
  })

  test('is deleted in every tab once it was sent', () => {
    saveDraft(NAME, ANA, 'Of Ana')
    goTo('second')
    saveDraft(NAME, ANA, 'Of Ana, and more')
    deleteDraft(NAME, ANA)
    expect(everything()).not.toContain('Of Ana')
  })

  test('does not overwrite what somebody else has written in the same tab', () => {
    saveDraft(NAME, ANA, 'Of Ana')
    saveDraft(NAME, BOB, 'Of Bob')
    expect(readDraft(NAME, ANA)).toBe('Of Ana')
    expect(readDraft(NAME, BOB)).toBe('Of Bob')
    deleteDraft(NAME, BOB)
    expect(readDraft(NAME, BOB)).toBeNull()
    expect(readDraft(NAME, ANA)).toBe('Of Ana')
  })

  test('does not overwrite what another tab writes at the same time', () => {
    saveDraft(NAME, ANA, 'Begun')
    goTo('second')
    expect(readDraft(NAME, ANA)).toBe('Begun')
    saveDraft(NAME, ANA, 'Of the second tab')
    goTo('first')
    vi.advanceTimersByTime(1)
    saveDraft(NAME, ANA, 'Of the first tab')

    goTo('third')
    expect(readDraft(NAME, ANA)).toBe('Of the first tab')
    deleteDraft(NAME, ANA)
    expect(readDraft(NAME, ANA)).toBe('Of the second tab')
    goTo('first')
    expect(readDraft(NAME, ANA)).toBe('Of the first tab')
  })

  test('of a visitor belongs to the member who signs in in that tab, and to nobody who signs in elsewhere', () => {
    saveDraft(NAME, null, 'Of a visitor')
    goTo('second')
    expect(readDraft(NAME, BOB)).toBeNull()
    goTo('first')
    expect(readDraft(NAME, ANA)).toBe('Of a visitor')
    expect(readDraft(NAME, null)).toBeNull()
    goTo('third')
    expect(readDraft(NAME, ANA)).toBe('Of a visitor')
    expect(readDraft(NAME, null)).toBeNull()
  })

  test('expires', () => {
    saveDraft(NAME, ANA, 'Of Ana')
    goTo('second')
    vi.setSystemTime(NOW + DRAFT_DAYS * DAY_MS)
    deleteExpiredDrafts()
    expect(localStorage).toHaveLength(1)
    vi.setSystemTime(NOW + DRAFT_DAYS * DAY_MS + 1)
    expect(readDraft(NAME, ANA)).toBeNull()
    deleteExpiredDrafts()
    expect(localStorage).toHaveLength(0)
  })

  test('of a member who signs out is deleted with what visitors have typed, but not that of another member', () => {
    saveDraft(NAME, ANA, 'Of Ana')
    saveDraft('profile', BOB, 'Of Bob')
    saveDraft('certification', null, 'Of a visitor')
    localStorage.setItem('draft:broken:1', '{')
    localStorage.setItem('language', 'ro')
    deleteMemberDrafts(BOB)
    expect(everything()).not.toMatch(/Of Bob|Of a visitor|broken/)
    expect(localStorage.getItem('language')).toBe('ro')
    expect(readDraft(NAME, ANA)).toBe('Of Ana')
    deleteMemberDrafts(null)
    expect(readDraft(NAME, ANA)).toBe('Of Ana')
  })

  test('of a version that stored it only in the tab is loaded, and stored in local storage from then on', () => {
    sessionStorage.setItem(`draft:${NAME}`, JSON.stringify({ draft: 'Of Ana', by: ANA }))
    saveDraft(NAME, BOB, 'Of Bob')
    goTo('second')
    expect(readDraft(NAME, ANA)).toBe('Of Ana')
    sessionStorage.setItem('draft:profile', JSON.stringify({ draft: 'Old', by: ANA }))
    expect(readDraft('profile', ANA)).toBe('Old')
    goTo('third')
    expect(readDraft('profile', ANA)).toBe('Old')
  })

  test('is stored in its tab if local storage is full', () => {
    const { setItem } = Storage.prototype
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      if (this === localStorage) throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, text)
    })
    saveDraft(NAME, ANA, 'Of Ana')
    expect(readDraft(NAME, ANA)).toBe('Of Ana')
    expect(readDraft(NAME, BOB)).toBeNull()
  })
})
