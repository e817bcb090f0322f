import type { PeopleStatistics, Statistics } from '@botanica/api-client/staff'
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Language } from '../../../src/i18n/index.ts'
import { StaffProvider } from '../../../src/staff/environment.tsx'
import { StatisticsPage } from '../../../src/staff/statistics/statistics-page.tsx'
import { renderUi } from '../../render.tsx'
import { createEnvironment } from '../environment.ts'

const NONE = { decisions: 0, medianHours: null, p90Hours: null, reversed: 0, undone: 0 }
const EARLIER = { decisions: 3, medianHours: 5.2, p90Hours: 30, reversed: 1, undone: 0 }
const LATER = { decisions: 1, medianHours: 2, p90Hours: 2, reversed: 0, undone: 2 }
const TOTAL = { decisions: 4, medianHours: 4.5, p90Hours: 28.1, reversed: 1, undone: 2 }
const UNTIL = '2026-11-26T12:00:00.000Z'

const STATISTICS: Statistics = {
  countedUntil: UNTIL,
  total: TOTAL,
  weeks: [
    { week: '2026-11-16', backlog: 7, ...EARLIER },
    { week: '2026-11-23', backlog: 12, ...LATER },
  ],
}
const EMPTY: Statistics = {
  countedUntil: UNTIL,
  total: NONE,
  weeks: [{ week: '2026-11-23', backlog: 0, ...NONE }],
}
const person = (id: string | null, name: string | null) => ({
  id,
  name,
  total: TOTAL,
  weeks: [
    { week: '2026-11-16', ...EARLIER },
    { week: '2026-11-23', ...LATER },
  ],
})
const PEOPLE: PeopleStatistics = {
  countedUntil: UNTIL,
  people: [person('1', 'Rita Reviewer'), person('2', null), person(null, null)],
}

interface ShowOptions {
  role?: 'owner' | 'moderator'
  language?: Language
  query?: string
  load?: () => Promise<Statistics>
}

function show({
  role = 'moderator',
  language = 'en',
  query = '',
  load = () => Promise.resolve(STATISTICS),
}: ShowOptions = {}) {
  const loadQueue = vi.fn<(request: { query: object }) => Promise<Statistics>>(load)
  const loadPeople = vi.fn<() => Promise<PeopleStatistics>>(() => Promise.resolve(PEOPLE))
  const environment = createEnvironment({
    roles: [role],
    calls: { statistics: { show: loadQueue, people: loadPeople } },
    place: new URLSearchParams(query),
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  renderUi(
    <QueryClientProvider client={client}>
      <StaffProvider environment={environment}>
        <StatisticsPage />
      </StaffProvider>
    </QueryClientProvider>,
    language
  )
  return { loadQueue, loadPeople }
}

/** The cells of the table beside a chart, by row, with its headings. */
async function readTable(name: string) {
  const figure = await screen.findByRole('figure', { name })
  const table = within(figure).getByRole('table', { name, hidden: true })
  return within(table)
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent))
}

afterEach(() => onlineManager.setOnline(true))

describe('the statistics of staff', () => {
  it('have a table beside each chart, the newest week first', async () => {
    show()
    const [first, second] = ['November 16, 2026', 'November 23, 2026']
    expect(await readTable('Decisions')).toEqual([
      ['Week from', 'Decisions'],
      [second, '1'],
      [first, '3'],
    ])
    expect(await readTable('Time to a decision')).toEqual([
      ['Week from', 'Median', 'Nine in ten within'],
      [second, '2.0 h', '2.0 h'],
      [first, '5.2 h', '30.0 h'],
    ])
    expect(await readTable('Waiting at the end of the week')).toEqual([
      ['Week from', 'Waiting at the end of the week'],
      [second, '12'],
      [first, '7'],
    ])
    expect(await readTable('Reversals')).toEqual([
      ['Week from', 'Reversed after an appeal', 'Undone at once'],
      [second, '0', '2'],
      [first, '1', '0'],
    ])
    expect(screen.getByText(/^Counted until Nov 26, 2026/)).toBeTruthy()
  })

  it('are those of bots in twelve weeks, or what the address says', async () => {
    const { loadQueue } = show()
    await screen.findByRole('figure', { name: 'Decisions' })
    expect(loadQueue.mock.calls[0]![0].query).toEqual({ kind: 'bots', weeks: 12 })
    const other = show({ query: 'kind=appeals&weeks=26' })
    expect(other.loadQueue.mock.calls[0]![0].query).toEqual({ kind: 'appeals', weeks: 26 })
  })

  it('show owners the figures of each person, deleted accounts without a name', async () => {
    show({ role: 'owner' })
    const table = await screen.findByRole('table', { name: 'By person' })
    const names = within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent)
    expect(names).toEqual(['Rita Reviewer', 'Deleted account', 'Console'])
    const [, row] = within(table).getAllByRole('row')
    expect([...row!.children].map(({ textContent }) => textContent)).toEqual([
      'Rita Reviewer',
      '4',
      '4.5 h',
      '28.1 h',
      '1',
      '2',
    ])
  })

  it('show the weeks of a person once its name is pressed', async () => {
    show({ role: 'owner' })
    const name = await screen.findByRole('button', { name: 'Rita Reviewer', expanded: false })
    name.focus()
    await userEvent.keyboard('{Enter}')
    expect(name.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('heading', { name: 'Rita Reviewer, by week' })).toBeTruthy()
    expect(screen.getAllByRole('figure', { name: 'Decisions' })).toHaveLength(2)
    // Nothing waits for a person.
    expect(screen.getAllByRole('figure', { name: 'Waiting at the end of the week' })).toHaveLength(
      1
    )
    await userEvent.click(name)
    expect(screen.getAllByRole('figure', { name: 'Decisions' })).toHaveLength(1)
  })

  it('neither show other staff the figures of persons nor request them', async () => {
    const { loadPeople } = show()
    await screen.findByRole('figure', { name: 'Decisions' })
    expect(screen.queryByRole('heading', { name: 'By person' })).toBeNull()
    expect(loadPeople).not.toHaveBeenCalled()
  })

  it('say so when there is nothing', async () => {
    show({ load: () => Promise.resolve(EMPTY) })
    await screen.findByText('Nothing was decided in these weeks, and nothing is waiting.')
    expect(screen.queryByRole('figure')).toBeNull()
  })

  it('can be requested again after a failure', async () => {
    const load = vi
      .fn<() => Promise<Statistics>>()
      .mockRejectedValueOnce(new Error('Unreachable'))
      .mockResolvedValue(STATISTICS)
    show({ load })
    await screen.findByText("We couldn't load the statistics.")
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('figure', { name: 'Decisions' })).toBeTruthy()
  })

  it('say that there is no connection', async () => {
    onlineManager.setOnline(false)
    show()
    expect(await screen.findByText("You're offline")).toBeTruthy()
  })

  it('are in Romanian, with its plural forms', async () => {
    show({ language: 'ro' })
    expect(screen.getByRole('button', { name: '12 săptămâni' })).toBeTruthy()
    expect(screen.getByRole('button', { name: '26 de săptămâni' })).toBeTruthy()
    expect((await readTable('Timpul până la decizie')).at(-1)).toEqual([
      '16 noiembrie 2026',
      '5,2 h',
      '30,0 h',
    ])
  })
})
