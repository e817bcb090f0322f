import { BOTS, PEOPLE } from '@botanica/demo-world'
import { startListenerSimulator } from '@botanica/simulators'
import { expectToast } from './support/reader.ts'
import { expect, test, type NewMember } from './support/test.ts'

const PATH = `/bot/${BOTS.brunoApproved}/developer`

async function vote({ page }: Awaited<ReturnType<NewMember>>) {
  await page.getByRole('button', { name: 'Vote' }).first().click()
  await page.getByRole('button', { name: 'Voted' }).first().waitFor()
}

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

      const fault = { kind: 'server_error', prefix: '/hooks/bruno', status: 503, times: 2 } as const
      listener.control.addFault(fault)
      await vote(await newMember(PEOPLE.vlad, `/bot/${BOTS.brunoApproved}`))
      const requests = () => listener.control.requests('/hooks/bruno').length
      await expect.poll(requests).toBe(2)
      // A test does not wait for the next attempt of a failing webhook. It fails too, and the next one comes through.
      await webhook.getByRole('button', { name: 'Send test' }).click()
      await expect.poll(requests).toBe(3)
      await webhook.getByRole('button', { name: 'Send test' }).click()
      const votes = () =>
        listener.control.received().filter(({ body }) => body.includes('"type":"vote.created"'))
      await expect.poll(() => votes().length).toBe(1)
      await expect(webhook.getByText('503', { exact: true })).toHaveCount(2)
      await webhook.getByText('New vote', { exact: true }).first().click()
      await webhook.getByRole('button', { name: 'Send again', exact: true }).first().click()
      await expectToast(owner, '1 event is sent again.')
      await expect.poll(() => votes().length).toBe(2)
      expect(votes()[1]!.headers['webhook-id']).toBe(votes()[0]!.headers['webhook-id'])

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
