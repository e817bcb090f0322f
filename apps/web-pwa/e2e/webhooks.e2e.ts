import { BOTS, PEOPLE } from '@botanica/demo-world'
import { startListenerSimulator } from '@botanica/simulators'
import { expectToast } from './support/reader.ts'
import { expect, test } from './support/test.ts'

const PATH = `/bot/${BOTS.brunoApproved}/developer`

test.describe('An owner', () => {
  test('creates a webhook, tests it, pauses it and deletes it', async ({ newMember }) => {
    const listener = await startListenerSimulator({ port: 0 })
    try {
      const owner = await newMember(PEOPLE.bruno, PATH)
      const { page } = owner
      const form = page.getByRole('form', { name: 'New webhook' })
      await form.getByRole('button', { name: 'Create webhook' }).click()
      await form.getByText('Please enter a valid address.').waitFor()
      await form.getByRole('textbox', { name: 'Address' }).fill('http://10.0.0.1/')
      await form.getByRole('button', { name: 'Create webhook' }).click()
      await form.getByText('The address does not lead to a public server.').waitFor()

      const url = `${listener.url}/hooks/bruno`
      await form.getByRole('textbox', { name: 'Address' }).fill(url)
      await form.getByRole('button', { name: 'Create webhook' }).click()
      const shown = page.getByRole('figure', { name: 'The secret of the new webhook' })
      const secret = await shown.locator('code').textContent()
      const webhook = page.getByRole('article', { name: url })
      await webhook.getByText('Active', { exact: true }).waitFor()

      await webhook.getByRole('button', { name: 'Send test' }).click()
      await expectToast(owner, 'The test is on its way. The log shows what your server answers.')
      await webhook.getByText('204').waitFor()
      const [received] = listener.control.received()
      expect(received?.body).toContain('"type":"test"')

      await page.reload()
      await webhook.waitFor()
      await expect(page.getByText(secret!)).toHaveCount(0)
      await webhook.getByRole('button', { name: 'Pause' }).click()
      await webhook.getByText('Paused', { exact: true }).waitFor()
      await webhook.getByRole('button', { name: 'Resume' }).click()
      await webhook.getByText('Active', { exact: true }).waitFor()
      await webhook.getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await page.getByText('This bot has no webhooks yet.').waitFor()
    } finally {
      await listener.close()
    }
  })
})
