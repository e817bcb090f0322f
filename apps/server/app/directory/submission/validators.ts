import vine from '@vinejs/vine'
import { acceptingBeside } from '#app/core/validation/known_keys'
import { BOT_TEXT_LIMITS } from '#app/directory/rules'
import {
  type BotFormMeta,
  categoriesField,
  keptText,
  linkField,
  ownersField,
  requiredText,
} from '#app/directory/submission/form_fields'

/** What the platform knows better; the documents' forms send it all the same (rulings, "Errors"). */
const OF_THE_PLATFORM = ['name', 'avatar', 'banner'] as const

const links = () => ({
  supportServer: linkField('supportServer'),
  website: linkField('website'),
  github: linkField('github'),
  twitter: linkField('twitter'),
  youtube: linkField('youtube'),
  instagram: linkField('instagram'),
})

const selections = () => ({
  categoryIds: categoriesField(),
  tags: categoriesField(),
  additionalOwners: ownersField(),
})

export const submissionValidator = acceptingBeside(
  vine.withMetaData<BotFormMeta>().create({
    discordBotId: requiredText('discordBotId'),
    prefix: requiredText('prefix', BOT_TEXT_LIMITS.prefix).optional(),
    shortDescription: requiredText('shortDescription', BOT_TEXT_LIMITS.shortDescription),
    description: requiredText('description', BOT_TEXT_LIMITS.description),
    inviteUrl: requiredText('inviteUrl'),
    ...links(),
    ...selections(),
  }),
  ...OF_THE_PLATFORM
)

/** An edit, or the resubmission of a rejected bot, which alone has an `approvalStatus` (document 1 section 7). */
export const botEditValidator = acceptingBeside(
  vine.withMetaData<BotFormMeta>().create({
    prefix: keptText('prefix', BOT_TEXT_LIMITS.prefix),
    shortDescription: keptText('shortDescription', BOT_TEXT_LIMITS.shortDescription),
    description: keptText('description', BOT_TEXT_LIMITS.description),
    inviteUrl: keptText('inviteUrl'),
    ...links(),
    ...selections(),
    discordBotId: vine.string().optional(),
    approvalStatus: vine.enum(['pending']).optional(),
    approvalReason: vine.string().nullable().optional(),
  }),
  ...OF_THE_PLATFORM
)
