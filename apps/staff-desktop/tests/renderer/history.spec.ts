import { describe, expect, it } from 'vitest'
import { createHistory } from '../../src/renderer/navigation/history.ts'
import { getPagePath } from '../../src/renderer/navigation/pages.ts'

describe('The navigation history', () => {
  it('goes back and forward', () => {
    const history = createHistory('/admin')
    history.to('/admin?tab=bots')
    history.to('/settings')
    history.go(-1)
    expect(history.current()).toEqual({ path: '/admin', query: 'tab=bots' })
    history.go(-1)
    expect(history.current()).toEqual({ path: '/admin', query: '' })
    expect(history.canGo(-1)).toBe(false)
    history.go(1)
    expect(history.current()).toEqual({ path: '/admin', query: 'tab=bots' })
  })

  it('stays in place at its ends', () => {
    const history = createHistory('/admin')
    history.go(-1)
    history.go(1)
    expect(history.current()).toEqual({ path: '/admin', query: '' })
  })

  it('adds no entry for a replacement or for the current location', () => {
    const history = createHistory('/admin')
    history.to('/settings')
    history.to('/admin?search=f', { replace: true })
    history.to('/admin?search=fe', { replace: true })
    history.to('/admin?search=fe')
    history.go(-1)
    expect(history.current()).toEqual({ path: '/admin', query: '' })
  })

  it('drops forward entries on a new navigation', () => {
    const history = createHistory('/admin')
    history.to('/settings')
    history.go(-1)
    history.to('/admin/ads')
    expect(history.canGo(1)).toBe(false)
  })
})

describe('Destinations of the main process', () => {
  it.each([
    [{ kind: 'queue' }, '/admin'],
    [{ kind: 'applications' }, '/admin?tab=certification'],
    [{ kind: 'support' }, '/admin?tab=support'],
    [{ kind: 'appeals' }, '/admin?tab=appeals'],
    [{ kind: 'appeal', id: 7 }, '/admin?tab=appeals&appeal=7'],
    [{ kind: 'reports' }, '/admin?tab=reports'],
    [{ kind: 'report', id: 7 }, '/admin?tab=reports&report=7'],
    [{ kind: 'changes' }, '/admin?tab=changes'],
    [{ kind: 'change', id: 7 }, '/admin?tab=changes&change=7'],
    [{ kind: 'request', id: 7 }, '/admin?tab=support&request=7'],
    [{ kind: 'bot', id: 7 }, '/admin?bot=7'],
    [{ kind: 'application', id: 7 }, '/admin?tab=certification&status=any&application=7'],
  ] as const)('open %j at %s', (place, address) => {
    expect(getPagePath(place)).toBe(address)
  })
})
