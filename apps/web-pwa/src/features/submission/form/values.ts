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

/** Converts a bot to form values. A bot has names of categories, the form has ids. */
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

/** Whether the form has no input, apart from the id and the suggested invite URL. */
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

/** Converts form values to a request body, which has both ids and names of the categories. */
export function toBotBody(form: ValidBotForm, categories: readonly Category[]) {
  return { ...form, tags: getTags(form.categoryIds, categories) }
}

export type BotBody = ReturnType<typeof toBotBody>
