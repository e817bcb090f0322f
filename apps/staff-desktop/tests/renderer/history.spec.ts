import { describe, expect, it } from 'vitest'
import { createHistory } from '../../src/renderer/navigation/history.ts'
import { getPagePath } from '../../src/renderer/navigation/pages.ts'

describe('the way through the client', () => {
  it('goes back to where somebody was, and forward again', () => {
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

  it('stays where it is when there is nowhere to go', () => {
    const history = createHistory('/admin')
    history.go(-1)
    history.go(1)
    expect(history.current()).toEqual({ path: '/admin', query: '' })
  })

  it('does not stop at what replaces, nor at the same place twice', () => {
    const history = createHistory('/admin')
    history.to('/settings')
    history.to('/admin?search=f', { replace: true })
    history.to('/admin?search=fe', { replace: true })
    history.to('/admin?search=fe')
    history.go(-1)
    expect(history.current()).toEqual({ path: '/admin', query: '' })
  })

  it('forgets the way forward once somebody goes elsewhere', () => {
    const history = createHistory('/admin')
    history.to('/settings')
    history.go(-1)
    history.to('/admin/ads')
    expect(history.canGo(1)).toBe(false)
  })
})

describe('what the main process opens', () => {
  it.each([
    [{ kind: 'queue' }, '/admin'],
    [{ kind: 'applications' }, '/admin?tab=certification'],
    [{ kind: 'support' }, '/admin?tab=support'],
    [{ kind: 'request', id: 7 }, '/admin?tab=support&request=7'],
    [{ kind: 'bot', id: 7 }, '/admin?bot=7'],
    [{ kind: 'application', id: 7 }, '/admin?tab=certification&status=any&application=7'],
  ] as const)('%j is %s', (place, address) => {
    expect(getPagePath(place)).toBe(address)
  })
})
