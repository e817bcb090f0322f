import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PLANS } from '../src/paths.ts'
import { findSequentialScans } from '../src/statements/plans.ts'

describe('plans', () => {
  test('a big table that is scanned sequentially is named once', () => {
    const plan = `Limit
  ->  Nested Loop
        ->  Seq Scan on bots
        ->  Parallel Seq Scan on bot_stats figures
        ->  Seq Scan on bots bots_1
        ->  Seq Scan on categories
        ->  Index Scan using bots_pkey on bots`
    expect(findSequentialScans(plan)).toEqual(['bots', 'bot_stats'])
  })

  const files = readdirSync(PLANS).filter((file) => file.endsWith('.txt'))
  test('of the last run are committed', () => {
    expect(files.length).toBeGreaterThan(4)
  })
  test.each(files)('%s scans no big table sequentially', (file) => {
    expect(findSequentialScans(readFileSync(join(PLANS, file), 'utf8'))).toEqual([])
  })
})
