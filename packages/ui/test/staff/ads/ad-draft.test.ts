import { AD_LIMITS } from '@botanica/api-client/contract'
import { describe, expect, it } from 'vitest'
import { adDefectsOf, bodyOf, draftOf, localMoment } from '../../../src/staff/ads/ad-draft.ts'

const SOUND = { ...draftOf(null), title: 'Seeds', content: '<b>Seeds</b>' }
const NONE = { title: null, content: null, priority: null, endDate: null }

describe('an ad that is being written', () => {
  it('begins blank, shown, and of no importance', () => {
    expect(draftOf(null)).toMatchObject({ isActive: true, priority: '0', startDate: '' })
    expect(adDefectsOf(SOUND)).toEqual(NONE)
    expect(bodyOf(SOUND)).toMatchObject({ priority: 0, startDate: null, endDate: null })
  })

  it('needs a title and a content that are not too long', () => {
    expect(adDefectsOf({ ...SOUND, title: ' ', content: '' })).toEqual({
      ...NONE,
      title: 'required',
      content: 'required',
    })
    const title = 'a'.repeat(AD_LIMITS.title.max + 1)
    expect(adDefectsOf({ ...SOUND, title }).title).toBe('tooLong')
  })

  it.each(['', '1.5', 'ten', String(AD_LIMITS.priority.max + 1), '-1001'])(
    'has no priority "%s"',
    (priority) => {
      expect(adDefectsOf({ ...SOUND, priority }).priority).toBe('invalid')
    }
  )

  it('ends later than it begins', () => {
    const startDate = '2026-02-01T10:00'
    expect(adDefectsOf({ ...SOUND, startDate, endDate: startDate }).endDate).toBe('order')
    expect(adDefectsOf({ ...SOUND, startDate, endDate: '2026-02-01T10:01' }).endDate).toBeNull()
    expect(adDefectsOf({ ...SOUND, endDate: '2020-01-01T00:00' }).endDate).toBeNull()
  })

  it('keeps a moment through its field, in whatever time zone', () => {
    for (const moment of ['2026-07-01T12:30:00.000Z', '2026-12-31T23:59:00.000Z']) {
      const startDate = localMoment(moment)
      expect(bodyOf({ ...SOUND, startDate }).startDate).toBe(moment)
    }
  })
})
