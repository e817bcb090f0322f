import { PATHS } from './paths.ts'

/** Anchor of the push settings on the member's profile. */
export const PUSH_SECTION = 'push-notifications'

export const PUSH_SETTINGS_PATH = `${PATHS.profile}?tab=settings#${PUSH_SECTION}`
