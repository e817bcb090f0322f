import { BOTS, MEMBERS, PEOPLE, botId } from '../ids.ts'
import type { Offset, Snowflake, Stars } from '../types.ts'

export interface FeaturedReview {
  readonly botId: Snowflake
  readonly userId: Snowflake
  readonly rating: Stars
  readonly comment: string | null
  readonly ownerReply?: string
  readonly hasOwnerHeart?: boolean
  readonly isBlocked?: boolean
  readonly createdAt: Offset
}

export const BLOCKED_REVIEW_AT: Offset = { days: -21 }

/** Reviews that illustrate a rule, or that test a layout. */
export const featuredReviews: readonly FeaturedReview[] = [
  {
    botId: BOTS.brunoApproved,
    userId: PEOPLE.bruno,
    rating: 5,
    comment: 'I run it in my own server, where it has timed me out twice. Both times it was right.',
    createdAt: { days: -180 },
  },
  {
    botId: BOTS.brunoApproved,
    userId: PEOPLE.carla,
    rating: 5,
    comment: 'Speaking as the one who answers the tickets: there are not many.',
    createdAt: { days: -150 },
  },
  {
    botId: BOTS.brunoApproved,
    userId: PEOPLE.bogdan,
    rating: 1,
    comment: 'Worst bot ever. It deleted my adverts forty times. FORTY. Buy my server instead.',
    isBlocked: true,
    createdAt: BLOCKED_REVIEW_AT,
  },
  {
    botId: BOTS.brunoApproved,
    userId: MEMBERS.ioana,
    rating: 5,
    comment:
      'Patru servere, zero nervi. Mesajul privat care explică de ce s-a șters ceva face toată diferența.',
    ownerReply: 'Mulțumesc, Ioana! Explicația a fost ideea Carlei.',
    hasOwnerHeart: true,
    createdAt: { days: -64 },
  },
  {
    botId: BOTS.brunoApproved,
    userId: MEMBERS.amara,
    rating: 5,
    comment:
      'I write a moderation bot too. I look at this one when I want to know how wording is done.',
    hasOwnerHeart: true,
    createdAt: { days: -33 },
  },
  {
    botId: BOTS.brunoApproved,
    userId: PEOPLE.emil,
    rating: 2,
    comment: null,
    createdAt: { days: -12 },
  },
  {
    botId: BOTS.brunoApproved,
    userId: PEOPLE.toma,
    rating: 4,
    comment: 'E bun, dar m-a pus în pauză exact când aveam dreptate.',
    ownerReply: 'Pauza e pentru toți, și pentru cei cu dreptate. :)',
    createdAt: { days: -9 },
  },
  {
    botId: BOTS.brunoCertified,
    userId: PEOPLE.paula,
    rating: 5,
    comment: 'The only music bot that my grandmother has praised.',
    hasOwnerHeart: true,
    createdAt: { days: -40 },
  },
  {
    botId: BOTS.paulaFirst,
    userId: PEOPLE.bruno,
    rating: 4,
    comment: 'Beautiful. I have fourteen pear trees and no idea what to do with them.',
    ownerReply: 'Perry. The answer is always perry.',
    hasOwnerHeart: true,
    createdAt: { days: -77 },
  },
  {
    botId: BOTS.lia150Servers,
    userId: PEOPLE.carla,
    rating: 5,
    comment: 'A levelling bot that made us nicer. I did not think that was possible.',
    ownerReply: 'This is going on the wall.',
    hasOwnerHeart: true,
    createdAt: { days: -28 },
  },
  {
    // A co-owner of that bot.
    botId: botId(41),
    userId: MEMBERS.chloe,
    rating: 5,
    comment: 'I look after the French and Romanian sides. Tell me when it sounds like a textbook.',
    createdAt: { days: -130 },
  },
  {
    botId: botId(18),
    userId: MEMBERS.tomasz,
    rating: 4,
    comment: `Long review, because we have used it for three years in a server of 60,000 people.

The good: it is fast, it is calm, and it explains itself. New helpers learn from the reasons what to look for, which no training document of ours ever managed. The release button is a joy. The monthly report lists mistakes before successes, and I wish that more companies did that.

The less good: the first week is work. It does not know your jokes yet, and a server with its own slang will see harmless messages held back. Give it that week. Put two people on the queue, release generously, and by Sunday it has understood.

The odd: it once held back a message that said only "hello". It turned out that 4,000 accounts had said only "hello" that minute, in 300 servers. So it was right, and I was impressed, and I still laugh about it.

Four stars, because five would make Amara stop improving it.`,
    ownerReply: 'I will keep improving it for the fifth.',
    hasOwnerHeart: true,
    createdAt: { days: -18 },
  },
  {
    botId: botId(47),
    userId: MEMBERS.patrick,
    rating: 5,
    comment: '<b>Critical</b> hit & "no notes". 1d20 > 19 && nat20 == true; <3',
    createdAt: { days: -6 },
  },
  {
    botId: botId(36),
    userId: MEMBERS.ben,
    rating: 4,
    comment:
      'Wooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooood!',
    createdAt: { days: -3 },
  },
  {
    botId: botId(14),
    userId: MEMBERS.quiet,
    rating: 5,
    comment: '🎶',
    createdAt: { hours: -7 },
  },
]
