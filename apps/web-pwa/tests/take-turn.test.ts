import { expect, test } from 'vitest'
import { takeTurn } from '../src/app/take-turn.ts'

test('Those who wait at the same moment continue in turns of their own', async () => {
  const order: string[] = []
  const work = async (name: string) => {
    await takeTurn()
    order.push(name)
    setImmediate(() => order.push(`after ${name}`))
  }

  await Promise.all([work('first'), work('second')])

  expect(order).toEqual(['first', 'after first', 'second'])
})
