import string from '@adonisjs/core/helpers/string'
import { rawSql } from '#app/core/database/sql'
import { BOT_LINKS, type BotLink } from '#app/directory/rules'

const TEXTS = ['prefix', 'shortDescription', 'description', 'inviteUrl'] as const

/** The fields that owners edit. Keys are those of the forms; columns are the same in snake case. */
export type BotFields = Record<(typeof TEXTS)[number], string> & Record<BotLink, string | null>

const FIELDS: readonly (keyof BotFields)[] = [...TEXTS, ...BOT_LINKS]

const toColumn = (field: keyof BotFields) => string.snakeCase(field)

function selectFields(fields: readonly (keyof BotFields)[]): string {
  return fields.map((field) => `bots.${toColumn(field)} AS "${field}"`).join(', ')
}

/** The column list of a SELECT from `bots` that returns all of these fields. */
export const BOT_FIELD_COLUMNS = selectFields(FIELDS)

/** The same for the links alone. */
export const BOT_LINK_COLUMNS = selectFields(BOT_LINKS)

/** The columns that owners or staff edit. */
export const EDITED_COLUMNS = rawSql(['name', ...FIELDS.map(toColumn)].join(', '))

/** Maps the fields that are set to their columns. */
export function toBotColumns(fields: {
  [Field in keyof BotFields]?: BotFields[Field] | undefined
}) {
  const present = FIELDS.filter((field) => fields[field] !== undefined)
  return Object.fromEntries(
    present.map((field) => [toColumn(field), fields[field] as string | null])
  )
}
