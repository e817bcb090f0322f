import { PATHS } from './paths.ts'

/** Where on the own profile notifications of devices are switched. */
export const PUSH_SECTION = 'push-notifications'

export const PUSH_SETTINGS_PATH = `${PATHS.profile}?tab=settings#${PUSH_SECTION}`
