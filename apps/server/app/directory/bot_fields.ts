import string from '@adonisjs/core/helpers/string'
import { BOT_LINKS, type BotLink } from '#app/directory/rules'

const TEXTS = ['prefix', 'shortDescription', 'description', 'inviteUrl'] as const

/** What owners write about a bot; keys as the forms name them, columns the same in snake case. */
export type BotFields = Record<(typeof TEXTS)[number], string> & Record<BotLink, string | null>

const FIELDS: readonly (keyof BotFields)[] = [...TEXTS, ...BOT_LINKS]

function selectionOf(fields: readonly (keyof BotFields)[]): string {
  return fields.map((field) => `bots.${string.snakeCase(field)} AS "${field}"`).join(', ')
}

/** What a SELECT from `bots` takes to have all of these fields. */
export const BOT_FIELD_COLUMNS = selectionOf(FIELDS)

/** The same of links alone. */
export const BOT_LINK_COLUMNS = selectionOf(BOT_LINKS)

/** The columns of those fields that are given. */
export function columnsOf(fields: { [Field in keyof BotFields]?: BotFields[Field] | undefined }) {
  const given = FIELDS.filter((field) => fields[field] !== undefined)
  return Object.fromEntries(
    given.map((field) => [string.snakeCase(field), fields[field] as string | null])
  )
}
