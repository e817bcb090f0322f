import { describe, expect, it } from 'vitest'
import { detailsOf, spelled, toneOf } from '../../src/staff/logs/log-words.ts'

describe('a deed of the audit log', () => {
  it.each([
    ['approve_bot', 'leaf'],
    ['reject_bot', 'bloom'],
    ['ban_user', 'bloom'],
    ['edit_user', 'sun'],
    ['update_role', 'sun'],
    ['delete_bot', 'danger'],
    ['unban_user', 'plain'],
    ['submit_bot', 'plain'],
  ])('%s is coloured by its keyword', (action, tone) => {
    expect(toneOf(action)).toBe(tone)
  })

  it('tells of what, why, and what has become what', () => {
    const details = { targetName: 'Fern', reason: 'Spam.', oldValue: 'user', newValue: 'reviewer' }
    expect(detailsOf(JSON.stringify({ ...details, certified: true }))).toEqual({
      targetName: 'Fern',
      reason: 'Spam.',
      changes: [{ field: null, before: 'user', after: 'reviewer' }],
      rest: [{ key: 'certified', value: 'true' }],
    })
  })

  it('tells of several fields one by one', () => {
    const json = JSON.stringify({
      oldValue: { bio: '' },
      newValue: { bio: 'Hi', tags: ['a', 'b'] },
    })
    expect(detailsOf(json).changes).toEqual([
      { field: 'bio', before: '-', after: 'Hi' },
      { field: 'tags', before: '-', after: 'a, b' },
    ])
  })

  it('shows what is no JSON as it is', () => {
    expect(detailsOf('gone wrong').rest).toEqual([{ key: '', value: 'gone wrong' }])
  })

  it('is spelled as people read', () => {
    expect([spelled('approve_bot'), spelled('banExpiresAt')]).toEqual([
      'approve bot',
      'ban expires at',
    ])
  })
})
