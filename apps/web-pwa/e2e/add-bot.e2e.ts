import { BOTS, PEOPLE } from '@botanica/demo-world'
import { scaleTimeout } from '@botanica/testkit/timeouts'
import { ace } from './support/ace.ts'
import {
  fillRequiredFields,
  BOT_FORM_TEXTS,
  LONG_DESCRIPTION,
  enterBotId,
  SHORT_DESCRIPTION,
  textbox,
} from './support/bot-form.ts'
import { whileDiscordMisbehaves, createDiscordBot, setInServer } from './support/discord.ts'
import { expectToast, waitForHydration, WIDTHS } from './support/reader.ts'
import { expect, test } from './support/test.ts'

const PATH = '/add-bot'
const REASON = 'Tell us more about the birds.'

test.describe('Submitting a bot', () => {
  test('works on a phone in Romanian, and a rejected bot can be resubmitted', async ({
    site,
    newReader,
    newMember,
  }) => {
    const id = await createDiscordBot(site, 'Birdsong')
    const bruno = await newMember(PEOPLE.bruno, PATH, { width: WIDTHS.phone, language: 'ro' })
    const { page } = bruno
    const words = BOT_FORM_TEXTS.ro
    await enterBotId(page, id, 'Birdsong', 'ro')
    await expect(textbox(page, 'Link de invitație')).toHaveValue(new RegExp(`client_id=${id}`))
    await page.getByText(/^De completat sau corectat: /).waitFor()
    await fillRequiredFields(page, 'ro')
    await page.getByRole('button', { name: 'Verifică acum' }).click()
    await page.getByText('Discord cunoaște botul.').waitFor()
    await page.getByText('Descriere: mai puțin de 150 de caractere.').waitFor()
    await page.getByRole('button', { name: words.submit }).click()

    await expectToast(bruno, 'Bot trimis spre verificare')
    await page.waitForURL(`**/bot/${id}`)
    await page.getByRole('heading', { level: 1, name: 'Birdsong' }).waitFor()
    await expect(page.getByText(/^Locul \d+ în coadă\. E rândul echipei\.$/)).toBeVisible()
    const stranger = await newReader()
    const response = await stranger.page.goto(`/bot/${id}`)
    expect(response?.status()).toBe(404)

    ace(site, 'bots:reject', id, `--reason=${REASON}`, '--rule=help')
    await page.goto(`/bot-edit/${id}`)
    await page.getByText(REASON).waitFor()
    await page.getByRole('link', { name: words.resubmit }).click()
    await page.waitForURL(`**/add-bot?id=${id}`)
    await page.getByText('Acest bot a fost respins anterior.').waitFor()
    await expect(textbox(page, words.description)).toHaveValue(LONG_DESCRIPTION)
    await textbox(page, words.description).fill(`${LONG_DESCRIPTION} Nightingales too.`)
    await page.getByRole('button', { name: words.resubmit }).click()

    await expectToast(bruno, 'Bot retrimis cu succes')
    await page.waitForURL('**/profile')
    await page.goto(`/bot/${id}`)
    await page.getByText('Nightingales too.').waitFor()
    await page.getByText('Bot în curs de verificare').waitFor()
  })

  test('requires membership of the community server, and works after joining and reloading', async ({
    site,
    newMember,
  }) => {
    const id = await createDiscordBot(site, 'Newcomer')
    const nina = await newMember(PEOPLE.nina, PATH)
    const { page } = nina
    const window = page.getByRole('dialog', { name: 'Discord Server Required' })
    await window.waitFor()
    await expect(window.getByRole('link', { name: 'Join Discord Server' })).toHaveAttribute(
      'target',
      '_blank'
    )
    await window.getByRole('button', { name: 'Close' }).click()
    await enterBotId(page, id, 'Newcomer')
    await fillRequiredFields(page)
    const submit = page.getByRole('button', { name: 'Submit Bot' })
    await submit.click()
    await window.waitFor()
    // It has another name while the server is asked.
    const refresh = window.getByRole('button', { name: "I've Joined - Refresh Status" })
    await setInServer(site, PEOPLE.nina, true)
    try {
      await expect
        .poll(async () => {
          if (await refresh.isVisible()) await refresh.click()
          return window.count()
        })
        .toBe(0)
      await submit.click()
      await expectToast(nina, 'Bot Submitted for Review')
      await page.waitForURL(`**/bot/${id}`)
    } finally {
      await setInServer(site, PEOPLE.nina, false)
    }
  })

  test('reports the limit of submissions and keeps what was entered', async ({
    site,
    newMember,
  }) => {
    const id = await createDiscordBot(site, 'Onemore')
    const lia = await newMember(PEOPLE.lia, PATH)
    const { page } = lia
    await enterBotId(page, id, 'Onemore')
    await fillRequiredFields(page)
    await page.getByRole('button', { name: 'Submit Bot' }).click()

    await expectToast(
      lia,
      'Submission Failed',
      'You have reached your limit of 5 bots. Premium members can list up to 10.'
    )
    await expect(textbox(page, 'Description')).toHaveValue(LONG_DESCRIPTION)
  })

  test('restores a draft after a reload and deletes it after the submission', async ({
    site,
    newMember,
  }) => {
    const id = await createDiscordBot(site, 'Draftling')
    const vlad = await newMember(PEOPLE.vlad, PATH)
    const { page } = vlad
    await enterBotId(page, id, 'Draftling')
    await fillRequiredFields(page)
    await page.reload()
    await waitForHydration(page)
    await page.getByText('Ready to submit.').waitFor()
    await expect(textbox(page, 'Short Description')).toHaveValue(SHORT_DESCRIPTION)

    await page.route('**/api/bots', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: '', requestId: '' } })
    )
    await page.getByRole('button', { name: 'Submit Bot' }).click()
    await expectToast(
      vlad,
      'Submission Failed',
      'The server is busy at the moment. There was an error submitting your bot. Please try again.'
    )
    await expect(textbox(page, 'Short Description')).toHaveValue(SHORT_DESCRIPTION)
    await page.unroute('**/api/bots')
    await page.getByRole('button', { name: 'Submit Bot' }).click()
    await page.waitForURL(`**/bot/${id}`)

    await page.goto(PATH)
    await waitForHydration(page)
    await textbox(page, 'Short Description').waitFor()
    await expect(textbox(page, 'Short Description')).toHaveValue('')
    await expect(textbox(page, 'Discord Bot ID')).toHaveValue('')
  })

  for (const [status, id, text] of [
    ['approved', BOTS.brunoApproved, 'This bot is already approved and listed on the platform.'],
    ['pending', BOTS.brunoPending, 'This bot is already submitted and waiting for approval.'],
  ] as const) {
    test(`rejects a bot that is already ${status}`, async ({ newMember }) => {
      const vlad = await newMember(PEOPLE.vlad, `${PATH}?id=${id}`)
      await vlad.page.getByText(text).first().waitFor()
      const submit = vlad.page.getByRole('button', { name: 'Submit Bot' })
      await expect(submit).toHaveAttribute('aria-disabled', 'true')
      await submit.click({ force: true })
      await expectToast(vlad, 'Bot Already Exists', text)
    })
  }

  test('reports invalid ids and errors of Discord', async ({ site, newMember }) => {
    const { page } = await newMember(PEOPLE.vlad, PATH)
    const field = textbox(page, 'Discord Bot ID')
    await field.fill('a bot')
    await field.press('Tab')
    await page.getByText('Please enter a valid Discord bot ID (numbers only).').waitFor()
    await field.fill('299999999999999999')
    await page.getByText('Failed to fetch bot information.').waitFor()

    const id = await createDiscordBot(site, 'Lateriser')
    await whileDiscordMisbehaves(
      site,
      { kind: 'server_error', prefix: '/api/v10/users' },
      async () => {
        await field.fill(id)
        await page.getByRole('button', { name: 'Try again' }).waitFor()
      }
    )
    await expect
      .poll(
        async () => {
          const again = page.getByRole('button', { name: 'Try again' })
          if (await again.isVisible()) await again.click()
          return page.getByText('On Discord: Lateriser, @lateriser').count()
        },
        { timeout: scaleTimeout(30_000) }
      )
      .toBe(1)
  })

  test('marks all missing fields, and reports that a fourth additional owner is left out', async ({
    newMember,
  }) => {
    const vlad = await newMember(PEOPLE.vlad, PATH)
    const { page } = vlad
    await page.getByRole('button', { name: 'Submit Bot' }).click()
    await expectToast(vlad, 'Missing Bot Information')
    for (const problem of [
      'Please enter a valid Discord bot ID (numbers only).',
      'Short description must be at least 10 characters.',
      'Description must be at least 50 characters.',
      'Please select at least one category.',
    ]) {
      await page.getByText(problem, { exact: true }).waitFor()
    }
    const owners = [PEOPLE.bruno, PEOPLE.carla, PEOPLE.nina, PEOPLE.emil]
    await textbox(page, 'Additional Owners').fill(owners.slice(0, -1).join())
    await page.getByRole('listitem').filter({ hasText: 'Nina Newcomer' }).waitFor()
    await expect(page.getByText('Only the first 3 are kept.')).toHaveCount(0)
    await textbox(page, 'Additional Owners').fill(owners.join())
    await page.getByText('Only the first 3 are kept.').waitFor()
  })

  test('shows a banned member the reason instead of the form', async ({ newMember }) => {
    const { page } = await newMember(PEOPLE.boris, PATH)
    await page
      .getByRole('region', { name: 'Account Banned' })
      .getByText(/^Reason: /)
      .waitFor()
    await expect(page.getByRole('form')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('works by keyboard alone and focuses the first invalid field', async ({
    site,
    newMember,
  }) => {
    const id = await createDiscordBot(site, 'Keyboarder')
    const { page } = await newMember(PEOPLE.vlad, PATH)
    await textbox(page, 'Discord Bot ID').focus()
    await page.keyboard.type(id)
    await page.getByText('On Discord: Keyboarder, @keyboarder').waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('Short description must be at least 10 characters.').waitFor()
    const short = textbox(page, 'Short Description')
    await expect(short).toBeFocused()
    await page.keyboard.type(SHORT_DESCRIPTION)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type(LONG_DESCRIPTION)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.getByText('Ready to submit.').waitFor()
  })

  test('sends visitors to Discord to sign in, and back', async ({ site, newReader }) => {
    const { page } = await newReader()
    await page.goto('/')
    await waitForHydration(page)
    await page.getByRole('link', { name: 'Submit Your Bot' }).click()
    await page.waitForURL(`${site.discordUrl}/**`)
    await page.getByRole('button', { name: 'Vlad Visitor' }).click()
    await page.waitForURL('**/add-bot')
    await textbox(page, 'Discord Bot ID').waitFor()

    const other = await newReader()
    await other.page.goto(PATH)
    await other.page.waitForURL(`${site.discordUrl}/**`)
    expect(new URL(other.page.url()).pathname).toBe('/oauth2/authorize')
  })
})
