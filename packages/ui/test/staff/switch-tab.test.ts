import { describe, expect, it } from 'vitest'
import { switchTab, type LeftTabs } from '../../src/staff/frame/switch-tab.ts'

function setUp(query: string) {
  const place = new URLSearchParams(query)
  const left: LeftTabs = new Map()
  let from = place.get('tab') ?? 'pending'
  return (to: string) => {
    switchTab(place, { from, to, first: 'pending', left })
    from = to
    return place.toString()
  }
}

describe('switching tabs', () => {
  it('takes no filters to another list, and finds them again', () => {
    const go = setUp('search=music&sort=newest&bot=7')
    expect(go('logs')).toBe('tab=logs')
    expect(go('pending')).toBe('search=music&sort=newest&bot=7')
    expect(go('logs')).toBe('tab=logs')
  })

  it('keeps what was chosen last', () => {
    const go = setUp('tab=bots&status=rejected')
    expect(go('pending')).toBe('')
    expect(go('bots')).toBe('status=rejected&tab=bots')
  })
})
