import vine from '@vinejs/vine'
import { describeField } from '#app/core/validation/describe_field'
import { mapBotLinks } from '#app/directory/rules'

/** The checks say what is wrong with a field, so that a form can be checked before it is complete. */
const MAX_TYPED_LENGTH = 10_000

const typed = () => vine.string().maxLength(MAX_TYPED_LENGTH).nullable().optional()

export const preflightValidator = vine.create({
  discordBotId: typed().use(describeField('The bot’s Discord id.', '100000000000000042')),
  shortDescription: typed().use(
    describeField('As in a submission.', 'Waters your server while you sleep.')
  ),
  description: typed().use(
    describeField('As in a submission.', 'It says hello to everybody who comes in.')
  ),
  inviteUrl: typed().use(
    describeField(
      'As in a submission.',
      'https://discord.com/oauth2/authorize?client_id=100000000000000042&scope=bot'
    )
  ),
  ...mapBotLinks(typed),
})
