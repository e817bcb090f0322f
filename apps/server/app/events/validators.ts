import vine from '@vinejs/vine'
import { cursorField } from '#app/core/validation/list_fields'

export const eventStreamValidator = vine.create({ cursor: cursorField() })
