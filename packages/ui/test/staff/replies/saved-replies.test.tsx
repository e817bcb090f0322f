import type { SavedReply, StaffBot } from '@botanica/api-client/staff'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { DecisionDialog } from '../../../src/staff/bots/decision-dialogs.tsx'
import type { BotAction } from '../../../src/staff/bots/use-bot-decisions.ts'
import { StaffProvider } from '../../../src/staff/environment.tsx'
import { RepliesPage } from '../../../src/staff/replies/replies-page.tsx'
import { renderUi } from '../../render.tsx'
import { createEnvironment } from '../environment.ts'

const REPLY: SavedReply = {
  id: 1,
  shared: true,
  title: 'Bot is offline',
  textEn: 'Hi {member}, {bot} is offline. Rules: {rule}.',
  textRo: 'Salut, {member}! {bot} este offline. Reguli: {rule}.',
  ruleIds: ['online'],
  version: 3,
  createdAt: '2026-11-01T00:00:00Z',
}
const WELCOME: SavedReply = {
  ...REPLY,
  id: 2,
  shared: false,
  title: 'Welcome',
  textEn: 'Welcome, {member}!',
  textRo: 'Bine ai venit, {member}!',
  ruleIds: [],
}
const HELP: SavedReply = {
  ...REPLY,
  id: 3,
  title: 'No help command',
  textEn: '{bot} has no help command.',
  textRo: '{bot} nu are o comandă de ajutor.',
  ruleIds: ['help'],
}
const REPLIES = [REPLY, WELCOME, HELP]
const BOT = {
  id: 7,
  discordBotId: '300000000000000007',
  userId: '200000000000000006',
  name: 'Sundial',
  approvalStatus: 'pending',
  version: 2,
  submitter: { displayName: 'Bruno', username: 'bruno' },
  submitterLanguage: null,
} as unknown as StaffBot

interface SetUpOptions {
  action?: BotAction
  language?: 'en' | 'ro' | null
  load?: () => Promise<SavedReply[]>
}

function provide(children: ReactNode, calls: Record<string, unknown>, roles = ['moderator']) {
  const environment = createEnvironment({ roles, calls })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  renderUi(
    <QueryClientProvider client={client}>
      <StaffProvider environment={environment}>{children}</StaffProvider>
    </QueryClientProvider>
  )
}

async function openDialog({
  action = 'reject',
  language = null,
  load = () => Promise.resolve(REPLIES),
}: SetUpOptions = {}) {
  const sent = vi.fn<(request: { body: object }) => Promise<object>>(() => Promise.resolve({}))
  provide(
    <DecisionDialog
      bot={{ ...BOT, submitterLanguage: language }}
      action={action}
      onDone={() => {}}
      onClose={() => {}}
    />,
    { savedReplies: { index: load }, botDecisions: { reject: sent, approve: sent } }
  )
  const dialog = within(await screen.findByRole('dialog'))
  const reason = dialog.getByRole<HTMLTextAreaElement>('textbox')
  return { dialog, reason, getBody: () => sent.mock.calls[0]![0].body }
}

const TEXT_EN = 'Hi Bruno, Sundial is offline. Rules: “It is online and answers”.'
const TEXT_RO = 'Salut, Bruno! Sundial este offline. Reguli: „Este online și răspunde”.'

