import { PEOPLE } from '@botanica/demo-world'
import { withClient } from '@botanica/run/postgres'
import { ace } from '../../web-pwa/e2e/support/ace.ts'
import { dumpStorage } from '../../web-pwa/e2e/support/offline.ts'
import type { Reader } from '../../web-pwa/e2e/support/reader.ts'
import { createMachine } from './shell/index.ts'
import { listFiles } from './support/files.ts'
import { beginSignIn, signInToClient, type Client } from './support/client.ts'
import { expect, test } from './support/test.ts'
import type { Site } from '../../web-pwa/e2e/support/site.ts'

const SIGN_IN = 'Sign in with your browser'

const database = (site: Site, text: string, values: unknown[] = []) =>
  withClient(site.databaseUrl, (client) => client.query(text, values))

/** Resets the site before a retry: the failed attempt may have left a ban or another role. */
test.beforeEach(async ({ site }, { retry }) => {
  if (retry > 0) await site.reset()
})
test.afterEach(({ site }) => database(site, 'DELETE FROM auth_access_tokens'))

const countTokens = async (site: Site, memberId: string) => {
  const found = await database(site, 'SELECT 1 FROM auth_access_tokens WHERE tokenable_id = $1', [
    memberId,
  ])
  return found.rowCount
}

async function expectSignedOut(client: Client) {
  const page = await client.page()
  await page.getByRole('button', { name: SIGN_IN }).waitFor()
  expect(client.running!.session.current.state).toBe('signed-out')
}

test.describe('Signing in', () => {
  test('uses the system’s browser and a challenge of this client', async ({
    site,
    startClient,
  }) => {
    const client = await startClient()
    const address = await beginSignIn(client)
    expect(address.origin + address.pathname).toBe(`${site.siteUrl}/desktop-sign-in`)
    const { port, state, challenge } = Object.fromEntries(address.searchParams)
    expect(challenge).toMatch(/^[\w-]{43}$/)
    const elsewhere = await fetch(`http://127.0.0.1:${port}/`)
    expect(elsewhere.status).toBe(404)
    await fetch(`http://127.0.0.1:${port}/cb?code=made-up&state=another`)
    expect(state).not.toBe('another')
    expect(client.running!.session.current.state).not.toBe('signed-in')
    expect(client.shell.windows).toHaveLength(1)
  })

  test('shows in the client that it was declined in the browser', async ({
    newMember,
    startClient,
  }) => {
    const client = await startClient()
    const address = await beginSignIn(client)
    const rita = await newMember(PEOPLE.rita, address.pathname + address.search)
    await rita.page.getByRole('button', { name: 'Cancel' }).click()
    const page = await client.page()
    await page
      .getByRole('alert')
      .getByText(/You declined/)
      .waitFor()
    expect(client.running!.session.current).toEqual({ state: 'signed-out', reason: 'denied' })
  })
})

test.describe('The token', () => {
  test('survives a restart in the system’s key store, and no file has it in plain text', async ({
    newMember,
    startClient,
  }) => {
    const machine = createMachine()
    const first = await startClient({ machine })
    await signInToClient(newMember, first, PEOPLE.rita)
    const page = await first.page()
    const seen = await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]))
    expect(seen).not.toMatch(/botanica_|bearer/i)
    first.running!.stop()
    first.quit()
    expect(listFiles(machine.home).some(({ text }) => text.includes('botanica_'))).toBe(false)

    const second = await startClient({ machine })
    expect(second.running!.session.current).toMatchObject({
      state: 'signed-in',
      tokenStorage: 'system',
    })
    await (await second.page()).getByRole('tab', { name: 'Pending Bots' }).waitFor()
  })

  for (const keyStore of ['basic_text', 'none'] as const) {
    test(`is lost on quit without a secure key store (${keyStore}), as the client shows`, async ({
      newMember,
      startClient,
    }) => {
      const machine = createMachine({ keyStore })
      const first = await startClient({ machine })
      await signInToClient(newMember, first, PEOPLE.rita)
      const page = await first.page()
      await page.getByText(/can't store your session securely/).waitFor()
      expect(first.running!.session.current).toMatchObject({
        state: 'signed-in',
        tokenStorage: 'memory',
      })
      first.running!.stop()
      first.quit()

      const second = await startClient({ machine })
      await expectSignedOut(second)
    })
  }
})

async function endInProfile(_site: Site, { page }: Reader) {
  await page.goto('/profile?tab=settings')
  const section = page.getByRole('region', { name: 'Desktop client' })
  await section.getByRole('button', { name: /^Sign out/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign out this device?' })
  await question.getByRole('button', { name: 'Sign out' }).click()
}

/** What ends the session of Mihai's client, and what undoes it. */
const ENDS: readonly [
  name: string,
  end: (site: Site, browser: Reader) => unknown,
  undo: (site: Site) => unknown,
][] = [
  [
    'a ban',
    (site) => ace(site, 'users:ban', PEOPLE.mihai, '--reason=Of a test.', '--rule=no-spam'),
    (site) => ace(site, 'users:unban', PEOPLE.mihai),
  ],
  [
    'a change of role',
    (site) => ace(site, 'staff:grant', PEOPLE.mihai, 'reviewer'),
    (site) => ace(site, 'staff:grant', PEOPLE.mihai, 'moderator'),
  ],
  ['its end in the profile', endInProfile, () => {}],
]

test.describe('The end of a session', () => {
  test('by signing out deletes everything in the window, in files and on the server', async ({
    site,
    newMember,
    startClient,
  }) => {
    const client = await startClient()
    await signInToClient(newMember, client, PEOPLE.rita)
    const page = await client.page()
    await page.getByRole('article').first().waitFor()
    expect(await countTokens(site, PEOPLE.rita)).toBe(1)
    await page.getByRole('button', { name: /^Account: / }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expectSignedOut(client)
    await expect.poll(() => countTokens(site, PEOPLE.rita)).toBe(0)
    for (const name of ['Rita', 'Sundial', PEOPLE.rita]) {
      await expect.poll(() => dumpStorage(page)).not.toContain(name)
    }
    await expect
      .poll(() => listFiles(client.machine.home).map(({ name }) => name))
      .not.toContain('session.json')
  })

  for (const [name, end, undo] of ENDS) {
    test(`comes with ${name}`, async ({ site, newMember, startClient }) => {
      const client = await startClient()
      const browser = await signInToClient(newMember, client, PEOPLE.mihai)
      try {
        await end(site, browser)
        await expectSignedOut(client)
        expect(await countTokens(site, PEOPLE.mihai)).toBe(0)
      } finally {
        await undo(site)
      }
    })
  }
})

test('a second instance shows the window of the first and quits', async ({ startClient }) => {
  const first = await startClient()
  first.shell.window.minimize()
  const second = await startClient({ machine: first.machine })
  expect(second.running).toBeNull()
  expect(second.shell.app.exitCode).toBe(0)
  expect(first.shell.window.isMinimized()).toBe(false)
  expect(first.shell.window.isFocused()).toBe(true)
})

for (const argument of ['--inspect', '--inspect-brk=0', '--remote-debugging-port=9222']) {
  test(`a packaged client does not start with ${argument}`, async ({ startClient }) => {
    const client = await startClient({ argv: ['botanica-staff', argument] })
    expect(client.running).toBeNull()
    expect(client.shell.app.exitCode).toBe(1)
  })
}
