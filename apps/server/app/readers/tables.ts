/** The tables that this context owns: only its own statements write them. */
export const TABLES = ['item_readers'] as const
