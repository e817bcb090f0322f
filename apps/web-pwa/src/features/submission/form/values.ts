import type { BotDetail, Category } from '@botanica/api-client'
import { DEFAULT_PREFIX, mapBotLinks } from '@botanica/api-client/contract'
import type { BotFormValues, ValidBotForm } from '@botanica/api-client/forms'

export type BotFormField = keyof BotFormValues

export const BLANK: BotFormValues = {
  discordBotId: '',
  prefix: DEFAULT_PREFIX,
  shortDescription: '',
  description: '',
  categoryIds: [],
  inviteUrl: '',
  ...mapBotLinks(() => ''),
  additionalOwners: '',
}

const OWNERS_SEPARATOR = ', '

/** The form as it stands for a bot. Its categories have names, where a form holds their ids. */
export function toFormValues(bot: BotDetail, categories: readonly Category[]): BotFormValues {
  const ids = categories.filter(({ name }) => bot.tags.includes(name)).map(({ id }) => String(id))
  return {
    discordBotId: bot.discordBotId,
    prefix: bot.prefix,
    shortDescription: bot.shortDescription,
    description: bot.description,
    categoryIds: ids,
    inviteUrl: bot.inviteUrl,
    ...mapBotLinks((link) => bot[link] ?? ''),
    additionalOwners: bot.additionalOwners.join(OWNERS_SEPARATOR),
  }
}

/** Whether nothing has been written yet, besides what fills itself in. */
export function isBlank(values: BotFormValues): boolean {
  const { discordBotId: _id, inviteUrl: _invite, ...written } = values
  return areValuesEqual({ ...BLANK, ...written }, BLANK)
}

export function areValuesEqual(left: BotFormValues, right: BotFormValues): boolean {
  const fields = Object.keys(BLANK) as BotFormField[]
  return fields.every((field) => String(left[field]) === String(right[field]))
}

export function getTags(categoryIds: readonly string[], categories: readonly Category[]): string[] {
  return categories.filter(({ id }) => categoryIds.includes(String(id))).map(({ name }) => name)
}

/** What is sent: the names of the categories beside their ids. */
export function toBotBody(form: ValidBotForm, categories: readonly Category[]) {
  return { ...form, tags: getTags(form.categoryIds, categories) }
}

export type BotBody = ReturnType<typeof toBotBody>
