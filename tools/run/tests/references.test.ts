import { describe, expect, it } from 'vitest'
import { findCitations, findDanglingLinks } from '../src/checks/references.ts'

describe('citations of documents that are not in the repository', () => {
  it.each([
    '// Once in twelve hours (ruling R3).',
    '/** As document 2 section 4 says. */',
    '* (`security.md` A-043)',
    'See design section 5.',
    "test('E-04 is not found')",
    'in the order of the rulings ("Errors")',
  ])('are found: %s', (line) => {
    expect(findCitations(`first\n${line}`)).toHaveLength(1)
  })

  it.each([
    '// A member may vote for a bot once in twelve hours.',
    'See [Security](docs/security.md).',
    'See [CSRF](security.md#csrf).',
    'See [CSRF](../security.md#csrf).',
    'const document = 1',
    'the server refuses it',
  ])('are not found in: %s', (line) => {
    expect(findCitations(line)).toEqual([])
  })

  it('are reported with the line number', () => {
    expect(findCitations('a\nb (document 1)')[0]).toMatch(/^2: /)
  })
})

describe('links between pages', () => {
  const PAGES: Record<string, string> = {
    'docs/a.md': '# A page\n\n## Who may do what?\n\n[b](b.md) [here](#who-may-do-what)',
    'docs/b.md': '[a](./a.md#who-may-do-what) [out](https://example.com/x#y)',
    'docs/c.md': '[gone](d.md) [none](a.md#nothing) [code](../src/x.ts)',
    'src/x.ts': '',
  }
  const read = (file: string) => PAGES[file]

  it('are valid when the target exists', () => {
    expect(findDanglingLinks('docs/a.md', read)).toEqual([])
    expect(findDanglingLinks('docs/b.md', read)).toEqual([])
  })

  it('are reported when the target does not exist', () => {
    expect(findDanglingLinks('docs/c.md', read)).toEqual([
      'links to d.md, which does not exist',
      'links to a.md#nothing, which has no such heading',
    ])
  })
})
