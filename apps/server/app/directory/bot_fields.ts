import { literally } from '#app/core/database/sql'

/** What owners write about a bot; keys as the forms name them. */
export interface BotFields {
  prefix: string
  shortDescription: string
  description: string
  inviteUrl: string
  supportServer: string | null
  website: string | null
  github: string | null
  twitter: string | null
  youtube: string | null
  instagram: string | null
}

const COLUMN_OF = {
  prefix: 'prefix',
  shortDescription: 'short_description',
  description: 'description',
  inviteUrl: 'invite_url',
  supportServer: 'support_server',
  website: 'website',
  github: 'github',
  twitter: 'twitter',
  youtube: 'youtube',
  instagram: 'instagram',
} as const satisfies Record<keyof BotFields, string>

const FIELDS = Object.keys(COLUMN_OF) as (keyof BotFields)[]

/** What a SELECT from `bots` takes to have all of these fields. */
export const BOT_FIELD_COLUMNS = FIELDS.map(
  (field) => `bots.${COLUMN_OF[field]} AS "${field}"`
).join(', ')

/** The columns that owners or the staff edit. */
export const EDITED_COLUMNS = literally(['name', ...Object.values(COLUMN_OF)].join(', '))

/** The columns of those fields that are given. */
export function columnsOf(fields: { [Field in keyof BotFields]?: BotFields[Field] | undefined }) {
  const given = FIELDS.filter((field) => fields[field] !== undefined)
  return Object.fromEntries(
    given.map((field) => [COLUMN_OF[field], fields[field] as string | null])
  )
}
