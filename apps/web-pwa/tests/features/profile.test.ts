import { describe, expect, test } from 'vitest'
import { getPageName, getDisplayName } from '../../src/features/profile/names.ts'
import { listPersonLinks } from '../../src/features/profile/person-links.ts'

const NAMELESS = { id: '1', displayName: null, username: null, firstName: null, lastName: null }
const NOWHERE = { website: null, twitter: null, github: null, youtube: null }

describe('Name of a person', () => {
  test('is the display name if there is one', () => {
    const person = { ...NAMELESS, displayName: 'Fern', username: 'fern_9', firstName: 'Ana' }
    expect([getPageName(person), getDisplayName(person)]).toEqual(['Fern', 'Fern'])
  })

  test('falls back to the username (in the page title) and the full name', () => {
    expect(getPageName({ ...NAMELESS, username: 'fern_9' })).toBe('fern_9')
    const full = { ...NAMELESS, firstName: 'Ana', lastName: 'Pop' }
    expect([getPageName(full), getDisplayName(full)]).toEqual(['Ana Pop', 'Ana Pop'])
  })

  test('is null without any name', () => {
    expect([getPageName(NAMELESS), getDisplayName(NAMELESS)]).toEqual([null, null])
  })
})

describe('Links of a person', () => {
  test('add a missing scheme to websites and remove the @ from handles', () => {
    const links = listPersonLinks({
      website: 'fern.example/me',
      twitter: '@fern',
      github: 'fern',
      youtube: '@ferns',
    })
    expect(links.map(({ href }) => href)).toEqual([
      'https://fern.example/me',
      'https://x.com/fern',
      'https://github.com/fern',
      'https://www.youtube.com/@ferns',
    ])
    expect(links[0]!.text).toBe('fern.example/me')
  })

  test('omit empty values and invalid URLs', () => {
    expect(listPersonLinks(NOWHERE)).toEqual([])
    expect(listPersonLinks({ ...NOWHERE, website: 'http://a:b@fern.example' })).toEqual([])
    const [odd] = listPersonLinks({ ...NOWHERE, website: 'javascript:alert(1)' })
    expect(odd?.href ?? 'https://').toMatch(/^https:/)
  })
})
