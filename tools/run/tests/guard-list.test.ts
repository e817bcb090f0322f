import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GUARDS } from '../src/guards/guards.ts'
import { removeGuard } from '../src/guards/guard.ts'
import { renderTable } from '../src/guards/table.ts'
import { ROOT } from '../src/machine/paths.ts'
import { discoverSuites } from '../src/suites/discover.ts'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

describe('the list of guards', () => {
  it('has unique names', () => {
    const names = GUARDS.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
  })

  it.each(GUARDS)('matches the code: $name', (guard) => {
    expect(removeGuard(read(guard.file), guard)).not.toBe(read(guard.file))
  })

  it('names existing suites and test files', () => {
    const suites = new Map(discoverSuites(ROOT).map((suite) => [suite.name, suite.directory]))
    for (const { suite, test } of GUARDS) {
      expect(() => readFileSync(join(suites.get(suite)!, test))).not.toThrow()
    }
  })

  it('matches the table of docs/testing.md (npm run test:guards -- --table)', () => {
    expect(read('docs/testing.md')).toContain(renderTable(GUARDS))
  })
})
