import { test } from '@japa/runner'
import { array, assert as assertProperty, constantFrom, property } from 'fast-check'
import { appUrl } from '#config/app'
import { safeReturnPath } from '#app/identity/return_path'
import { RETURN_PATH_MAX_LENGTH } from '#app/identity/rules'

const OUR_ORIGIN = new URL(appUrl).origin

test.group('Return path', () => {
  test('keeps {0}')
    .with([
      ['/bot/300000000000000001', '/bot/300000000000000001'],
      ['/discover?search=music&sort=newest', '/discover?search=music&sort=newest'],
      ['/bot/1#reviews', '/bot/1#reviews'],
      ['/add-bot', '/add-bot'],
      ['/%2f%2fevil.example', '/%2f%2fevil.example'],
      ['/discover?search=//evil.example', '/discover?search=//evil.example'],
      ['/apiary', '/apiary'],
      ['/ț', '/%C8%9B'],
    ])
    .run(({ assert }, [given, kept]) => assert.equal(safeReturnPath(given), kept))

  test('returns home instead of {$self}')
    .with([
      '//evil.example',
      '///evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '/\\/evil.example',
      'https://evil.example',
      'https:evil.example',
      'javascript:alert(1)',
      'data:text/html,x',
      'bot/1',
      '%2f%2fevil.example',
      '?return=/',
      '',
      ' //evil.example',
      '/\t/evil.example',
      '/\n/evil.example',
      '/\u0000',
      '/bot\r\nset-cookie: a=b',
      '/.//evil.example',
      '/./\\evil.example',
      '/bot/..//evil.example',
      '/%2e//evil.example',
      '/x/%2e%2e//evil.example',
      '/api/logout',
      '/API/logout',
      '/bot/../api/logout',
      '/api',
      `/${'a'.repeat(RETURN_PATH_MAX_LENGTH)}`,
    ])
    .run(({ assert }, given) => assert.equal(safeReturnPath(given), '/'))

  test('returns home for a value that is not a string', ({ assert }) => {
    for (const given of [undefined, null, 1, ['/bot/1'], { a: '/bot/1' }]) {
      assert.equal(safeReturnPath(given), '/')
    }
  })

  test('never leaves our origin, however a browser parses it', ({ assert }) => {
    const piece = constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%2e',
      '@',
      ':',
      '?',
      '#',
      'a',
      '\t',
      '\n',
      ' '
    )
    assertProperty(
      property(array(piece, { maxLength: 12 }), (pieces) => {
        const path = safeReturnPath(`/${pieces.join('')}`)
        assert.equal(new URL(path, `${OUR_ORIGIN}/api/auth/discord/callback`).origin, OUR_ORIGIN)
        assert.equal(safeReturnPath(path), path)
      }),
      { numRuns: 2_000 }
    )
  })
})
