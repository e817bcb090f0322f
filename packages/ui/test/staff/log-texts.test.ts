import { describe, expect, it } from 'vitest'
import { parseLogDetails, toReadableName, getTone } from '../../src/staff/logs/log-format.ts'

const write = (moment: Date) => `at ${moment.getTime()}`

describe('an entry of the audit log', () => {
  it.each([
    ['approve_bot', 'leaf'],
    ['reject_bot', 'bloom'],
    ['ban_user', 'bloom'],
    ['edit_user', 'sun'],
    ['update_role', 'sun'],
    ['delete_bot', 'danger'],
    ['unban_user', 'plain'],
    ['submit_bot', 'plain'],
  ])('%s is colored by its keyword', (action, tone) => {
    expect(getTone(action)).toBe(tone)
  })

  it('shows the subject, the reason and the changed values', () => {
    const details = { targetName: 'Fern', reason: 'Spam.', oldValue: 'user', newValue: 'reviewer' }
    expect(parseLogDetails(JSON.stringify({ ...details, certified: true }), write)).toEqual({
      isByJob: false,
      targetName: 'Fern',
      reason: 'Spam.',
      rules: null,
      changes: [{ field: null, before: 'user', after: 'reviewer' }],
      rest: [{ key: 'certified', value: 'true' }],
    })
  })

  it('shows several fields one by one', () => {
    const json = JSON.stringify({
      oldValue: { bio: '' },
      newValue: { bio: 'Hi', tags: ['a', 'b'] },
    })
    expect(parseLogDetails(json, write).changes).toEqual([
      { field: 'bio', before: '-', after: 'Hi' },
      { field: 'tags', before: '-', after: 'a, b' },
    ])
  })

  it('formats timestamps, but not strings that only look like one', () => {
    const json = JSON.stringify({
      expiresAt: '1970-01-01T00:00:01.000Z',
      oldValue: null,
      newValue: '1970-01-01T00:00:02Z',
      title: '1970-01-01T00:00:01.000Z is when it began',
    })
    expect(parseLogDetails(json, write)).toMatchObject({
      rest: [
        { key: 'expiresAt', value: 'at 1000' },
        { key: 'title', value: '1970-01-01T00:00:01.000Z is when it began' },
      ],
      changes: [{ field: null, before: '-', after: 'at 2000' }],
    })
  })

  it('shows the result of a job only once', () => {
    expect(parseLogDetails('{"doneBy":"job","because":"banned"}', write)).toMatchObject({
      isByJob: true,
      rest: [{ key: 'because', value: 'banned' }],
    })
  })

  it('shows invalid JSON unchanged', () => {
    expect(parseLogDetails('gone wrong', write).rest).toEqual([{ key: '', value: 'gone wrong' }])
  })

  it('has a readable name', () => {
    expect([toReadableName('approve_bot'), toReadableName('banExpiresAt')]).toEqual([
      'approve bot',
      'ban expires at',
    ])
  })
})
