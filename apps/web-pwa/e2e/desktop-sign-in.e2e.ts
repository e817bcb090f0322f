import { PEOPLE } from '@botanica/demo-world'
import { withClient } from '@botanica/run/postgres'
import { goOffline } from './support/network-idle.ts'
import { createDesktopClient, type DesktopClient } from './support/desktop.ts'
import { checkVisit, VISITS } from './support/visual-checks.ts'
import { expectNoConsoleErrors, expectToast } from './support/reader.ts'
import { expect, test } from './support/test.ts'
import type { Site } from './support/site.ts'

const SETTINGS = '/profile?tab=settings'
const CONFIRMATION_TITLE = 'Sign in to the desktop client'

const clients: DesktopClient[] = []
async function newClient(site: Site, device = 'Greenhouse desk') {
  const client = await createDesktopClient(site.siteUrl, device)
  clients.push(client)
  return client
}

async function isSignedIn(site: Site, token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` }
  const { ok } = await fetch(new URL('/api/admin/overview', site.siteUrl), { headers })
  return ok
}

const revokeTokens = (site: Site, memberId: string) =>
  withClient(site.databaseUrl, (client) =>
    client.query('DELETE FROM auth_access_tokens WHERE tokenable_id = $1', [memberId])
  )

test.describe('Signing in from the desktop client', () => {
  test.afterEach(async () => {
    for (const client of clients.splice(0)) await client.close()
  })

  test('goes through Discord and issues a token, which the profile lists and can revoke', async ({
    site,
    newReader,
  }) => {
    const client = await newClient(site)
    const reader = await newReader()
    const { page } = reader
    await page.goto(client.path)
    await page.waitForURL((url) => url.origin === site.discordUrl)
    await page.goto(`${page.url()}&demo_user=${PEOPLE.mihai}`)
    await page.getByRole('heading', { level: 1, name: CONFIRMATION_TITLE }).waitFor()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await page.getByText('Mihai Moderator', { exact: false }).first().waitFor()
    await page.getByText('Greenhouse desk').waitFor()
    await page.getByText(/only if you just started this from the desktop client/).waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: 'Back at the desk' }).waitFor()
    expectNoConsoleErrors(reader)

    const code = (await client.callbackParams).get('code')!
    const response = await client.redeem(code)
    expect(response.status).toBe(201)
    const { token, user } = (await response.json()) as { token: string; user: { id: string } }
    expect(user.id).toBe(PEOPLE.mihai)
    expect(await isSignedIn(site, token)).toBe(true)

    await page.goto(SETTINGS)
    const section = page.getByRole('region', { name: 'Desktop client' })
    const device = section.getByRole('listitem').filter({ hasText: 'Greenhouse desk' })
    await device.getByText('Expires').waitFor()
    await device.getByRole('button', { name: 'Sign out Greenhouse desk' }).click()
    const question = page.getByRole('alertdialog', { name: 'Sign out this device?' })
    await question.getByRole('button', { name: 'Sign out' }).click()
    await expectToast(reader, 'Greenhouse desk is signed out.')
    await section.getByText('You are not signed in to the desktop client').waitFor()
    await expect(section.getByRole('heading')).toBeFocused()
    expect(await isSignedIn(site, token)).toBe(false)
  })

  test('updates the open list of devices when a device signs in or out', async ({
    site,
    newMember,
  }) => {
    const watcher = await newMember(PEOPLE.rita, SETTINGS)
    const section = watcher.page.getByRole('region', { name: 'Desktop client' })
    await section.getByText('You are not signed in to the desktop client').waitFor()
    const client = await newClient(site, 'Potting bench')
    const { page } = await newMember(PEOPLE.rita, client.path)
    await page.getByRole('button', { name: 'Continue' }).click()
    const { token } = (await (
      await client.redeem((await client.callbackParams).get('code')!)
    ).json()) as {
      token: string
    }
    await section.getByText('Potting bench').waitFor()
    const { status } = await fetch(new URL('/api/desktop/tokens/current', site.siteUrl), {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(status).toBe(204)
    await section.getByText('Potting bench').waitFor({ state: 'detached' })
  })

  test('accepts a code only once', async ({ site, newMember }) => {
    const client = await newClient(site)
    const { page } = await newMember(PEOPLE.rita, client.path)
    await page.getByRole('button', { name: 'Continue' }).click()
    const code = (await client.callbackParams).get('code')!
    const { token } = (await (await client.redeem(code)).json()) as { token: string }
    expect((await client.redeem(code)).status).toBe(422)
    expect(await isSignedIn(site, token)).toBe(false)
  })

  test('rejects an expired code', async ({ site, newMember }) => {
    const client = await newClient(site)
    const { page } = await newMember(PEOPLE.rita, client.path)
    await page.getByRole('button', { name: 'Continue' }).click()
    const code = (await client.callbackParams).get('code')!
    await withClient(site.databaseUrl, (database) =>
      database.query(
        `UPDATE desktop_sign_ins SET expires_at = now() WHERE user_id = $1 AND spent_at IS NULL`,
        [PEOPLE.rita]
      )
    )
    expect((await client.redeem(code)).status).toBe(422)
  })

  test('can be declined', async ({ site, newMember }) => {
    const client = await newClient(site)
    const { page } = await newMember(PEOPLE.olivia, client.path)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('heading', { name: 'Back at the desk' }).waitFor()
    const answer = await client.callbackParams
    expect(answer.get('error')).toBe('access_denied')
    expect(client.path).toContain(`state=${answer.get('state')}`)
    expect(answer.has('code')).toBe(false)
  })

  test('is only for staff members whose accounts are not restricted', async ({
    site,
    newMember,
  }) => {
    const client = await newClient(site)
    const member = await newMember(PEOPLE.vlad, client.path)
    await member.page.getByRole('heading', { name: 'Access Denied' }).waitFor()
    await member.page.getByText("Vlad Visitor isn't a member").waitFor()
    await expect(member.page.getByRole('button', { name: 'Continue' })).toHaveCount(0)
    await member.page.goto(SETTINGS)
    await member.page.getByRole('heading', { name: 'Your data' }).waitFor()
    await expect(member.page.getByRole('region', { name: 'Desktop client' })).toHaveCount(0)

    const barred = await newMember(PEOPLE.bianca, client.path)
    await barred.page.getByText('Your account is restricted').waitFor()
    await barred.page.getByRole('link', { name: 'See why in your profile' }).waitFor()
    await expect(barred.page.getByRole('button', { name: 'Continue' })).toHaveCount(0)
  })

  test('rejects a URL with missing or invalid parameters', async ({ site, newReader }) => {
    const reader = await newReader()
    const { path } = await newClient(site)
    for (const wrong of ['/desktop-sign-in', path.replace(/port=\d+/, 'port=80')]) {
      await reader.open(wrong)
      await reader.page.getByRole('heading', { name: 'This link is incomplete' }).waitFor()
      await expect(reader.page.getByRole('button', { name: /Continue|Cancel/ })).toHaveCount(0)
    }
    expectNoConsoleErrors(reader)
  })

  test('reports that the server cannot be reached, and can be retried', async ({
    site,
    newMember,
  }) => {
    const client = await newClient(site)
    const { page, context } = await newMember(PEOPLE.mihai, client.path)
    await page.getByRole('button', { name: 'Continue' }).waitFor()
    await goOffline(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page
      .getByRole('alert')
      .filter({ hasText: 'Signing in to the desktop client failed' })
      .waitFor()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Continue' }).click()
    expect((await client.callbackParams).has('code')).toBe(true)
  })

  test('looks right', async ({ site, newMember }) => {
    const findings: string[] = []
    for (const visit of VISITS) {
      const { width, language } = visit
      const options = { width, language }
      const client = await newClient(site, 'Greenhouse desk')
      const staff = await newMember(PEOPLE.mihai, client.path, options)
      await staff.page.getByText('Greenhouse desk').waitFor()
      findings.push(...(await checkVisit(staff, 'desktop-sign-in', visit)))
      await staff.page.getByRole('main').getByRole('button').last().click()
      await client.redeem((await client.callbackParams).get('code')!)
      await staff.page.getByRole('heading', { name: 'Back at the desk' }).waitFor()
      await staff.page.goto(SETTINGS)
      await staff.page.getByText('Greenhouse desk').waitFor()
      findings.push(...(await checkVisit(staff, 'desktop-devices', visit)))
      await revokeTokens(site, PEOPLE.mihai)

      const member = await newMember(PEOPLE.vlad, client.path, options)
      await member.page.getByRole('alert').waitFor()
      findings.push(...(await checkVisit(member, 'desktop-denied', visit)))
    }
    expect(findings).toEqual([])
  })
})
