import { describe, expect, it } from 'vitest'
import { safeHref } from '../../src/primitives/index.ts'

describe('safeHref', () => {
  it.each([
    ['https://a.example', 'https://a.example/'],
    ['HTTP://A.example/Path', 'http://a.example/Path'],
    ['https://a.example/"onmouseover="x', 'https://a.example/%22onmouseover=%22x'],
    ['https://discord.gg/x?y=1#z', 'https://discord.gg/x?y=1#z'],
  ])('links %s', (address, href) => {
    expect(safeHref(address)).toBe(href)
  })

  it.each([
    null,
    undefined,
    '',
    'a.example',
    '/api/logout',
    '//evil.example',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
    'https://user:pass@a.example',
    'https://user@a.example',
    'https://',
  ])('does not link %j', (address) => {
    expect(safeHref(address)).toBeNull()
  })
})
