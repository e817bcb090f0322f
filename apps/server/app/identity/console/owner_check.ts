import { type Check, ok, warning } from '#app/core/console/checkup'
import { MIGRATIONS } from '#app/core/console/database_checks'
import { hasActiveOwner } from '#app/identity/queries/active_owners'

const GRANT =
  'Run node ace.js setup --owner=<your Discord id>, or sign in on the site and run node ace.js staff:grant <your Discord id> owner.'

/** Whether somebody can administer the site, for `ace doctor`. */
export const OWNER_CHECK: Check = {
  name: 'owner',
  needs: MIGRATIONS,
  fix: GRANT,
  run: async () =>
    (await hasActiveOwner())
      ? ok('The site has an owner.')
      : warning('The site has no owner yet.', GRANT),
}
