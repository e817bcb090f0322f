import vine from '@vinejs/vine'
import { describeField } from '#app/core/validation/describe_field'
import { momentField } from '#app/core/validation/moment_field'
import { LONGEST_SNOOZE_MS } from '#app/moderation/rules'

export const snoozeValidator = vine.create({
  until: momentField({ aheadMs: LONGEST_SNOOZE_MS }).use(
    describeField(
      'When the bot returns to your queue, at most 30 days ahead.',
      '2026-06-01T09:00:00.000Z'
    )
  ),
})
