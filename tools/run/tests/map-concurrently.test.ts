import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { mapConcurrently } from '../src/machine/map-concurrently.ts'

it('limits concurrency and preserves the order of the results', async () => {
  let running = 0
  let most = 0
  const results = await mapConcurrently([3, 1, 2], 2, async (turns) => {
    most = Math.max(most, ++running)
    for (let turn = 0; turn < turns; turn++) await nextTurn()
    running--
    return turns * 10
  })
  expect(results).toEqual([30, 10, 20])
  expect(most).toBe(2)
})

it('fails when one item fails', async () => {
  const failing = mapConcurrently([1, 2], 1, (item) =>
    item === 2 ? Promise.reject(new Error('two')) : Promise.resolve(item)
  )
  await expect(failing).rejects.toThrow('two')
})
