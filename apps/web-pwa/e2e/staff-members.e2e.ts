import { PEOPLE } from '@botanica/demo-world'
import { withClient } from '@botanica/run/postgres'
import type { Page } from '@playwright/test'
import { checkScreen, SCREEN_VARIANTS } from './support/visual-checks.ts'
import { expectNoConsoleErrors, expectToast } from './support/reader.ts'
import { expect, test } from './support/test.ts'
import type { Site } from './support/site.ts'

const USERS = '/admin?tab=users'
const TEXTS = {
  en: { search: 'Search by name or id', actions: 'Actions for', restrict: 'Moderate account' },
  ro: {
    search: 'Caută după nume sau ID',
    actions: 'Acțiuni pentru',
    restrict: 'Moderează contul',
  },
} as const

function locateRow(page: Page, name: string) {
  return page.getByRole('row').filter({ hasText: name })
}

async function searchMember(page: Page, name: string, language: keyof typeof TEXTS = 'en') {
  const words = TEXTS[language]
  await page.getByRole('searchbox', { name: words.search }).fill(name)
  await locateRow(page, name).first().waitFor()
  await page.getByRole('button', { name: `${words.actions} ${name}` }).click()
  const menu = page.getByRole('menu')
  await menu.waitFor()
  return menu
}

async function readRoles(site: Site, id: string): Promise<string[]> {
  return withClient(site.databaseUrl, async (client) => {
    const { rows } = await client.query<{ roles: string[] }>(
      'SELECT roles FROM users WHERE id = $1',
      [id]
    )
    return rows[0]!.roles
  })
}

/** Inserts a member whom a test may delete. */
async function insertMember(site: Site, id: string, name: string) {
  await withClient(site.databaseUrl, (client) =>
    client.query(
      'INSERT INTO users (id, discord_id, username, display_name) VALUES ($1, $1, $2, $3)',
      [id, `planted_${id}`, name]
    )
  )
}

