import vine from '@vinejs/vine'
import { describeField } from '#app/core/validation/describe_field'
import { urlField } from '#app/core/validation/text_fields'
import { MAX_REPLAYED_EVENTS, WEBHOOK_EVENT_TYPES, WEBHOOK_FORMATS } from '#app/webhooks/rules'

const EXAMPLE_URL = 'https://bot.example/botanica'
const EXAMPLE_EVENT = 42

const urlRule = () => urlField().use(describeField('Where the events are sent.', EXAMPLE_URL))
const eventTypesRule = () =>
  vine
    .array(vine.enum(WEBHOOK_EVENT_TYPES))
    .minLength(1)
    .distinct()
    .use(describeField('The events that it is for.', ['vote.created']))
const eventId = () => vine.number({ strict: true }).withoutDecimals().min(1)

export const webhookValidator = vine.create({
  url: urlRule(),
  format: vine
    .enum(WEBHOOK_FORMATS)
    .use(describeField('The form of the requests. It cannot be changed.', 'standard')),
  eventTypes: eventTypesRule(),
})

export const webhookEditValidator = vine.create({
  url: urlRule().optional(),
  eventTypes: eventTypesRule().optional(),
  isPaused: vine
    .boolean({ strict: true })
    .use(describeField('`true` to pause it, `false` to let it continue where it stopped.', false))
    .optional(),
})

export const replayValidator = vine.create({
  from: eventId().use(describeField('The id of the first event.', EXAMPLE_EVENT)),
  to: eventId()
    .use(
      describeField(
        `The id of the last one; the newest without it. At most ${MAX_REPLAYED_EVENTS} events are sent.`,
        EXAMPLE_EVENT
      )
    )
    .optional(),
})
