import { expect, it } from 'vitest'
import {
  compareDependencies,
  dependencyCheck,
  parseLibraryNames,
} from '../src/checks/dependencies.ts'
import { ROOT } from '../src/machine/paths.ts'

const PAGE = `
| library          | for             |
| ---------------- | --------------- |
| pg, luxon        | rows, dates     |
| @japa/*          | tests           |
`

it('parses the names of the tables', () => {
  expect(parseLibraryNames(PAGE)).toEqual(['pg', 'luxon', '@japa/*'])
})

it('reports used libraries that are not listed, and listed libraries that are not used', () => {
  expect(compareDependencies(['pg', '@japa/runner', 'left-pad'], parseLibraryNames(PAGE))).toEqual([
    expect.stringContaining('left-pad is used'),
    expect.stringContaining('lists luxon'),
  ])
  expect(compareDependencies(['luxon', 'pg', '@japa/runner'], parseLibraryNames(PAGE))).toEqual([])
})

it('our own page is up to date', async () => {
  expect(await dependencyCheck(ROOT).run()).toBeUndefined()
})
