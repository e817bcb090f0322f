import { CHANNELS, PEOPLE } from '@botanica/demo-world'
import { REACTION_PRESETS } from '@botanica/api-client/contract'
import { withClient } from '@botanica/run/postgres'
import { listMessages } from './support/discord.ts'
import { checkScreen, checkVisit, VISITS } from './support/visual-checks.ts'
import { expectToast } from './support/reader.ts'
import { expect, test } from './support/test.ts'
import type { Site } from './support/site.ts'

const PAGE = '/admin/announcements'
const CHANNEL = CHANNELS.newBots

const listTitles = async (site: Site) =>
  (await listMessages(site, CHANNEL.id))
    .flatMap(({ embeds }) => embeds)
    .map(({ title }) => title)
    .filter((title) => title?.endsWith('beds'))

test.describe('Announcements', () => {
  test('are sent once, and can be edited and deleted', async ({ site, newMember }) => {
    const speaker = await newMember(PEOPLE.devon, PAGE)
    const { page } = speaker
    await page.getByRole('button', { name: 'Create Announcement' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create Announcement' })
    await dialog.getByRole('button', { name: 'Send Announcement' }).click()
    await expectToast(speaker, 'Please fill in all required fields')
    await dialog.getByRole('textbox', { name: 'Title' }).fill('New beds')
    await dialog.getByRole('textbox', { name: 'Description' }).fill('There is **room**.')
    await dialog.getByRole('combobox', { name: 'Channel' }).click()
    await page.getByRole('option', { name: CHANNEL.name }).click()
    await dialog.getByRole('radio', { name: 'Green' }).check()
    await dialog.getByRole('button', { name: 'Thumbs up' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await expect(dialog.getByRole('button', { name: 'Thumbs down' })).toHaveAttribute(
      'aria-pressed',
      'true'
    )
    await dialog.getByText('Mention @here').click()
    await dialog.getByRole('button', { name: 'Send Announcement' }).click()
    await page
      .getByRole('alertdialog', { name: 'Send with a mention?' })
      .getByRole('button', { name: 'Send and mention' })
      .click()
    await expectToast(speaker, 'Announcement created and sent to Discord!')
    const card = page.getByRole('article', { name: 'New beds' })
    await card.getByText('Sent to Discord').waitFor()
    await expect(card.locator('strong')).toHaveText('room')
    expect(await listTitles(site)).toEqual(['New beds'])

    await card.getByRole('button', { name: 'Edit "New beds"' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit Announcement' })
    await expect(edit.getByRole('combobox', { name: 'Channel' })).toHaveCount(0)
    await edit.getByRole('textbox', { name: 'Title' }).fill('Newer beds')
    await edit.getByRole('button', { name: 'Update Announcement' }).click()
    await expectToast(speaker, 'Announcement updated successfully!')
    await expect.poll(() => listTitles(site)).toEqual(['Newer beds'])

    await page.getByRole('button', { name: 'Delete "Newer beds"' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete announcement' })
    await question.getByText('Are you sure you want to delete this announcement?').waitFor()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expectToast(speaker, 'Announcement deleted successfully!')
    await expect.poll(() => listTitles(site)).toEqual([])
    expect(speaker.consoleErrors).toEqual([])
  })

  test('can be sent again after a failure', async ({ site, newMember }) => {
    await withClient(site.databaseUrl, (client) =>
      client.query(
        `INSERT INTO discord_announcements (title, description, channel_id, author_id, state, failure, attempt_at)
         VALUES ('Late beds', 'Better late.', $1, $2, 'failed', 'Missing Access', NULL)`,
        [CHANNEL.id, PEOPLE.devon]
      )
    )
    const speaker = await newMember(PEOPLE.devon, PAGE)
    const { page } = speaker
    const card = page.getByRole('article', { name: 'Late beds' })
    await card.getByText('Not sent. Discord says: Missing Access').waitFor()
    expect(await checkScreen(speaker, 'announcements-failed', ['light'])).toEqual([])
    await card.getByRole('button', { name: 'Send again: Late beds' }).press('Enter')
    await expectToast(speaker, 'Announcement sent successfully')
    await card.getByText('Sent to Discord').waitFor()
    expect(await listTitles(site)).toEqual(['Late beds'])
    await page.getByRole('button', { name: 'Delete "Late beds"' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => listTitles(site)).toEqual([])
    expect(speaker.consoleErrors).toEqual([])
  })

  test('that are scheduled can be sent immediately', async ({ site, newMember }) => {
    await withClient(site.databaseUrl, (client) =>
      client.query(
        `INSERT INTO discord_announcements (title, description, channel_id, author_id, attempt_at)
         VALUES ('Waiting beds', 'Soon.', $1, $2, NULL)`,
        [CHANNEL.id, PEOPLE.devon]
      )
    )
    const speaker = await newMember(PEOPLE.devon, PAGE)
    const { page } = speaker
    const card = page.getByRole('article', { name: 'Waiting beds' })
    await card.getByText('Not sent to Discord yet.').waitFor()
    await card.getByRole('button', { name: 'Send now: Waiting beds' }).click()
    await expectToast(speaker, 'Announcement sent successfully')
    await card.getByText('Sent to Discord').waitFor()
    expect(await listTitles(site)).toEqual(['Waiting beds'])
    await page.getByRole('button', { name: 'Delete "Waiting beds"' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => listTitles(site)).toEqual([])
    expect(speaker.consoleErrors).toEqual([])
  })

  test('have reactions that can be added and removed by keyboard alone', async ({ newMember }) => {
    const { page } = await newMember(PEOPLE.devon, PAGE)
    await page.getByRole('button', { name: 'Create Announcement' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Create Announcement' })
    const reactions = dialog.getByRole('group', { name: 'Reactions' })
    const chosen = reactions.locator('[aria-pressed="true"]')
    await dialog.getByRole('textbox', { name: 'Custom color' }).focus()
    await page.keyboard.press('Tab')
    for (const [index, emoji] of REACTION_PRESETS.entries()) {
      const focused = page.locator(':focus')
      await expect(focused).toHaveText(emoji)
      await page.keyboard.press('Space')
      await expect(focused).toHaveAttribute('aria-pressed', 'true')
      await expect(chosen).toHaveCount(index + 1)
      await page.keyboard.press('ArrowRight')
    }

    // The group is one tab stop, at the reaction that had the focus last.
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Shift+Tab')
    await expect(reactions.locator(':focus')).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveText(REACTION_PRESETS.at(-11)!)
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await page.keyboard.press('End')
    await page.keyboard.press('Space')
    await expect(chosen).toHaveText(REACTION_PRESETS.slice(1, -1))
  })

  test('are not available to moderators', async ({ newMember }) => {
    const { page } = await newMember(PEOPLE.mihai, PAGE)
    await page.getByRole('heading', { name: 'Access Denied' }).waitFor()

    await expect(page.getByRole('button', { name: 'Create Announcement' })).toHaveCount(0)
  })

  for (const visit of VISITS) {
    const { width, language } = visit
    test(`look right at ${width} px in ${language}`, async ({ newMember }) => {
      const speaker = await newMember(PEOPLE.devon, PAGE, { width, language })
      const { page } = speaker
      await page.getByRole('article').first().waitFor()
      expect(await checkVisit(speaker, 'announcements', visit)).toEqual([])
      await page.getByRole('main').getByRole('button').first().click()
      await page.getByRole('dialog').getByRole('textbox').first().fill('Straturi noi')
      expect(await checkVisit(speaker, 'announcements-create', visit)).toEqual([])
    })
  }
})
