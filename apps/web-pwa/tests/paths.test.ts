import { describe, expect, test } from 'vitest'
import { getUrlInLanguage, withoutLanguage } from '../src/lib/language.ts'
import {
  getDiscordLoginUrl,
  getLoginUrl,
  getLoginPagePath,
  getReturnPath,
} from '../src/lib/paths.ts'

describe('the way to the login', () => {
  test('remembers where to come back to', () => {
    expect(getLoginUrl('/add-bot')).toBe('/api/login?return=%2Fadd-bot')
    expect(getDiscordLoginUrl('/bot/1?tab=reviews')).toBe(
      '/api/auth/discord?return=%2Fbot%2F1%3Ftab%3Dreviews'
    )
  })

  test('needs to remember nothing from the home page', () => {
    expect(getLoginUrl('/')).toBe('/api/login')
  })

  test('passes the login page on its way', () => {
    const address = getLoginPagePath('/bot/1')

    expect(getReturnPath(new URL(address, 'http://site.test').searchParams)).toBe('/bot/1')
  })
})

describe('the language of an address', () => {
  test('is added beside the rest of the query, once', () => {
    expect(getUrlInLanguage('/discover', '?search=a&lang=en', 'ro')).toBe(
      '/discover?search=a&lang=ro'
    )
  })

  test('is taken out without a trace', () => {
    expect(withoutLanguage('?lang=ro')).toBe('')
    expect(withoutLanguage('?search=a&lang=ro')).toBe('?search=a')
  })
})
