/** The tables that this context owns: only its own statements write them. */
export const TABLES = ['certification_applications'] as const

/** Views that siblings read, which cannot import anything of this one. */
export const PUBLISHED_VIEWS = ['pending_applications'] as const
