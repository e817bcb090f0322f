import { MEMBERS, PEOPLE } from '@botanica/demo-world'
import { withClient } from '@botanica/run/postgres'
import { createDiscordBot } from '../../web-pwa/e2e/support/discord.ts'
import type { Reader } from '../../web-pwa/e2e/support/reader.ts'
import type { Site } from '../../web-pwa/e2e/support/site.ts'
import { beginSignIn, type Client } from './support/client.ts'
import { expect, test, type NewMember } from './support/test.ts'

const NAMES = ['Nightjar', 'Bittern', 'Ownbird', 'Curlew', 'Dunnock', 'Egret', 'Fieldfare']

/** Deletes the submitted bots: a member's bots are limited, and this file may run again. */
test.afterEach(({ site }) =>
  withClient(site.databaseUrl, (client) =>
    client.query(
      'UPDATE bots SET deleted_at = now() WHERE user_id = ANY ($1) AND name = ANY ($2)',
      [[MEMBERS.maya, MEMBERS.ioana, PEOPLE.rita], NAMES]
    )
  )
)

/** Sends a request as a page of the site does. */
async function call({ page }: Reader, path: string, data: object) {
  const request = [path, JSON.stringify(data)] as const
  const answer = await page.evaluate(async ([address, body]) => {
    const headers = { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' }
    const sent = await fetch(address, { method: 'POST', headers, body })
    return { ok: sent.ok, text: await sent.text() }
  }, request)
  expect(answer).toMatchObject({ ok: true })
  return JSON.parse(answer.text) as { id: number; redirect_to: string }
}

/** Signs Rita in through a page of the site, where she stays signed in. */
async function signInAsRita(newMember: NewMember, client: Client): Promise<Reader> {
  const rita = await newMember(PEOPLE.rita, '/profile')
  const { searchParams } = await beginSignIn(client)
  const signInRequest = {
    ...Object.fromEntries(searchParams),
    port: Number(searchParams.get('port')),
  }
  const { redirect_to: back } = await call(rita, '/api/desktop/sign-ins', signInRequest)
  await fetch(back)
  const page = await client.page()
  await page.getByRole('tab', { name: 'Pending Bots' }).waitFor()
  return rita
}

/** Submits a new bot on the site. @returns its id */
async function submit(site: Site, builder: Reader, name: string) {
  const discordBotId = await createDiscordBot(site, name)
  const { id } = await call(builder, '/api/bots', {
    discordBotId,
    prefix: '!',
    shortDescription: 'Waters your server while you sleep.',
    description: 'It waters, weeds and prunes, and tells you in the morning what it has done.',
    inviteUrl: `https://discord.com/oauth2/authorize?client_id=${discordBotId}&scope=bot`,
    tags: ['Utility'],
    name,
  })
  return id
}

/** The overview also counts pending bots that wait for their owners. */
const COUNTED = ['/api/admin/overview', '/api/admin/bots/pending?limit=100']

/** The queue of pending bots, and what the badge counts for a reviewer: these, open appeals and reports, and changes that wait. */
async function countQueueItems({ page }: Reader) {
  const counted = await page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).json())),
    COUNTED
  )
  const [overview, queue] = counted as [Record<string, number>, unknown[]]
  const pending = queue.length
  return {
    pending,
    total: pending + overview.openAppeals! + overview.openReports! + overview.openChanges!,
  }
}

const getTitles = ({ shell }: Client) =>
  shell.desktop.notifications.map(({ options }) => options.title)

const untilCounted = ({ shell }: Client, count: number) =>
  expect.poll(() => shell.app.badgeCount).toBe(count)

test.describe('Notifications', () => {
  test('report a new bot while the window is in the tray, open it, and disappear once it is decided on the web', async ({
    site,
    newMember,
    startClient,
  }) => {
    const client = await startClient({ hasTray: true })
    const { shell } = client
    const rita = await signInAsRita(newMember, client)
    const builder = await newMember(MEMBERS.maya, '/profile')
    const { pending, total: before } = await countQueueItems(rita)
    await untilCounted(client, before)

    shell.window.close()
    // oxlint-disable-next-line playwright/prefer-web-first-assertions -- a simulated window of Electron, no element
    expect(shell.window.isVisible()).toBe(false)
    expect(getTitles(client)).toEqual(['Botanica is still running'])

    const id = await submit(site, builder, 'Nightjar')
    await expect.poll(() => getTitles(client)).toHaveLength(2)
    const notification = shell.desktop.notifications[1]!
    expect(notification.options.title).toBe('Nightjar is waiting for review')
    await untilCounted(client, before + 1)
    expect(shell.desktop.trays[0]!.toolTip).toContain(`${pending + 1} pending bots`)

    notification.click()
    // oxlint-disable-next-line playwright/prefer-web-first-assertions -- a simulated window of Electron, no element
    expect(shell.window.isVisible()).toBe(true)
    const page = await client.page()
    await page.getByRole('article', { name: 'Nightjar' }).waitFor()

    await call(rita, `/api/admin/bots/${id}/approve`, {})
    await expect.poll(() => notification.isShown).toBe(false)
    await untilCounted(client, before)
  })

  test('skip bots that the user sees or submitted, and summarize those that came while the machine was locked', async ({
    site,
    newMember,
    startClient,
  }) => {
    const client = await startClient()
    const { shell } = client
    const rita = await signInAsRita(newMember, client)
    const builder = await newMember(MEMBERS.ioana, '/profile')
    const { pending, total: before } = await countQueueItems(rita)
    await untilCounted(client, before)
    expect(shell.window.isFocused()).toBe(true)
    await submit(site, builder, 'Bittern')
    await untilCounted(client, before + 1)

    shell.lookElsewhere()
    await submit(site, rita, 'Ownbird')
    await untilCounted(client, before + 2)
    expect(getTitles(client)).toEqual([])

    shell.power.emit('lock-screen')
    for (const name of ['Curlew', 'Dunnock', 'Egret']) await submit(site, builder, name)
    expect(shell.app.badgeCount).toBe(before + 2)
    shell.power.emit('unlock-screen')
    await expect.poll(() => getTitles(client)).toEqual(['3 new bots are waiting'])
    await untilCounted(client, before + 5)

    shell.desktop.notifications[0]!.click()
    const page = await client.page()
    expect(shell.window.isFocused()).toBe(true)
    await page.getByText(`${pending + 5} results`, { exact: true }).waitFor()
  })
})

test.describe('A restart of the server', () => {
  test('reports nothing old, and every later bot', async ({ site, newMember, startClient }) => {
    const client = await startClient()
    const rita = await signInAsRita(newMember, client)
    const builder = await newMember(MEMBERS.maya, '/profile')
    const { total: before } = await countQueueItems(rita)
    await untilCounted(client, before)
    client.shell.lookElsewhere()

    await site.stopServer()
    await site.startServer()
    await submit(site, builder, 'Fieldfare')
    await expect.poll(() => getTitles(client)).toEqual(['Fieldfare is waiting for review'])
    await untilCounted(client, before + 1)
  })
})
