import type { Api, CurrentUser } from '@botanica/api-client'
import type { StaffItem } from '@botanica/api-client/contract'
import { staffKeys, type ItemReader } from '@botanica/api-client/staff'
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Language } from '../../../src/i18n/index.ts'
import { StaffProvider } from '../../../src/staff/environment.tsx'
import { DecisionBar } from '../../../src/staff/layout/decision-bar.tsx'
import { ReadersProvider } from '../../../src/staff/readers/readers-provider.tsx'
import type { Rows } from '../../../src/staff/rows/use-rows.ts'
import { DataTable } from '../../../src/staff/table/data-table.tsx'
import { renderUi } from '../../render.tsx'
import { stubLayout } from '../stub-layout.ts'

/** More than the time after which a client reports that an item is open. */
const SETTLED_MS = 1_000
const nothing = () => {}
const update = vi.fn<() => Promise<void>>(async () => {})
const BOT: StaffItem = { itemType: 'bot', itemId: 2 }

const readerOf = (name: string, item: StaffItem = BOT): ItemReader => ({
  ...item,
  person: {
    id: `2000000000000000${name.length.toString().padStart(2, '0')}`,
    username: name.toLowerCase(),
    displayName: name,
    globalName: null,
    discriminator: null,
    avatar: null,
    banner: null,
    roles: ['moderator'],
    isPremium: false,
  },
})
const [MIHAI, RITA, OLIVIA, DEVON_D, OSCAR_OT] = [
  'Mihai',
  'Rita',
  'Olivia',
  'Devon D',
  'Oscar Ot',
].map((name) => readerOf(name)) as [ItemReader, ItemReader, ItemReader, ItemReader, ItemReader]

const LIST: Rows<{ id: number; name: string }> = {
  rows: ['Aster', 'Birch'].map((name, at) => ({ id: at + 1, name })),
  idOf: ({ id }) => id,
  isPending: false,
  hasFailed: false,
  isPlaceholder: false,
  staleSince: null,
  hasMore: false,
  isFetchingMore: false,
  fetchMore: nothing,
  retry: nothing,
  setInView: nothing,
}

interface SetUpOptions {
  language?: Language
  children?: ReactNode
}

const BAR = <DecisionBar about="Birch" item={BOT} decisions={[]} onChoose={nothing} />

function setUp(first: readonly ItemReader[], { language = 'en', children = BAR }: SetUpOptions) {
  const index = vi.fn<() => Promise<readonly ItemReader[]>>(async () => first)
  const calls = { itemReaders: { index, update, destroy: async () => {} } }
  const environment = {
    api: { calls, every: () => ({}) } as unknown as Api,
    viewer: { id: '1', roles: ['reviewer'] } as unknown as CurrentUser,
    place: new URLSearchParams(),
    setPlace: nothing,
    signIn: nothing,
    copyId: () => Promise.resolve(),
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  renderUi(
    <QueryClientProvider client={client}>
      <StaffProvider environment={environment}>
        <ReadersProvider>{children}</ReadersProvider>
      </StaffProvider>
    </QueryClientProvider>,
    language
  )
  /** As after a live event. */
  const change = (now: () => Promise<readonly ItemReader[]>) => {
    index.mockImplementation(now)
    return act(() => client.refetchQueries({ queryKey: staffKeys.readers() }))
  }
  return { change, client }
}

stubLayout()
afterEach(() => {
  update.mockClear()
  onlineManager.setOnline(true)
})

describe('who else has an item open', () => {
  it('is shown above the decisions, and is gone with them', async () => {
    const { change } = setUp([MIHAI], {})
    await screen.findByText('Mihai is looking at this too')
    await change(async () => [MIHAI, RITA])
    await screen.findByText('Mihai and Rita are looking at this too')
    await change(async () => [])
    await waitFor(() => expect(screen.queryByText(/looking at this/)).toBeNull())
  })

  it.each([
    ['en', 'Mihai, Rita, Olivia, and 2 others are looking at this too'],
    ['ro', 'Aici mai sunt și Mihai, Rita, Olivia și încă 2 persoane'],
  ] as const)('is a number after three names (%s)', async (language, text) => {
    setUp([MIHAI, RITA, OLIVIA, DEVON_D, OSCAR_OT], { language })
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it('is not shown for other items', async () => {
    const { change } = setUp([readerOf('Mihai', { itemType: 'appeal', itemId: 2 })], {})
    await change(async () => [readerOf('Rita', { itemType: 'bot', itemId: 3 })])
    expect(screen.queryByText(/looking at this/)).toBeNull()
  })

  it('is not shown while it cannot be known', async () => {
    const { change } = setUp([MIHAI], {})
    await screen.findByText('Mihai is looking at this too')
    act(() => onlineManager.setOnline(false))
    expect(screen.queryByText(/looking at this/)).toBeNull()
    act(() => onlineManager.setOnline(true))
    await screen.findByText('Mihai is looking at this too')
    await change(() => Promise.reject(new Error('unreachable')))
    await waitFor(() => expect(screen.queryByText(/looking at this/)).toBeNull())
  })

  it.each(['bot', 'appeal'] as const)('counts as a view of a bot (%s)', async (itemType) => {
    const item: StaffItem = { itemType, itemId: 2 }
    const { client } = setUp([], {
      children: <DecisionBar about="Birch" item={item} decisions={[]} onChoose={nothing} />,
    })
    const key = staffKeys.pendingBots({})
    const page = { items: [{ id: 2, isViewed: false }], nextCursor: null }
    client.setQueryData(key, { pages: [page], pageParams: [null] })
    await waitFor(() => expect(update).toHaveBeenCalled(), { timeout: 2 * SETTLED_MS })
    await act(async () => {})
    expect(client.getQueryData(key)).toMatchObject({
      pages: [{ items: [{ id: 2, isViewed: itemType === 'bot' }] }],
    })
  })

  it('marks the rows of a list', async () => {
    setUp([MIHAI], {
      children: (
        <DataTable
          label="Bots"
          itemType="bot"
          list={LIST}
          columns={[{ id: 'name', header: 'Name', cell: ({ name }) => name }]}
          empty={{ text: 'None', isFiltered: false, onClear: nothing }}
        />
      ),
    })
    const row = await screen.findByRole('row', { name: /Birch.*Mihai is looking at this too/ })
    expect(within(row).getByTitle('Mihai is looking at this too')).toBeTruthy()
    expect(screen.getByRole('row', { name: /Aster/ }).textContent).not.toContain('Mihai')
  })
})
