import { INBOX_KINDS } from '@botanica/api-client/contract'
import { PEOPLE } from '@botanica/demo-world'
import type { Language } from '@botanica/ui/i18n'
import { withClient } from '@botanica/run/postgres'
import { checkScreen, checkVisit, VISITS } from './support/visual-checks.ts'
import { waitForNetworkIdle } from './support/network-idle.ts'
import {
  listSubscriptions,
  deliverPushMessage,
  listEndpoints,
  waitForMessages,
  listNotifications,
  clickNotification,
  readPublicKey,
  renewSubscription,
  subscribeAtSimulator,
  publishInboxEvent,
} from './support/push.ts'
import { expectNoConsoleErrors, signIn, type Reader, type ReaderOptions } from './support/reader.ts'
import { expect, IN_WHOLE_BROWSER, test, type NewReader } from './support/test.ts'
import type { Site } from './support/site.ts'

const SETTINGS = '/profile?tab=settings'
const REASON = 'It steals passwords'

const TEXTS = {
  en: {
    device: 'Notifications on this device',
    on: 'Notifications are on for this device.',
    off: 'Notifications are off for this device.',
    denied: /^Your browser blocks notifications/,
    unsupported: /^This browser cannot receive notifications/,
  },
  ro: {
    device: 'Notificări pe acest dispozitiv',
    on: 'Notificările sunt activate pe acest dispozitiv.',
    off: 'Notificările sunt dezactivate pe acest dispozitiv.',
    denied: /^Browserul tău blochează notificările/,
    unsupported: /^Acest browser nu poate primi notificări/,
  },
} as const

/** Scripts that make a browser unable to receive push messages. */
const WITHOUT_PUSH = {
  denied: () => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  },
  unsupported: () => {
    Reflect.deleteProperty(window, 'PushManager')
  },
} as const

/** Opens the account settings for a member whose browser can receive push messages. */
async function newReceiver(
  site: Site,
  newReader: NewReader,
  personId: string,
  options: ReaderOptions = {}
): Promise<Reader> {
  const reader = await newReader({ ...options, worker: true })
  await reader.context.grantPermissions(['notifications'])
  await subscribeAtSimulator(site, reader)
  await signIn(reader, personId)
  await reader.open(SETTINGS)
  return reader
}

async function switchOn({ page }: Reader, language: Language = 'en') {
  await page.getByRole('switch', { name: TEXTS[language].device }).click()
  await page.getByText(TEXTS[language].on, { exact: true }).waitFor()
}

function readPushChoices(site: Site, memberId: string) {
  return withClient(site.databaseUrl, async (client) => {
    const { rows } = await client.query<{ kinds: string[] }>(
      'SELECT kinds FROM web_push_choices WHERE user_id = $1',
      [memberId]
    )
    return rows[0]?.kinds ?? null
  })
}

function listUnreadKinds(site: Site, memberId: string) {
  return withClient(site.databaseUrl, async (client) => {
    const { rows } = await client.query<{ kind: string }>(
      'SELECT kind FROM inbox_items WHERE user_id = $1 AND read_at IS NULL ORDER BY id',
      [memberId]
    )
    return rows.map(({ kind }) => kind)
  })
}

