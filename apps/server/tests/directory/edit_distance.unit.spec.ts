import { test } from '@japa/runner'
import * as fc from 'fast-check'
import { editDistance } from '#app/directory/search/edit_distance'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ă'), maxLength: 8 })

test.group('Edit distance', () => {
  for (const [left, right, distance] of [
    ['music', 'music', 0],
    ['musci', 'music', 1],
    ['umsic', 'music', 1],
    ['muisc', 'music', 1],
    ['musc', 'music', 1],
    ['musicc', 'music', 1],
    ['mucic', 'music', 1],
    ['moderatoin', 'moderation', 1],
    ['brithdayz', 'birthdays', 2],
    ['abc', 'xyz', 3],
    ['', 'music', 5],
    ['🎵a', '🎶a', 1],
  ] as const) {
    test(`${left} and ${right} are ${distance} apart`, ({ assert }) => {
      assert.equal(editDistance(left, right), distance)
    })
  }

  test('is symmetric, zero only for equal words, and at most the length of the longer word', ({
    assert,
  }) => {
    fc.assert(
      fc.property(word, word, (left, right) => {
        const distance = editDistance(left, right)
        assert.equal(distance, editDistance(right, left))
        assert.equal(distance === 0, left === right)
        assert.isAtMost(distance, Math.max([...left].length, [...right].length))
        assert.isAtLeast(distance, Math.abs([...left].length - [...right].length))
      })
    )
  })

  test('swapping two adjacent letters costs one', ({ assert }) => {
    fc.assert(
      fc.property(word, fc.nat(7), (text, place) => {
        const letters = [...text]
        fc.pre(place + 1 < letters.length && letters[place] !== letters[place + 1])
        const changed = letters.with(place, letters[place + 1]!).with(place + 1, letters[place]!)
        assert.equal(editDistance(text, changed.join('')), 1)
      })
    )
  })
})
