import vine from '@vinejs/vine'
import { LIVE_LIMITS } from '#app/core/rules'
import { describeField } from '#app/core/validation/describe_field'

const EXAMPLE = 'bots,bot:17,reviews:17,me'

/** `live_topic.ts` validates the entries of the list. */
export const liveValidator = vine.create({
  topics: vine
    .string()
    .maxLength(LIVE_LIMITS.topics * (LIVE_LIMITS.topicLength + 1))
    .use(describeField(`What to follow, with commas; at most ${LIVE_LIMITS.topics}.`, EXAMPLE)),
})
