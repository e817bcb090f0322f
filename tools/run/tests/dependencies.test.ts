import { expect, it } from 'vitest'
import { compareDependencies, dependencyCheck, namesIn } from '../src/checks/dependencies.ts'
import { ROOT } from '../src/machine/places.ts'

const PAGE = `
| library          | for             |
| ---------------- | --------------- |
| pg, luxon        | rows, dates     |
| @japa/*          | tests           |
`

it('reads the names of the tables', () => {
  expect(namesIn(PAGE)).toEqual(['pg', 'luxon', '@japa/*'])
})

it('tells what is used and not told, and what is told and not used', () => {
  expect(compareDependencies(['pg', '@japa/runner', 'left-pad'], namesIn(PAGE))).toEqual([
    expect.stringContaining('left-pad is used'),
    expect.stringContaining('luxon is here'),
  ])
  expect(compareDependencies(['luxon', 'pg', '@japa/runner'], namesIn(PAGE))).toEqual([])
})

it('finds our own page as it has to be', async () => {
  expect(await dependencyCheck(ROOT).run()).toBeUndefined()
})
