import { describe, expect, it } from 'vitest'
import type { StaffCommand } from '../../../src/staff/palette/commands.tsx'
import { scoreFuzzyMatch } from '../../../src/staff/palette/fuzzy-match.ts'
import { rankCommands } from '../../../src/staff/palette/rank-commands.ts'

const command = (group: StaffCommand['group'], label: string): StaffCommand => ({
  id: label,
  group,
  label,
  run: () => {},
})

describe('the score of a command', () => {
  it.each([
    ['set', 'Settings'],
    ['stgs', 'Settings'],
    ['gtb', 'Go to All Bots'],
    ['noapte', 'Temă: Noapte'],
    ['tema', 'Temă: Noapte'],
    ['deschide', 'Deschide'],
  ])('%s is found in %s', (typed, text) => {
    expect(scoreFuzzyMatch(typed, text)).not.toBeNull()
  })

  it.each([
    ['sets', 'Test'],
    ['zz', 'Settings'],
    ['stes', 'Rows'],
    ['star', 'Boți în așteptare'],
  ])('%s is not found in %s', (typed, text) => {
    expect(scoreFuzzyMatch(typed, text)).toBeNull()
  })

  it('ranks substrings above scattered letters, and word starts above word middles', () => {
    const [word, middle, scattered] = ['All Bots', 'Robots', 'Build or test soon'].map((text) =>
      scoreFuzzyMatch('bots', text)
    )
    expect(word).toBeGreaterThan(middle!)
    expect(middle).toBeGreaterThan(scattered!)
  })
})

describe('the command palette', () => {
  const commands = [
    command('client', 'Settings'),
    command('here', 'Approve: Fern'),
    command('pages', 'Go to All Bots'),
    command('here', 'Reject: Fern'),
  ]

  it('lists every command by group before anything is typed', () => {
    expect(rankCommands(commands, '').map(({ group, items }) => [group, items.length])).toEqual([
      ['here', 2],
      ['pages', 1],
      ['client', 1],
    ])
  })

  it('lists the matches, the best first', () => {
    const [first, ...others] = rankCommands(commands, 'sett')
    expect(first!.items.map(({ label }) => label)).toEqual(['Settings'])
    expect(others).toEqual([])
    expect(rankCommands(commands, 'zzz')).toEqual([])
  })
})
