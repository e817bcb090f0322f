import vine from '@vinejs/vine'
import { withIgnoredKeys } from '#app/core/validation/known_keys'
import { describeField } from '#app/core/validation/describe_field'
import { BOT_TEXT_LIMITS, mapBotLinks } from '#app/directory/rules'
import {
  type BotFormMeta,
  categoriesField,
  editableText,
  linkField,
  ownersField,
  requiredText,
} from '#app/directory/submission/form_fields'

/** Fields that forms may send and the server ignores: it gets them from Discord. */
const OF_THE_PLATFORM = ['name', 'avatar', 'banner'] as const

const links = () => mapBotLinks(linkField)

const selections = () => ({
  categoryIds: categoriesField(),
  tags: categoriesField(),
  additionalOwners: ownersField(),
})

export const submissionValidator = withIgnoredKeys(
  vine.withMetaData<BotFormMeta>().create({
    discordBotId: requiredText('discordBotId').use(
      describeField('Discord’s id of it.', '100000000000000042')
    ),
    prefix: requiredText('prefix', BOT_TEXT_LIMITS.prefix).optional(),
    shortDescription: requiredText('shortDescription', BOT_TEXT_LIMITS.shortDescription).use(
      describeField('For its card.', 'Waters your server while you sleep.')
    ),
    description: requiredText('description', BOT_TEXT_LIMITS.description).use(
      describeField(
        'For its page, in Markdown.',
        'It says hello to everybody who comes in, and waters what grows.'
      )
    ),
    inviteUrl: requiredText('inviteUrl').use(
      describeField(
        'Where it is added to a server.',
        'https://discord.com/oauth2/authorize?client_id=100000000000000042'
      )
    ),
    ...links(),
    ...selections(),
  }),
  ...OF_THE_PLATFORM
)

/** An edit, or the resubmission of a rejected bot; only the latter has an `approvalStatus`. */
export const botEditValidator = withIgnoredKeys(
  vine.withMetaData<BotFormMeta>().create({
    prefix: editableText('prefix', BOT_TEXT_LIMITS.prefix),
    shortDescription: editableText('shortDescription', BOT_TEXT_LIMITS.shortDescription),
    description: editableText('description', BOT_TEXT_LIMITS.description),
    inviteUrl: editableText('inviteUrl'),
    ...links(),
    ...selections(),
    discordBotId: vine.string().optional(),
    approvalStatus: vine.enum(['pending']).optional(),
    approvalReason: vine.string().nullable().optional(),
  }),
  ...OF_THE_PLATFORM
)
