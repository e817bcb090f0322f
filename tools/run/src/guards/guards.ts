import { type Guard, completeGuards } from './guard.ts'
import { DESKTOP_GUARDS, UI_GUARDS, WEB_GUARDS } from './lists/clients.ts'
import { CORE_GUARDS } from './lists/core.ts'
import { DATABASE_GUARDS } from './lists/database.ts'
import { DIRECTORY_GUARDS } from './lists/directory.ts'
import { IDENTITY_GUARDS } from './lists/identity.ts'
import { MEMBER_GUARDS } from './lists/members.ts'
import { SITE_GUARDS } from './lists/site.ts'

const SERVER = { suite: 'server', tests: 'tests' }
const APP = { ...SERVER, files: 'apps/server/app' }
const MIGRATIONS = { ...SERVER, files: 'apps/server/database/migrations' }
const UI = { suite: 'ui', files: 'packages/ui/src', tests: 'test' }
const WEB = { suite: 'web-pwa', files: 'apps/web-pwa/src', tests: 'tests' }
const DESKTOP = {
  suite: 'staff-desktop',
  files: 'apps/staff-desktop/src/main',
  tests: 'tests/main',
}

/** Every guard that `npm run test:guards` removes. */
export const GUARDS: readonly Guard[] = [
  ...completeGuards(APP, CORE_GUARDS),
  ...completeGuards(APP, IDENTITY_GUARDS),
  ...completeGuards(APP, DIRECTORY_GUARDS),
  ...completeGuards(APP, MEMBER_GUARDS),
  ...completeGuards(APP, SITE_GUARDS),
  ...completeGuards(MIGRATIONS, DATABASE_GUARDS),
  ...completeGuards(UI, UI_GUARDS),
  ...completeGuards(WEB, WEB_GUARDS),
  ...completeGuards(DESKTOP, DESKTOP_GUARDS),
]