describe('saved replies in a decision', () => {
  it('are chosen by a digit, with their rules: three keys after the dialog is open', async () => {
    const { dialog, getBody } = await openDialog({ language: 'ro' })
    await dialog.findByRole('button', { name: /Bot is offline/ })
    await userEvent.keyboard('1{Control>}{Enter}{/Control}')
    expect(getBody()).toMatchObject({ reason: TEXT_RO, ruleIds: ['online'], version: 2 })
  })

  it('are in English while the language of the member is unknown, and can be switched', async () => {
    const { dialog, reason } = await openDialog()
    await dialog.findByRole('button', { name: /Bot is offline/ })
    await userEvent.keyboard('1')
    expect(reason.value).toBe(TEXT_EN)
    await userEvent.click(dialog.getByRole('button', { name: 'Română' }))
    expect(reason.value).toBe(TEXT_RO)
  })

  it('are found by typing, in both languages', async () => {
    const { dialog, reason } = await openDialog()
    const search = await dialog.findByRole('searchbox', { name: 'Search saved replies' })
    await userEvent.click(search)
    await userEvent.paste('comanda de ajutor')
    expect(dialog.queryByRole('button', { name: /Welcome/ })).toBeNull()
    await userEvent.keyboard('{Enter}')
    expect(reason.value).toBe('Sundial has no help command.')
    expect(document.activeElement).toBe(reason)
  })

  it('replace one another with their rules, and follow what was typed', async () => {
    const { dialog, reason, getBody } = await openDialog()
    await userEvent.click(await dialog.findByRole('button', { name: /Bot is offline/ }))
    await userEvent.click(dialog.getByRole('button', { name: /No help command/ }))
    expect(reason.value).toBe('Sundial has no help command.')
    await userEvent.type(reason, ' At all.')
    await userEvent.click(dialog.getByRole('button', { name: /Bot is offline/ }))
    expect(reason.value).toBe(`Sundial has no help command. At all.\n\n${TEXT_EN}`)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(getBody()).toMatchObject({ ruleIds: ['help', 'online'] })
  })

  it('leave digits alone in a reason that has begun, and digits without a reply', async () => {
    const { dialog, reason } = await openDialog()
    await dialog.findByRole('button', { name: /Bot is offline/ })
    await userEvent.type(reason, '9 of its links, 1 of them twice')
    expect(reason.value).toBe('9 of its links, 1 of them twice')
  })

  it('leave digits alone in the search once the reason has begun', async () => {
    const { dialog, reason } = await openDialog()
    const search = await dialog.findByRole<HTMLInputElement>('searchbox')
    await userEvent.type(reason, 'It is offline')
    await userEvent.type(search, '1')
    expect(search.value).toBe('1')
    expect(reason.value).toBe('It is offline')
  })

  it('offer only those without rules for an approval', async () => {
    const { dialog, getBody } = await openDialog({ action: 'approve' })
    await dialog.findByRole('button', { name: /Welcome/ })
    expect(dialog.queryByRole('button', { name: /Bot is offline/ })).toBeNull()
    await userEvent.keyboard('1{Control>}{Enter}{/Control}')
    expect(getBody()).toEqual({ reason: 'Welcome, Bruno!', version: 2 })
  })

  it('say when they cannot be loaded, and leave the reason usable', async () => {
    const { dialog, reason } = await openDialog({ load: () => Promise.reject(new Error('x')) })
    expect((await dialog.findByRole('alert')).textContent).toContain('could not be loaded')
    await userEvent.type(reason, '1 link')
    expect(reason.value).toBe('1 link')
  })
})

/** Opens the form for a new reply, with fields that are changed at once: typing takes seconds. */
async function openForm() {
  const store = vi.fn<(request: object) => Promise<object>>(() => Promise.resolve({}))
  provide(<RepliesPage />, { savedReplies: { index: () => Promise.resolve([]), store } })
  await screen.findByText('No saved replies yet.')
  await userEvent.click(screen.getByText('Add a reply'))
  const dialog = within(await screen.findByRole('dialog'))
  const fill = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } })
  const save = () => userEvent.click(dialog.getByText('Save reply'))
  return { store, dialog, fill, save }
}

describe('the page of saved replies', () => {
  it('lets reviewers change their own replies only', async () => {
    provide(<RepliesPage />, { savedReplies: { index: () => Promise.resolve(REPLIES) } }, [
      'reviewer',
    ])
    await screen.findByRole('article', { name: 'Welcome' })
    expect(screen.getAllByRole('button', { name: /^Edit/ })).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Delete "Welcome"' }).isConnected).toBe(true)
  })

  it('sends the version that was edited', async () => {
    const update = vi.fn<(request: object) => Promise<object>>(() => Promise.resolve({}))
    provide(<RepliesPage />, { savedReplies: { index: () => Promise.resolve(REPLIES), update } })
    await userEvent.click(await screen.findByRole('button', { name: 'Edit "Bot is offline"' }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText('Title'), { target: { value: 'Offline' } })
    await userEvent.click(dialog.getByText('Save reply'))
    const { title: _, textEn, textRo, ruleIds } = REPLY
    expect(update.mock.calls[0]![0]).toMatchObject({
      params: { id: 1 },
      body: { title: 'Offline', textEn, textRo, ruleIds, version: 3 },
    })
  })

  it('rejects unknown placeholders, and rules without a rule', async () => {
    const { store, dialog, fill, save } = await openForm()
    fill('Title', 'Offline')
    fill('English text', 'Hi {name}')
    fill('Romanian text', '{rule}')
    await save()
    expect(dialog.getByText(/can be in braces/).isConnected).toBe(true)
    expect(dialog.getByText(/needs at least one rule/).isConnected).toBe(true)
    expect(store).not.toHaveBeenCalled()
  })

  it('saves a shared reply with its rules', async () => {
    const { store, dialog, fill, save } = await openForm()
    fill('Title', ' Offline ')
    fill('English text', 'Hi {member}')
    fill('Romanian text', '{rule}')
    await userEvent.click(dialog.getByLabelText('It is online and answers'))
    await userEvent.click(dialog.getByText('Share it with all staff'))
    await save()
    const texts = { title: 'Offline', textEn: 'Hi {member}', textRo: '{rule}' }
    expect(store.mock.calls[0]![0]).toMatchObject({
      body: { ...texts, ruleIds: ['online'], shared: true },
    })
  })
})
