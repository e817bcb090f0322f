import { describe, expect, test } from 'vitest'
import { getNextVote, applyVote } from '../../../src/features/bot/member/cast-vote.ts'

const VLAD = '200000000000000008'

function votes(likes: number, dislikes: number, own: 1 | -1 | null) {
  return { likes, dislikes, votes: own === null ? [] : [{ userId: VLAD, vote: own }] }
}

describe('Pressing a vote', () => {
  test.each([
    [null, 1, 1],
    [null, -1, -1],
    [1, 1, null],
    [-1, -1, null],
    [1, -1, -1],
    [-1, 1, 1],
  ] as const)('changes the vote %s by pressing %s to %s', (own, pressed, wanted) => {
    expect(getNextVote(own, pressed)).toBe(wanted)
  })
})

describe('Vote counts', () => {
  test.each([
    ['a like', votes(2, 1, null), 1, votes(3, 1, 1)],
    ['a dislike', votes(2, 1, null), -1, votes(2, 2, -1)],
    ['a switch', votes(2, 1, 1), -1, votes(1, 2, -1)],
    ['a removal', votes(2, 1, -1), null, votes(2, 0, null)],
    ['the same again', votes(2, 1, 1), 1, votes(2, 1, 1)],
  ] as const)('are updated by %s', (_name, before, wanted, after) => {
    expect(applyVote(before, VLAD, wanted)).toEqual(after)
  })

  test('are copied, so that the update can be reverted', () => {
    const before = votes(2, 1, 1)
    applyVote(before, VLAD, -1)

    expect(before).toEqual(votes(2, 1, 1))
  })
})
