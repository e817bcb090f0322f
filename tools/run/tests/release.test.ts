import { describe, expect, it } from 'vitest'
import { assertLocked, findNotes } from '../src/release/assemble.ts'

const CHANGELOG = `# Changelog

## Unreleased

- Later.

## 1.2.0, 2026-12-01

- Second.

## 1.2.0-beta, 2026-11-30

- First.
`

const lockfile = (...names: string[]) => `importers:
  .:
    dependencies: {}

packages:

${names.map((name) => `  ${name}:\n    resolution: {integrity: sha512-x}\n`).join('\n')}
snapshots:

  other@1.0.0: {}
`

describe('the notes of a release', () => {
  it('are the section of its version alone', () => {
    expect(findNotes(CHANGELOG, '1.2.0')).toBe('## 1.2.0, 2026-12-01\n\n- Second.\n')
  })

  it('are required', () => {
    expect(() => findNotes(CHANGELOG, '1.3.0')).toThrow('no section "## 1.3.0, <date>"')
  })
})

describe("the release's packages", () => {
  const locked = lockfile("'@scope/one@1.0.0'", 'two@2.0.0')

  it('may be fewer than the lockfile pins', () => {
    expect(() => assertLocked(lockfile('two@2.0.0'), locked)).not.toThrow()
  })

  it('have no other version', () => {
    expect(() => assertLocked(lockfile("'@scope/one@1.0.1'", 'two@2.0.0'), locked)).toThrow(
      'does not pin @scope/one@1.0.1'
    )
  })
})
