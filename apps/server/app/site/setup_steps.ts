import { basename } from 'node:path'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import { DEFAULT_CATEGORIES } from '#database/default_categories'
import { runInTransaction } from '#app/core/database/run_in_transaction'
import { addCategory } from '#app/directory/actions/change_categories'
import { listCategories } from '#app/directory/queries/list_categories'
import { signIn } from '#app/identity/actions/sign_in'
import { findProfile } from '#app/identity/queries/find_profile'
import { changeRole } from '#app/moderation/members/actions/change_role'
import { findDiscordUser } from '#app/platform/discord/discord'

const OWNER = 'owner'

/** Runs the pending migrations. @returns their names */
export async function migrate(): Promise<string[]> {
  const runner = new MigrationRunner(db, app, { direction: 'up', connectionName: 'migrator' })
  await runner.run()
  if (runner.error) throw runner.error
  return Object.keys(runner.migratedFiles).map((name) => basename(name))
}

/** Adds the default categories to a site that has none. @returns their names */
export async function addDefaultCategories(): Promise<string[]> {
  if ((await listCategories()).length > 0) return []
  await runInTransaction(async (trx) => {
    for (const category of DEFAULT_CATEGORIES) await addCategory(trx, null, category)
  })
  return DEFAULT_CATEGORIES.map(({ name }) => name)
}

/**
 * Makes somebody an owner of the site, also before they have signed in for the first time.
 * @returns whether they were none before
 * @throws when Discord knows nobody with this id
 */
export async function makeOwner(id: string): Promise<boolean> {
  const member = await findProfile(id)
  if (member?.storedRoles.includes(OWNER)) return false
  if (!member) {
    const account = await findDiscordUser(id, undefined)
    if (!account || account.isBot) throw new Error(`Discord knows nobody with the id ${id}.`)
    await signIn({ ...account, email: null })
  }
  await runInTransaction((trx) => changeRole(trx, { actor: null, memberId: id }, OWNER))
  return true
}
