/** The tables that this context owns: only its own statements write them. */
export const TABLES = [
  'discord_moderations',
  'saved_replies',
  'staff_notes',
  'viewed_versions',
] as const
