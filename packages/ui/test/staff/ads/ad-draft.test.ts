import { AD_LIMITS } from '@botanica/api-client/contract'
import { describe, expect, it } from 'vitest'
import {
  validateAdDraft,
  toRequestBody,
  toDraft,
  toLocalDateTime,
} from '../../../src/staff/ads/ad-draft.ts'

const SOUND = { ...toDraft(null), title: 'Seeds', content: '<b>Seeds</b>' }
const NONE = { title: null, content: null, priority: null, endDate: null }

describe('an ad draft', () => {
  it('starts blank, visible and with no priority', () => {
    expect(toDraft(null)).toMatchObject({ isActive: true, priority: '0', startDate: '' })
    expect(validateAdDraft(SOUND)).toEqual(NONE)
    expect(toRequestBody(SOUND)).toMatchObject({ priority: 0, startDate: null, endDate: null })
  })

  it('needs a title and a content that are not too long', () => {
    expect(validateAdDraft({ ...SOUND, title: ' ', content: '' })).toEqual({
      ...NONE,
      title: 'required',
      content: 'required',
    })
    const title = 'a'.repeat(AD_LIMITS.title.max + 1)
    expect(validateAdDraft({ ...SOUND, title }).title).toBe('tooLong')
  })

  it.each(['', '1.5', 'ten', String(AD_LIMITS.priority.max + 1), '-1001'])(
    'has no priority "%s"',
    (priority) => {
      expect(validateAdDraft({ ...SOUND, priority }).priority).toBe('invalid')
    }
  )

  it('ends later than it begins', () => {
    const startDate = '2026-02-01T10:00'
    expect(validateAdDraft({ ...SOUND, startDate, endDate: startDate }).endDate).toBe('order')
    expect(validateAdDraft({ ...SOUND, startDate, endDate: '2026-02-01T10:01' }).endDate).toBeNull()
    expect(validateAdDraft({ ...SOUND, endDate: '2020-01-01T00:00' }).endDate).toBeNull()
  })

  it('keeps a time through its field in every time zone', () => {
    for (const moment of ['2026-07-01T12:30:00.000Z', '2026-12-31T23:59:00.000Z']) {
      const startDate = toLocalDateTime(moment)
      expect(toRequestBody({ ...SOUND, startDate }).startDate).toBe(moment)
    }
  })
})