test.describe('An owner', () => {
  test('searches and filters members, also without a match', async ({ newMember }) => {
    const { page } = await newMember(PEOPLE.olivia, USERS)
    await page.getByRole('grid', { name: 'Members' }).waitFor()
    await page.getByRole('searchbox', { name: 'Search by name or id' }).fill('nobody is called so')
    await page.getByText('No users found.').waitFor()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Banned' }).click()
    await locateRow(page, 'Boris Banned').waitFor()

    await expect(locateRow(page, 'Vlad Visitor')).toHaveCount(0)
    await expect(locateRow(page, 'Tara Tempban')).toHaveText(/until/)
  })

  test('grants and revokes a role', async ({ site, newMember }) => {
    const owner = await newMember(PEOPLE.olivia, USERS)
    const { page } = owner
    for (const role of ['Reviewer', 'User']) {
      const menu = await searchMember(page, 'Vlad Visitor')
      await menu.getByRole('menuitem', { name: 'Change role' }).click()
      const dialog = page.getByRole('dialog', { name: 'Update User Role' })
      await dialog.getByRole('radio', { name: role }).check()
      await dialog.getByRole('button', { name: 'Update Role' }).click()
      await expectToast(owner, 'User role updated successfully')
      await dialog.waitFor({ state: 'detached' })
      expect(await readRoles(site, PEOPLE.vlad)).toEqual([role.toLowerCase()])
      await page.reload()
    }
    expectNoConsoleErrors(owner)
  })

  test('cannot change her own role, and can change that of another owner', async ({
    newMember,
  }) => {
    const owner = await newMember(PEOPLE.olivia, USERS)
    const { page } = owner
    const own = await searchMember(page, 'Olivia Owner')
    await expect(own.getByRole('menuitem')).toHaveText(['View profile', 'Edit user'])
    await page.keyboard.press('Escape')

    const menu = await searchMember(page, 'Oscar Other')
    await menu.getByRole('menuitem', { name: 'Change role' }).click()
    const dialog = page.getByRole('dialog', { name: 'Update User Role' })
    await expect(dialog.getByRole('radio', { name: 'Owner' })).toBeChecked()
    await expect(dialog.getByRole('radio', { name: 'Developer Community' })).toHaveCount(0)
  })

  test('disables a member for a time, and enables them again', async ({ newMember }) => {
    const owner = await newMember(PEOPLE.olivia, USERS)
    const { page } = owner
    const menu = await searchMember(page, 'Andrei Pop')
    await menu.getByRole('menuitem', { name: 'Moderate account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Moderate Andrei Pop' })
    await dialog.getByRole('radio', { name: 'Disable temporarily' }).check()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Two accounts')
    await dialog.getByRole('checkbox', { name: 'No spam or advertising' }).check()
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await dialog.getByText('Duration amount is required for temporary actions').waitFor()
    await dialog.getByRole('spinbutton', { name: 'Duration' }).fill('2')
    await dialog.getByText(/^Ends on /).waitFor()
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await expectToast(owner, 'User moderation action completed')
    await locateRow(page, 'Andrei Pop').getByText('Disabled').waitFor()

    await page.getByRole('button', { name: 'Actions for Andrei Pop' }).click()
    await page.getByRole('menuitem', { name: 'Moderate account' }).click()
    await dialog.getByText(/Disabled: Two accounts/).waitFor()
    await dialog.getByRole('radio', { name: 'Enable' }).check()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('It was a brother')
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await locateRow(page, 'Andrei Pop').getByText('Active').waitFor()
    expect(owner.consoleErrors).toEqual([])
  })

  test('edits a member and sees validation errors', async ({ newMember }) => {
    const owner = await newMember(PEOPLE.olivia, USERS)
    const { page } = owner
    const menu = await searchMember(page, 'Ioana')
    await menu.getByRole('menuitem', { name: 'Edit user' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit User' })
    const save = dialog.getByRole('button', { name: 'Save Changes' })
    await expect(save).toBeDisabled()
    await dialog.getByRole('textbox', { name: 'GitHub' }).fill('not a handle')
    await save.click()
    await dialog.getByText('Please check this field.').waitFor()
    await expect(dialog.getByRole('textbox', { name: 'GitHub' })).toBeFocused()

    await dialog.getByRole('textbox', { name: 'GitHub' }).fill('ioana-codes')
    await save.click()
    await expectToast(owner, 'User updated successfully')
    await dialog.waitFor({ state: 'detached' })
  })

  test('deletes a member after a confirmation', async ({ site, newMember }) => {
    await insertMember(site, '299999999999999901', 'Felix Fleeting')
    const owner = await newMember(PEOPLE.olivia, USERS)
    const { page } = owner
    const menu = await searchMember(page, 'Felix Fleeting')
    await menu.getByRole('menuitem', { name: 'Delete user' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete Felix Fleeting?' })
    await question.getByRole('button', { name: 'Delete User' }).click()
    await expectToast(owner, 'User deleted successfully')
    await page.getByText('No users found.').waitFor()
    expect(owner.consoleErrors).toEqual([])
  })

  test('is the only role with the member list', async ({ newMember }) => {
    const { page } = await newMember(PEOPLE.mihai, '/admin')
    await page.getByRole('tab').first().waitFor()

    await expect(page.getByRole('tab', { name: 'User Management' })).toHaveCount(0)
  })
})

test.describe('The member list', () => {
  for (const { themes, ...options } of SCREEN_VARIANTS) {
    test(`looks right at ${options.width} px in ${options.language}`, async ({ newMember }) => {
      const owner = await newMember(PEOPLE.olivia, USERS, options)
      const { page } = owner
      const { language } = options
      const words = TEXTS[language]
      const look = async (name: string) =>
        expect(await checkScreen(owner, name, themes)).toEqual([])
      await page.getByRole('row').nth(3).waitFor()
      await look('staff-members')

      const menu = await searchMember(page, 'Tara Tempban', language)
      await look('staff-members-menu')
      await menu.getByRole('menuitem', { name: words.restrict }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio').nth(1).check()
      await dialog.getByRole('spinbutton').fill('2')
      await look('staff-members-restrict')
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })

      for (const [name, position] of [
        ['role', 1],
        ['discord', 3],
        ['edit', -2],
        ['delete', -1],
      ] as const) {
        await page.getByRole('button', { name: `${words.actions} Tara Tempban` }).click()
        await page.getByRole('menuitem').nth(position).click()
        const window = page.getByRole('dialog').or(page.getByRole('alertdialog'))
        await window.waitFor()
        await look(`staff-members-${name}`)
        await page.keyboard.press('Escape')
        await window.waitFor({ state: 'detached' })
      }
    })
  }
})
