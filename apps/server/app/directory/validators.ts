import vine from '@vinejs/vine'
import { cursorField, limitField, queryId, searchField } from '#app/core/validation/list_fields'
import { CURSOR_LENGTH } from '#app/directory/queries/orders'
import { BOT_SORTS, MAX_POSTED_COUNT } from '#app/directory/rules'

/** What every list takes (ruling R2). */
const pageFields = () => ({ limit: limitField(), cursor: cursorField(CURSOR_LENGTH) })

export const pageValidator = vine.create(pageFields())

export const botListValidator = vine.create({
  ...pageFields(),
  categoryId: queryId().optional(),
  search: searchField(),
  sort: vine.enum(BOT_SORTS).optional(),
})

const postedCount = () =>
  vine.number({ strict: true }).withoutDecimals().range([0, MAX_POSTED_COUNT]).optional()

/** A server count under one of `POSTED_COUNT_FIELDS`. */
export const botStatsValidator = vine.create({
  server_count: postedCount(),
  guildCount: postedCount(),
  guild_count: postedCount(),
  servers: postedCount(),
})
