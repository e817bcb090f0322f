import { describe, expectTypeOf, test } from 'vitest'
import type { BotDetail, BotListItem, Client, Review } from '../src/index.ts'

declare const calls: Client
declare const bot: BotDetail
declare const item: BotListItem
declare const review: Review

describe('a screen', () => {
  test('reads the fields that the server sends', () => {
    expectTypeOf(bot.discordBotId).toEqualTypeOf<string>()
    expectTypeOf(bot.averageRating).toEqualTypeOf<number | null>()
    expectTypeOf(bot.approvalStatus).toEqualTypeOf<'pending' | 'approved' | 'rejected'>()
    expectTypeOf(item.presence?.activity).toEqualTypeOf<string | null | undefined>()
    expectTypeOf(review.rating).toEqualTypeOf<1 | 2 | 3 | 4 | 5>()
  })

  test('does not compile with a field that the server does not send', () => {
    expectTypeOf(bot).not.toHaveProperty('discord_bot_id')
    // @ts-expect-error -- the column's name, not the contract's
    void bot.discord_bot_id
    // @ts-expect-error -- a list's item has no long description
    void item.description
    // @ts-expect-error -- nobody's e-mail is in a review
    void review.author?.email
  })
})

describe('a request', () => {
  test('accepts what the validator accepts', () => {
    expectTypeOf(calls.bots.index).toBeCallableWith({
      query: { search: 'music', categoryId: ['3'], sort: 'newest', limit: 8 },
    })
    expectTypeOf(calls.bots.show).toBeCallableWith({ params: { id: '300000000000000001' } })
  })

  test('does not compile with a wrong or a missing field', () => {
    expectTypeOf(calls).not.toHaveProperty('posts')
    // @ts-expect-error -- misspelt
    void calls.bots.index({ query: { catgoryId: 3 } })
    // @ts-expect-error -- an order that there is not
    void calls.bots.index({ query: { sort: 'alphabetical' } })
    // @ts-expect-error -- the path needs its id
    void calls.bots.show({})
    // @ts-expect-error -- a call that there is not
    void calls.bots.publish({})
  })
})
