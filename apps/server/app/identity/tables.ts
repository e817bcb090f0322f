import { rawSql } from '#app/core/database/sql'

/** The tables that this context owns: only its own statements write them. */
export const TABLES = ['auth_access_tokens', 'desktop_sign_ins', 'sessions', 'users'] as const

/** For statements of other contexts that read these tables. */
export const SESSIONS = rawSql('sessions')
export const USERS = rawSql('users')
