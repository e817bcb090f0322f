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
const PLATFORM_FIELDS = ['name', 'avatar', 'banner'] as const

const links = () => mapBotLinks(linkField)

const selections = () => ({
  categoryIds: categoriesField(),
  tags: categoriesField(),
  additionalOwners: ownersField(),
})

export const submissionValidator = withIgnoredKeys(
  vine.withMetaData<BotFormMeta>().create({
    discordBotId: requiredText('discordBotId').use(
      describeField('The bot’s Discord id.', '100000000000000042')
    ),
    prefix: requiredText('prefix', BOT_TEXT_LIMITS.prefix).optional(),
    shortDescription: requiredText('shortDescription', BOT_TEXT_LIMITS.shortDescription).use(
      describeField('Shown on the bot’s card.', 'Waters your server while you sleep.')
    ),
    description: requiredText('description', BOT_TEXT_LIMITS.description).use(
      describeField(
        'Shown on the bot’s page; Markdown.',
        'It says hello to everybody who comes in, and waters what grows.'
      )
    ),
    inviteUrl: requiredText('inviteUrl').use(
      describeField(
        'The URL that adds the bot to a server.',
        'https://discord.com/oauth2/authorize?client_id=100000000000000042'
      )
    ),
    ...links(),
    ...selections(),
  }),
  ...PLATFORM_FIELDS
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
  ...PLATFORM_FIELDS
)
