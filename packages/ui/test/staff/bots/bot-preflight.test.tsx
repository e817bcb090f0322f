import { MINUTE_MS, SECOND_MS } from '@botanica/api-client/contract'
import { staffKeys, type EvaluatedBot } from '@botanica/api-client/staff'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BotPreflight } from '../../../src/staff/bots/bot-preflight.tsx'
import { StaffProvider } from '../../../src/staff/environment.tsx'
import { renderUi } from '../../render.tsx'
import { createEnvironment } from '../environment.ts'

const NOW = Date.parse('2026-06-01T12:00:00.000Z')
const OPENED_MS = SECOND_MS

const preflightOf = (ageMs: number, version = 3): NonNullable<EvaluatedBot['preflight']> => ({
  version,
  checkedAt: new Date(NOW - ageMs).toISOString(),
  results: [
    {
      check: 'account',
      field: null,
      state: 'passed',
      reason: null,
      status: null,
      similarBot: null,
      online: [],
    },
  ],
})
const CHECKED = preflightOf(0)

interface Setting {
  preflight: EvaluatedBot['preflight']
  approvalStatus?: EvaluatedBot['approvalStatus']
  fails?: boolean
}

function setUp({ preflight, approvalStatus = 'pending', fails = false }: Setting) {
  const bot = { id: 7, version: 3, approvalStatus, preflight } as EvaluatedBot
  const store = vi.fn<(call: { params: { id: number } }) => Promise<typeof CHECKED>>(async () => {
    if (fails) throw new TypeError('offline')
    return CHECKED
  })
  const environment = createEnvironment({ calls: { botPreflights: { store } } })
  const client = new QueryClient()
  client.setQueryData(staffKeys.bot(bot.id), bot)
  const { unmount } = renderUi(
    <QueryClientProvider client={client}>
      <StaffProvider environment={environment}>
        <BotPreflight bot={bot} />
      </StaffProvider>
    </QueryClientProvider>
  )
  const getStored = () => client.getQueryData<EvaluatedBot>(staffKeys.bot(bot.id))?.preflight
  return { store, getStored, unmount }
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

it.for([
  ['was never checked', { preflight: null }],
  ['was checked an hour ago', { preflight: preflightOf(60 * MINUTE_MS) }],
  ['has changed since', { preflight: preflightOf(MINUTE_MS, 2) }],
] as const)(
  'a pending bot that %s is checked once it is open for a second',
  async ([, setting]) => {
    const { store, getStored } = setUp(setting)
    await wait(OPENED_MS - 1)
    expect(store).not.toHaveBeenCalled()
    await wait(1)
    expect(store).toHaveBeenCalledOnce()
    expect(store.mock.calls[0]![0].params).toEqual({ id: 7 })
    expect(getStored()).toEqual(CHECKED)
  }
)

it.for([
  ['was checked a minute ago', { preflight: preflightOf(MINUTE_MS) }],
  ['is approved', { preflight: null, approvalStatus: 'approved' }],
] as const)('a bot that %s is checked only by its button', async ([, setting]) => {
  const { store } = setUp(setting)
  await wait(OPENED_MS)
  expect(store).not.toHaveBeenCalled()
  fireEvent.click(
    screen.getByRole('button', { name: setting.preflight ? 'Check again' : 'Check now' })
  )
  await wait(0)
  expect(store).toHaveBeenCalledOnce()
})

it('a bot that is passed quickly is not checked', async () => {
  const { store, unmount } = setUp({ preflight: null })
  await wait(OPENED_MS - 1)
  unmount()
  await wait(OPENED_MS)
  expect(store).not.toHaveBeenCalled()
})

it('says that a check failed, beside the results of before', async () => {
  const { getStored } = setUp({ preflight: preflightOf(60 * MINUTE_MS), fails: true })
  await wait(OPENED_MS)
  expect(screen.getByRole('alert').textContent).toBe("The listing couldn't be checked. Try again.")
  expect(screen.getByText('All checks passed.')).toBeTruthy()
  expect(getStored()).toEqual(preflightOf(60 * MINUTE_MS))
})
