import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS } from '@botanica/api-client/contract'
import { DRAFT_DAYS, readDraft, saveDraft } from '@botanica/ui/drafts'
import { fakeStorage } from '../support/fake-storage.ts'

const VLAD = '1'
const NINA = '2'
const DRAFT = 'review-of-9'
const REVIEW = { draft: DRAFT, what: 'review', about: 'Ladder', path: '/bot/9' } as const
const NOW = Date.parse('2026-11-23T10:00:00.000Z')
const STORED = 'unsent'

const persist = vi.fn<() => Promise<boolean>>(async () => true)
let document: { cookie: string }

/** Loads the modules again, as a new page does. */
async function openPage() {
  vi.resetModules()
  const queue = await import('../../src/lib/form-queue.ts')
  const { clearMemberData } = await import('../../src/lib/clear-member-data.ts')
  const { storeDeviceMember } = await import('../../src/lib/device-member.ts')
  const getFormsOf = (member: string) => queue.getQueuedForms().filter(({ by }) => by === member)
  return {
    ...queue,
    forgetMember: clearMemberData,
    rememberMember: storeDeviceMember,
    of: getFormsOf,
  }
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  document = { cookie: '' }
  persist.mockClear()
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
  vi.stubGlobal('document', document)
  vi.stubGlobal('navigator', { storage: { persist } })
})

describe('Queued form', () => {
  test('belongs to its author until it is sent, even if others queue the same form', async () => {
    const { queueForm, removeQueuedForm, of: getFormsOf } = await openPage()
    saveDraft(DRAFT, VLAD, 'Of Vlad')
    expect(queueForm({ ...REVIEW, by: VLAD })).toBe(true)
    saveDraft(DRAFT, NINA, 'Of Nina')
    expect(queueForm({ ...REVIEW, by: NINA })).toBe(true)
    expect(queueForm({ ...REVIEW, by: NINA })).toBe(false)
    expect(getFormsOf(VLAD)).toMatchObject([
      { draft: DRAFT, kept: expect.stringContaining('Of Vlad') },
    ])

    removeQueuedForm({ by: NINA, draft: DRAFT })
    expect([getFormsOf(VLAD).length, getFormsOf(NINA).length]).toEqual([1, 0])
    expect((await openPage()).of(VLAD)).toHaveLength(1)
  })

  test('requests persistent storage when it is queued', async () => {
    const { queueForm } = await openPage()
    saveDraft(DRAFT, VLAD, 'Of Vlad')
    expect(persist).not.toHaveBeenCalled()
    queueForm({ ...REVIEW, by: VLAD })
    expect(persist).toHaveBeenCalledOnce()
    vi.stubGlobal('navigator', {})
    expect(() => queueForm({ ...REVIEW, by: VLAD })).not.toThrow()
  })

  test('disappears when another tab has sent it', async () => {
    const { queueForm, of: getFormsOf } = await openPage()
    queueForm({ ...REVIEW, by: VLAD })
    expect(getFormsOf(VLAD)).toHaveLength(1)
    localStorage.removeItem(STORED)
    expect(getFormsOf(VLAD)).toEqual([])
  })

  test('of an older version belongs to the author of its draft, or is dropped', async () => {
    const createOldForm = (draft: string, by: string | null) => ({
      ...REVIEW,
      draft,
      kept: JSON.stringify({ draft: 'Old', by }),
    })
    localStorage.setItem(
      STORED,
      JSON.stringify([
        createOldForm('a', VLAD),
        createOldForm('b', null),
        { ...REVIEW, kept: null },
      ])
    )
    const { getQueuedForms, removeExpiredForms, of: getFormsOf } = await openPage()
    expect(getFormsOf(VLAD)).toMatchObject([{ draft: 'a', by: VLAD }])
    expect(getQueuedForms()).toHaveLength(1)
    removeExpiredForms()
    expect(JSON.parse(localStorage.getItem(STORED)!)).toMatchObject([
      { draft: 'a', by: VLAD, at: NOW },
    ])
  })

  test('expires together with drafts', async () => {
    const { queueForm } = await openPage()
    queueForm({ ...REVIEW, by: VLAD })
    vi.setSystemTime(NOW + DRAFT_DAYS * DAY_MS + 1)
    const { of: getFormsOf, removeExpiredForms } = await openPage()
    expect(getFormsOf(VLAD)).toEqual([])
    removeExpiredForms()
    expect(localStorage.getItem(STORED)).toBeNull()
  })
})

const isStored = (text: string) =>
  JSON.stringify([{ ...localStorage }, { ...sessionStorage }]).includes(text)

describe('Signing out', () => {
  test('deletes the queued forms of the member only', async () => {
    document.cookie = 'signed_in=1; session_mark=s1'
    const first = await openPage()
    saveDraft(DRAFT, VLAD, 'Of Vlad')
    first.queueForm({ ...REVIEW, by: VLAD })

    document.cookie = 'signed_in=1; session_mark=s2'
    const second = await openPage()
    second.rememberMember(NINA)
    saveDraft('profile', NINA, 'Of Nina')
    second.queueForm({ ...REVIEW, draft: 'profile', by: NINA })
    await second.forgetMember()
    expect(isStored('Of Nina')).toBe(false)
    expect(localStorage.getItem('device-member')).toBeNull()
    expect(second.of(VLAD)).toHaveLength(1)
    expect(readDraft(DRAFT, VLAD)).toBe('Of Vlad')
  })

  test('on an offline page deletes the queued forms of the last known member', async () => {
    document.cookie = 'signed_in=1; session_mark=s1'
    const before = await openPage()
    before.rememberMember(VLAD)
    saveDraft(DRAFT, VLAD, 'Of Vlad')
    before.queueForm({ ...REVIEW, by: VLAD })
    const after = await openPage()
    await after.forgetMember()
    expect(isStored('Of Vlad')).toBe(false)
  })

  test('of a session unknown to the device deletes no queued forms', async () => {
    document.cookie = 'signed_in=1; session_mark=s1'
    const before = await openPage()
    before.rememberMember(VLAD)
    before.queueForm({ ...REVIEW, by: VLAD })
    document.cookie = 'signed_in=1; session_mark=s2'
    const after = await openPage()
    await after.forgetMember()
    expect(after.of(VLAD)).toHaveLength(1)
  })
})
