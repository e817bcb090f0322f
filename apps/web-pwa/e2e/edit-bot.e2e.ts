import { spawnSync } from 'node:child_process'
import { toUtcDay } from '@botanica/api-client/contract'
import { BOTS, PEOPLE } from '@botanica/demo-world'
import { fillRequiredFields, LONG_DESCRIPTION, enterBotId, textbox } from './support/bot-form.ts'
import { createDiscordBot } from './support/discord.ts'
import { expectToast, waitForHydration } from './support/reader.ts'
import { expect, test } from './support/test.ts'

const SHARED = `/bot-edit/${BOTS.brunoApproved}`
/** The page of the main owner, which lists both bots. */
const OWN_BOTS = `/user/${PEOPLE.bruno}`
const hasCurl = spawnSync('curl', ['--version']).status === 0

test.describe('Editing a bot', () => {
  test('is possible for an additional owner, who cannot change the owners', async ({
    newMember,
  }) => {
    const carla = await newMember(PEOPLE.carla, SHARED)
    const { page } = carla
    const owners = textbox(page, 'Additional Owners')
    await expect(owners).toHaveValue(PEOPLE.carla)
    await expect(owners).not.toBeEditable()
    await page.getByText('Only the main owner can change these.').waitFor()
    await page.getByRole('listitem').getByText('Carla Coowner').waitFor()
    // The status stands in the serif line of the name, in the font of the other badges.
    await expect(page.getByRole('main').getByText('Approved', { exact: true })).toHaveCSS(
      'font-family',
      /^"Source Sans/
    )

    await textbox(page, 'Short Description').fill('Edited by Carla, who owns it too.')
    await page.getByRole('button', { name: 'Update Bot' }).click()
    await expectToast(carla, 'Bot Updated')
    await page.waitForURL(`**/bot/${BOTS.brunoApproved}`)
    await page.getByText('Edited by Carla, who owns it too.').first().waitFor()
  })

  test('an owner sets its end and its successor, which visitors read on its page and lists show last', async ({
    newMember,
    newReader,
  }) => {
    const { page } = await newMember(PEOPLE.carla, SHARED)
    const form = page.getByRole('form', { name: 'End of the bot' })
    const set = form.getByRole('button', { name: 'Set end date' })
    await form.getByLabel('End date').fill('2020-01-01')
    await textbox(page, 'Successor (optional)').fill('nothing')
    await set.click()
    await form.getByText('Please choose a day from today to two years ahead.').waitFor()
    await form.getByText('Please enter a Discord bot ID').waitFor()
    await expect(form.getByLabel('End date')).toBeFocused()
    await form.getByLabel('End date').fill(toUtcDay(Date.now()))
    await textbox(page, 'Successor (optional)').fill(`/bot/${BOTS.brunoCertified}`)
    await set.click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Set end date' }).click()
    const withdraw = page.getByRole('button', { name: 'Withdraw end date' })
    await withdraw.waitFor()

    const visitor = await newReader({ language: 'ro' })
    const cards = visitor.page.getByRole('heading', { name: /^(Hedgewarden|Starling)$/ })
    await visitor.open(OWN_BOTS)
    await expect(cards).toHaveText(['Starling', 'Hedgewarden'])
    await visitor.open(`/bot/${BOTS.brunoApproved}`)
    const notice = visitor.page.getByRole('note').filter({ hasText: 'Acest bot s‑a închis pe' })
    await notice.getByRole('link', { name: 'Starling' }).click()
    await visitor.page.getByRole('heading', { level: 1, name: 'Starling' }).waitFor()

    await withdraw.click()
    await dialog.getByRole('button', { name: 'Withdraw end date' }).click()
    await withdraw.waitFor({ state: 'detached' })
    await visitor.open(OWN_BOTS)
    await expect(cards).toHaveText(['Hedgewarden', 'Starling'])
  })

  test('shows the names of additional owners, and rejects unknown accounts', async ({
    newMember,
  }) => {
    const bruno = await newMember(PEOPLE.bruno, SHARED)
    const { page } = bruno
    const owners = textbox(page, 'Additional Owners')
    await owners.fill(`${PEOPLE.carla}, ${PEOPLE.vera}`)
    await page.getByRole('listitem').getByText('Vera Voter').waitFor()
    await owners.fill(`${PEOPLE.carla}, 299999999999999998`)
    await page.getByRole('listitem').getByText('Unknown User').waitFor()
    await page.getByRole('button', { name: 'Update Bot' }).click()
    await page.getByText('No Discord user has this ID.').waitFor()
    await expect(page).toHaveURL(/\/bot-edit\//)
  })

  test('asks before unsaved changes are discarded', async ({ newMember }) => {
    const { page } = await newMember(PEOPLE.bruno, SHARED)
    await textbox(page, 'Prefix').fill('?')
    await page.getByText('You have unsaved changes.').waitFor()
    await page.getByRole('link', { name: 'Cancel' }).click()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(textbox(page, 'Prefix')).toHaveValue('?')

    await page.getByRole('link', { name: 'Cancel' }).click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL(`**/bot/${BOTS.brunoApproved}`)
    await page.getByRole('link', { name: 'Edit Bot' }).click()
    await textbox(page, 'Prefix').waitFor()
    await expect(textbox(page, 'Prefix')).not.toHaveValue('?')
  })

  test('previews the description', async ({ newMember }) => {
    const { page } = await newMember(PEOPLE.bruno, SHARED)
    await textbox(page, 'Description').fill(`${LONG_DESCRIPTION} <img src=x onerror=alert(1)>`)
    await page.getByRole('button', { name: 'Preview' }).click()
    const preview = page.getByRole('region', { name: 'Preview' })
    await preview.locator('strong', { hasText: 'four hundred birds' }).waitFor()
    await expect(preview.locator('img')).toHaveCount(0)
  })

  test('reports missing fields, and keeps the entered text when saving fails', async ({
    newMember,
  }) => {
    const bruno = await newMember(PEOPLE.bruno, SHARED)
    const { page } = bruno
    await textbox(page, 'Website').fill('nowhere')
    await page.getByRole('button', { name: 'Update Bot' }).click()
    await page.getByText('Please enter a valid website URL.').waitFor()
    await textbox(page, 'Website').fill('https://example.com/fern')
    await page.route('**/api/bots/*', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', message: '', requestId: '' } })
    )
    await page.getByRole('button', { name: 'Update Bot' }).click()
    await expectToast(
      bruno,
      'Update Failed',
      'There was an error updating your bot. Please try again.'
    )
    await expect(textbox(page, 'Website')).toHaveValue('https://example.com/fern')
  })

  test('shows an example request for the server count, which works, and the page shows where the count comes from', async ({
    newMember,
  }) => {
    test.skip(!hasCurl, 'There is no curl here.')
    const { page } = await newMember(PEOPLE.bruno, SHARED)
    await page.getByRole('link', { name: 'Developer page' }).click()
    const example = page
      .getByRole('figure')
      .filter({ hasText: 'Post a server count' })
      .locator('code')
    await example.getByText('$BOT_TOKEN').waitFor()
    await page.getByRole('checkbox', { name: 'Report the server count', checked: true }).waitFor()
    await textbox(page, 'Name').fill('Production')
    await page.getByRole('button', { name: 'Create token' }).click()
    await page.getByRole('figure').filter({ hasText: 'Your new token' }).waitFor()
    await example.getByText('botanica_bot_').waitFor()
    const { stdout } = spawnSync('sh', ['-c', await example.innerText()], { encoding: 'utf8' })
    expect(JSON.parse(stdout)).toMatchObject({ guildCount: 1_280 })

    await page.reload()
    await waitForHydration(page)
    await page.getByRole('heading', { name: 'Production' }).waitFor()
    await expect(page.getByText('botanica_bot_')).toHaveCount(0)
    await page.goto(`/bot/${BOTS.brunoApproved}`)
    await page.getByText('reported by the bot').waitFor()
    await page.getByText('1,280', { exact: true }).waitFor()
  })

  test('forgets a new token that is revoked', async ({ newMember }) => {
    const { page } = await newMember(PEOPLE.bruno, `/bot/${BOTS.brunoApproved}/developer`)
    await textbox(page, 'Name').fill('Staging')
    await page.getByRole('button', { name: 'Create token' }).click()
    const issued = page.getByRole('figure').filter({ hasText: 'Your new token' })
    await issued.waitFor()
    const revoke = page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' })
    await page.getByRole('button', { name: 'Revoke Production' }).click()
    await revoke.click()
    await expect(page.getByRole('heading', { name: 'Production' })).toHaveCount(0)
    await expect(issued).toBeVisible()

    await page.getByRole('button', { name: 'Revoke Staging' }).click()
    await revoke.click()
    await page.getByText('This bot has no tokens yet.').waitFor()
    await expect(page.getByText('botanica_bot_')).toHaveCount(0)
  })

  test('includes handing the bot over to a member, who accepts in Romanian', async ({
    newMember,
  }) => {
    const paula = await newMember(PEOPLE.paula, `/bot-edit/${BOTS.paulaSecond}`)
    await textbox(paula.page, 'Discord ID of the new main owner').fill(PEOPLE.vlad)
    await paula.page.getByRole('button', { name: 'Hand over this bot' }).click()
    const offer = paula.page.getByRole('alertdialog', { name: /to Vlad Visitor\?$/ })
    await offer.getByRole('button', { name: 'Offer bot' }).click()
    await paula.page.getByText(/^Vlad Visitor can accept this bot until /).waitFor()

    const vlad = await newMember(PEOPLE.vlad, '/transfers', { language: 'ro' })
    await vlad.page.getByText(/^Paula Premium îți oferă acest bot\./).waitFor()
    await vlad.page.getByRole('button', { name: 'Acceptă' }).click()
    await vlad.page.getByRole('alertdialog').getByRole('button', { name: 'Acceptă' }).click()
    await vlad.page.getByText(/^Acum ești proprietarul principal al botului /).waitFor()
    await vlad.page.goto(`/bot-edit/${BOTS.paulaSecond}`)
    await expect(textbox(vlad.page, 'Descriere scurtă')).toBeEditable()
    await paula.page.goto('/transfers')
    await paula.page.getByRole('button', { name: 'Take back' }).waitFor()
  })

  test('includes deleting the bot after a confirmation', async ({ site, newMember }) => {
    const id = await createDiscordBot(site, 'Shortlived')
    const vera = await newMember(PEOPLE.vera, '/add-bot')
    const { page } = vera
    await enterBotId(page, id, 'Shortlived')
    await fillRequiredFields(page)
    await page.getByRole('button', { name: 'Submit Bot' }).click()
    await page.waitForURL(`**/bot/${id}`)
    await page.getByRole('link', { name: 'Edit Bot' }).click()
    await page.getByRole('button', { name: 'Delete Bot' }).click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
    const released = Promise.withResolvers<void>()
    await page.route('**/assets/own-profile-page-*.js', async (route) => {
      await released.promise
      await route.continue()
    })
    await question.getByRole('button', { name: 'Delete Bot' }).click()
    await expectToast(vera, 'Bot Deleted')
    // The profile has not loaded yet, so its absence proves nothing.
    await page.getByRole('form', { name: 'Edit Bot' }).waitFor()
    await expect(page.getByText('Bot Not Found')).toHaveCount(0)
    released.resolve()
    await page.waitForURL('**/profile')
    await page.goto(`/bot/${id}`)
    await page.getByText('Bot Not Found').waitFor()
    await expect(page.getByRole('heading', { name: 'Shortlived' })).toHaveCount(0)
  })

  test('redirects other members to the page of the bot, and visitors to Discord', async ({
    site,
    newReader,
  }) => {
    const vlad = await newReader()
    // The page redirects immediately, so the redirect is delayed until its text has been read.
    const { promise: isRead, resolve: goOn } = Promise.withResolvers<void>()
    await vlad.page.route(/\/api\/auth\/discord\?/, async (route) => {
      await isRead
      await route.continue()
    })
    await vlad.page.goto(SHARED)
    await expectToast(vlad, 'Login Required', 'Please log in to edit this bot.')
    goOn()
    await vlad.page.waitForURL(`${site.discordUrl}/**`)
    await vlad.page.getByRole('button', { name: 'Vlad Visitor' }).click()
    await vlad.page.waitForURL(`**/bot/${BOTS.brunoApproved}`)
    await expect(vlad.page.getByRole('link', { name: 'Edit Bot' })).toHaveCount(0)
  })
})