test.describe('Web push', IN_WHOLE_BROWSER, () => {
  test('can be switched on, limited to kinds, followed to its target, and switched off', async ({
    site,
    newReader,
  }) => {
    const reader = await newReceiver(site, newReader, PEOPLE.vlad)
    const { page } = reader
    await page.getByText(TEXTS.en.off, { exact: true }).waitFor()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await switchOn(reader)
    const [endpoint] = await listEndpoints(site, PEOPLE.vlad)

    await page.getByRole('checkbox', { name: 'someone replies to my review' }).click()
    await page.getByRole('checkbox', { name: 'my bot is approved', exact: true }).click()
    await expect.poll(() => readPushChoices(site, PEOPLE.vlad)).toHaveLength(INBOX_KINDS.length - 2)
    await publishInboxEvent(site, PEOPLE.vlad, { kind: 'review_reply' })
    await publishInboxEvent(site, PEOPLE.vlad, { kind: 'bot_rejected', reason: REASON })
    const [message] = await waitForMessages(site, endpoint!, 1)
    expect(message).not.toContain(REASON)

    await page.goto('/discover')
    await deliverPushMessage(reader, message!)
    await expect.poll(() => listNotifications(reader)).toHaveLength(1)
    const [shown] = await listNotifications(reader)
    expect(shown).toMatchObject({
      title: 'Your bot was rejected',
      body: 'Open Botanica to see why.',
      lang: 'en',
    })
    expect(await listUnreadKinds(site, PEOPLE.vlad)).toContain('bot_rejected')
    await clickNotification(reader, shown!.tag)
    await page.waitForURL('**/profile')
    await expect.poll(() => listNotifications(reader)).toEqual([])
    await expect.poll(() => listUnreadKinds(site, PEOPLE.vlad)).not.toContain('bot_rejected')

    await page.goto(SETTINGS)
    await page.getByRole('switch', { name: TEXTS.en.device, checked: true }).click()
    await page.getByText(TEXTS.en.off, { exact: true }).waitFor()
    expect(await listEndpoints(site, PEOPLE.vlad)).toEqual([])
    expectNoConsoleErrors(reader)
  })

  test('is sent in Romanian to a Romanian browser, and ends on sign-out', async ({
    site,
    newReader,
  }) => {
    const reader = await newReceiver(site, newReader, PEOPLE.nina, { language: 'ro' })
    const { page } = reader
    await switchOn(reader, 'ro')
    const [endpoint] = await listEndpoints(site, PEOPLE.nina)
    await publishInboxEvent(site, PEOPLE.nina, { kind: 'account_freed' })
    const [message] = await waitForMessages(site, endpoint!, 1)
    await deliverPushMessage(reader, message!)
    await deliverPushMessage(reader, message!)
    // A repeated message replaces the first. An unknown message shows a generic notification.
    await deliverPushMessage(reader, 'nonsense')
    await expect
      .poll(async () => (await listNotifications(reader)).map(({ title }) => title).toSorted())
      .toEqual(['Contul tău nu mai este restricționat', "There's news about your account"])
    const freed = (await listNotifications(reader)).find(({ title }) => title.startsWith('Contul'))
    expect(freed?.body).toBe('Deschide Botanica ca să afli de ce.')

    await page.getByRole('button', { name: 'Notificări' }).click()
    // The link below the items moves when they arrive.
    const inbox = page.getByRole('dialog', { name: 'Notificări' })
    await inbox.getByText('Contul tău nu mai este restricționat').waitFor()
    await inbox.getByRole('link', { name: 'Setările notificărilor' }).click()
    await page.waitForURL('**/profile?tab=settings#push-notifications')
    await page.locator('main a[href="/api/logout"]').click()
    await page.waitForURL((url) => url.pathname === '/')
    expect(await listEndpoints(site, PEOPLE.nina)).toEqual([])
    await expect.poll(() => listNotifications(reader)).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('test-subscription'))).toBeNull()
  })

  test('reports a renewed subscription and a new language to the server', async ({
    site,
    newReader,
  }) => {
    const reader = await newReceiver(site, newReader, PEOPLE.lia)
    const { page } = reader
    await switchOn(reader)
    expect(await listSubscriptions(site, PEOPLE.lia)).toMatchObject([{ language: 'en' }])
    await page.getByRole('button', { name: 'RO' }).first().click()
    await expect.poll(() => listSubscriptions(site, PEOPLE.lia)).toMatchObject([{ language: 'ro' }])
    const renewed = await renewSubscription(site, reader, await readPublicKey(reader))
    expect(await listEndpoints(site, PEOPLE.lia)).toEqual([renewed])
  })

  test('requests the permission only on a click, and explains a denial', async ({
    site,
    newReader,
  }) => {
    const reader = await newReader({ worker: true })
    const { page } = reader
    // Simulates a browser without a decision: test browsers cannot show the permission prompt.
    await reader.context.addInitScript(() => {
      const asked = { times: 0, permission: 'default' as NotificationPermission }
      Object.defineProperty(Notification, 'permission', { get: () => asked.permission })
      Notification.requestPermission = async () => {
        asked.times++
        if (asked.times > 1) asked.permission = 'denied'
        return asked.permission
      }
      Object.assign(window, { asked })
    })
    const timesAsked = () =>
      page.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times)
    await signIn(reader, PEOPLE.devon)
    await reader.open(SETTINGS)
    const device = page.getByRole('switch', { name: TEXTS.en.device })
    await device.waitFor()
    expect(await timesAsked()).toBe(0)
    await device.press('Space')
    await page
      .getByRole('main')
      .getByText(/^You dismissed the prompt/)
      .waitFor()
    expect(await timesAsked()).toBe(1)
    await device.press('Space')
    await page.getByRole('main').getByText(TEXTS.en.denied).waitFor()
    await expect(device).toHaveCount(0)
    expect(await listEndpoints(site, PEOPLE.devon)).toEqual([])
  })

  test('retries loading the settings', async ({ newReader }) => {
    const reader = await newReader()
    const { page } = reader
    await reader.context.grantPermissions(['notifications'])
    await page.route('**/api/user/push', (route) => route.abort())
    await signIn(reader, PEOPLE.carla)
    await reader.open(SETTINGS)
    await page.getByText('Your notification settings could not be loaded.').waitFor()
    await page.unroute('**/api/user/push')
    const section = page.getByRole('region', { name: 'Notifications on your devices' })
    await section.getByRole('button').click()
    await page.getByText(TEXTS.en.off, { exact: true }).waitFor()
    await expect(section.getByRole('switch')).toBeEnabled()
  })

  test('reports failures and stays off', async ({ site, newReader }) => {
    const reader = await newReceiver(site, newReader, PEOPLE.carla)
    const { page } = reader
    await page.evaluate(() => {
      PushManager.prototype.subscribe = () => Promise.reject(new Error('No service.'))
    })
    const device = page.getByRole('switch', { name: TEXTS.en.device })
    await device.click()
    await page
      .getByRole('main')
      .getByText(/^Your browser could not be registered/)
      .waitFor()
    await expect(device).toHaveAttribute('aria-checked', 'false')
    expect(await listEndpoints(site, PEOPLE.carla)).toEqual([])
  })

  test('cannot be switched on by banned members', async ({ site, newReader }) => {
    const { page } = await newReceiver(site, newReader, PEOPLE.boris)
    await page.getByText('Your account is restricted, so you cannot switch').waitFor()
    await expect(page.getByRole('switch', { name: TEXTS.en.device })).toBeDisabled()
  })
})

test.describe('The push settings', IN_WHOLE_BROWSER, () => {
  for (const visit of VISITS) {
    test(`look right when on, at ${visit.width} px in ${visit.language}`, async ({
      site,
      newReader,
    }) => {
      const { width, language } = visit
      const reader = await newReceiver(site, newReader, PEOPLE.emil, { width, language })
      await switchOn(reader, language)
      await waitForNetworkIdle(reader.page)
      expect(await checkVisit(reader, 'push-on', visit)).toEqual([])
    })
  }

  test('look right when denied and when not supported', async ({ newReader }) => {
    for (const state of ['denied', 'unsupported'] as const) {
      const reader = await newReader({ width: 360, language: 'ro' })
      await reader.context.addInitScript(WITHOUT_PUSH[state])
      await signIn(reader, PEOPLE.vera)
      await reader.open(SETTINGS)
      await reader.page.getByText(TEXTS.ro[state]).waitFor()
      await expect(reader.page.getByRole('switch')).toHaveCount(0)
      expect(await checkScreen(reader, `push-${state}`, ['light'])).toEqual([])
    }
  })
})
