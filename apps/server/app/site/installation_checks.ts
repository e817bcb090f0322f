import { DATABASE_CHECKS } from '#app/core/console/database_checks'
import { MACHINE_CHECKS } from '#app/core/console/machine_checks'
import { CATEGORY_CHECK } from '#app/directory/console/category_check'
import { OWNER_CHECK } from '#app/identity/console/owner_check'
import { DISCORD_CHECKS } from '#app/platform/console/discord_checks'
import { PROVIDER_CHECKS } from '#app/premium/console/provider_checks'
import { type Check, ok } from '#app/core/console/checkup'
import { webPushConfig } from '#config/web_push'

/** The server's start has checked the settings. */
const WEB_PUSH_CHECK: Check = {
  name: 'web push',
  fix: 'Run node ace.js webpush:keys.',
  run: async () =>
    ok(webPushConfig ? 'The keys are set.' : 'Not set; no screen offers push messages.'),
}

/** Everything that `ace doctor` checks, in the order of its report. */
export const INSTALLATION_CHECKS: readonly Check[] = [
  ...DATABASE_CHECKS,
  CATEGORY_CHECK,
  OWNER_CHECK,
  ...DISCORD_CHECKS,
  ...PROVIDER_CHECKS,
  WEB_PUSH_CHECK,
  ...MACHINE_CHECKS,
]
