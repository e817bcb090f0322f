import { checkText } from '../../core/field_checks.js'
import { STAFF_NOTE_LIMITS } from './rules.js'

/** Checks the text of a staff note, for the server and the form. */
export const checkStaffNote = checkText('Note', STAFF_NOTE_LIMITS)
