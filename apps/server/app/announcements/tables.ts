/** The tables that this context owns: only its own statements write to them. */
export const TABLES = ['discord_announcements'] as const
