import { describe, expect, test } from 'vitest'
import { getUrlInLanguage, withoutLanguage } from '../src/lib/language.ts'
import {
  getDiscordLoginUrl,
  getLoginUrl,
  getLoginPagePath,
  getReturnPath,
} from '../src/lib/paths.ts'

describe('Login URL', () => {
  test('contains the path to return to', () => {
    expect(getLoginUrl('/add-bot')).toBe('/api/login?return=%2Fadd-bot')
    expect(getDiscordLoginUrl('/bot/1?tab=reviews')).toBe(
      '/api/auth/discord?return=%2Fbot%2F1%3Ftab%3Dreviews'
    )
  })

  test('has no return path for the home page', () => {
    expect(getLoginUrl('/')).toBe('/api/login')
  })

  test('keeps the return path through the login page', () => {
    const address = getLoginPagePath('/bot/1')

    expect(getReturnPath(new URL(address, 'http://site.test').searchParams)).toBe('/bot/1')
  })
})

describe('Language of a URL', () => {
  test('replaces the language in the query', () => {
    expect(getUrlInLanguage('/discover', '?search=a&lang=en', 'ro')).toBe(
      '/discover?search=a&lang=ro'
    )
  })

  test('is removed from the query', () => {
    expect(withoutLanguage('?lang=ro')).toBe('')
    expect(withoutLanguage('?search=a&lang=ro')).toBe('?search=a')
  })
})
