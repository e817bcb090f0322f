import vine from '@vinejs/vine'
import { SNOWFLAKE_PATTERN } from '#app/core/rules'
import { checkedField } from '#app/core/validation/checked_field'
import { describeField } from '#app/core/validation/describe_field'
import { ANNOUNCEMENT_FIELD_CHECKS } from '#app/announcements/field_checks'
import {
  ANNOUNCEMENT_TEXT_LIMITS,
  DEFAULT_EMBED_COLOR,
  REACTION_PRESETS,
} from '#app/announcements/rules'

const text = (name: 'title' | 'description') =>
  vine.string().use(
    checkedField({
      check: ANNOUNCEMENT_FIELD_CHECKS[name],
      limits: ANNOUNCEMENT_TEXT_LIMITS[name],
    })
  )
const embedColor = () =>
  vine
    .string()
    .use(checkedField({ check: ANNOUNCEMENT_FIELD_CHECKS.embedColor }))
    .use(describeField(`Default: ${DEFAULT_EMBED_COLOR}.`, DEFAULT_EMBED_COLOR))
    .optional()
const reactions = () =>
  vine
    .array(vine.enum(REACTION_PRESETS))
    .distinct()
    .maxLength(REACTION_PRESETS.length)
    .use(describeField('Added to the message in this order.', ['🎉']))
    .optional()
const mention = (whom: string) =>
  vine
    .boolean({ strict: true })
    .use(describeField(`Whether to mention ${whom}.`))
    .optional()

/** For edits. Omitted fields stay as they are. */
export const announcementChangeValidator = vine.create({
  title: text('title').use(describeField('A line.', 'New beds')),
  description: text('description').use(
    describeField('Markdown as Discord knows it.', 'There is room.')
  ),
  reactions: reactions(),
  embedColor: embedColor(),
})

export const announcementValidator = vine.create({
  title: text('title').use(describeField('A line.', 'New beds')),
  description: text('description').use(
    describeField('Markdown as Discord knows it.', 'There is room.')
  ),
  channelId: vine
    .string()
    .regex(SNOWFLAKE_PATTERN)
    .use(describeField('The channel’s Discord id.', '100000000000000042')),
  reactions: reactions(),
  mentionEveryone: mention('@everyone'),
  mentionHere: mention('@here'),
  embedColor: embedColor(),
})
