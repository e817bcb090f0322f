import { staffKeys, type StaffBot } from '@botanica/api-client/staff'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Language } from '../../../src/i18n/index.ts'
import { PendingBots } from '../../../src/staff/bots/pending-bots.tsx'
import { showAsViewed } from '../../../src/staff/bots/show-as-viewed.ts'
import { renderUi } from '../../render.tsx'
import { AtAddress } from '../at-address.tsx'
import { createEnvironment } from '../environment.ts'
import { stubLayout } from '../stub-layout.ts'

const nothing = () => {}
const never = () => new Promise<never>(nothing)

const makeBot = (id: number, name: string, isViewed: boolean | undefined) =>
  ({
    id,
    discordBotId: `30000000000000000${id}`,
    name,
    avatar: null,
    certified: false,
    isOwn: false,
    isViewed,
    submitter: null,
    createdAt: '2026-11-01T00:00:00Z',
  }) as unknown as StaffBot

const FERN = { ...makeBot(1, 'Fern', true), submittedAt: new Date().toISOString() }
const MOSS = makeBot(2, 'Moss', false)
/** Stored on the device by an earlier release. */
const REED = makeBot(3, 'Reed', undefined)

interface Request {
  query: { queue?: string; search?: string }
}

function setUp(start = '', { language = 'en' as Language } = {}) {
  const index = vi.fn<(request: Request) => Promise<StaffBot[]>>(async ({ query }) =>
    query.queue === 'unviewed' ? [] : [FERN, MOSS, REED]
  )
  const calls = {
    pendingBots: { index },
    staffBots: { show: never },
    savedReplies: { index: never },
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  let address = start

  renderUi(
    <QueryClientProvider client={client}>
      <AtAddress
        environment={createEnvironment({ calls })}
        start={start}
        onChange={(now) => (address = now)}
      >
        <PendingBots />
      </AtAddress>
    </QueryClientProvider>,
    language
  )
  return { client, index, getAddress: () => address }
}

const findTitle = async (name: RegExp, title: string) =>
  within(await screen.findByRole('row', { name })).getByText(title).parentElement!

stubLayout()

describe('the queue of pending bots', () => {
  it('distinguishes bots that the viewer has not had open', async () => {
    setUp()
    expect((await findTitle(/Moss.*Not viewed yet/, 'Moss')).className).toContain('font-bold')
    for (const name of ['Fern', 'Reed']) {
      expect((await findTitle(new RegExp(name), name)).className).not.toContain('font-bold')
      expect(screen.queryByRole('row', { name: new RegExp(`${name}.*Not viewed yet`) })).toBeNull()
    }
  })

  it('says that a bot is overdue by its last submission', async () => {
    setUp()
    // An earlier release of the server says only when it was submitted first.
    expect((await screen.findByRole('row', { name: /Reed/ })).textContent).toContain('Overdue:')
    expect(screen.getByRole('row', { name: /Fern/ }).textContent).not.toContain('Overdue:')
  })

  it('shows a viewed bot as such, in its place and without a request', async () => {
    const { client, index } = setUp('bot=2')
    await screen.findByRole('row', { name: /Moss.*Not viewed yet/ })
    const requests = index.mock.calls.length
    act(() => showAsViewed(client, MOSS.id))
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Not viewed yet' })).toBeNull())
    expect(screen.getByRole('row', { name: /Moss/ }).getAttribute('aria-selected')).toBe('true')
    expect(index.mock.calls.length).toBe(requests)
  })

  it.each([
    ['en', 'Queue', 'Unviewed', 'Nothing unviewed'],
    ['ro', 'Coada', 'Nevăzuți', 'Nimic nevăzut'],
  ] as const)('can be restricted to unviewed ones (%s)', async (language, label, option, empty) => {
    const { index, getAddress } = setUp('bot=1', { language })
    await screen.findByRole('row', { name: /Moss/ })
    expect(index.mock.calls.every(([{ query }]) => query.queue === undefined)).toBe(true)
    await userEvent.click(screen.getByRole('combobox', { name: new RegExp(label) }))
    await userEvent.click(await screen.findByRole('option', { name: option }))
    expect(await screen.findByText(empty)).toBeTruthy()
    expect(index.mock.lastCall![0].query.queue).toBe('unviewed')
    // The open bot stays open, though it is not in the queue.
    expect(getAddress()).toBe('bot=1&queue=unviewed')
  })

  it('says that a search finds nothing', async () => {
    setUp('queue=unviewed&search=fern')
    expect(await screen.findByText('No pending bots found.')).toBeTruthy()
  })
})

it('marks nothing but lists of pending bots', () => {
  const client = new QueryClient()
  const list = { pages: [{ items: [MOSS], nextCursor: null }], pageParams: [null] }
  client.setQueryData(staffKeys.botList({}), list)
  client.setQueryData([...staffKeys.pendingBots({}), 'pulse'], 0)
  client.setQueryData(staffKeys.pendingBots({}), list)
  showAsViewed(client, MOSS.id)
  expect(client.getQueryData(staffKeys.botList({}))).toBe(list)
  expect(client.getQueryData([...staffKeys.pendingBots({}), 'pulse'])).toBe(0)
  expect(client.getQueryData(staffKeys.pendingBots({}))).toMatchObject({
    pages: [{ items: [{ id: MOSS.id, isViewed: true }] }],
  })
  expect(MOSS.isViewed).toBe(false)
})
