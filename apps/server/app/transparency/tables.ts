/** The tables that this context owns: only its own statements write them. */
export const TABLES = [
  'transparency_counts',
  'transparency_days',
  'transparency_decisions',
] as const
