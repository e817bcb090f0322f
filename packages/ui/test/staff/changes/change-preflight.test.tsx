import { SECOND_MS } from '@botanica/api-client/contract'
import type { QueuedBotChange } from '@botanica/api-client/staff'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChangePreflight } from '../../../src/staff/changes/change-preflight.tsx'
import type { Checked } from '../../../src/staff/preflight/listing-checks.tsx'
import { StaffProvider } from '../../../src/staff/environment.tsx'
import { renderUi } from '../../render.tsx'
import { createEnvironment } from '../environment.ts'

const NOW = Date.parse('2026-06-01T12:00:00.000Z')
const OPENED_MS = SECOND_MS
const VERSION = 3

const CHECKED: Checked = {
  version: VERSION,
  checkedAt: new Date(NOW).toISOString(),
  results: [
    {
      check: 'link',
      field: 'website',
      state: 'hint',
      reason: 'missing',
      status: 404,
      similarBot: null,
      online: [],
    },
  ],
}

function setUp({ fails = false, version = VERSION } = {}) {
  const store = vi.fn<(call: { params: { id: number } }) => Promise<Checked>>(async () => {
    if (fails) throw new TypeError('offline')
    return CHECKED
  })
  const environment = createEnvironment({ calls: { botChangePreflights: { store } } })
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <StaffProvider environment={environment}>
        <ChangePreflight change={{ id: 7, version } as QueuedBotChange} />
      </StaffProvider>
    </QueryClientProvider>
  )
  return { store }
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

it('checks the listing that the change would make once it is open for a second', async () => {
  const { store } = setUp()
  await wait(OPENED_MS - 1)
  expect(store).not.toHaveBeenCalled()
  await wait(1)
  expect(store).toHaveBeenCalledOnce()
  expect(store.mock.calls[0]![0].params).toEqual({ id: 7 })
  expect(screen.getByRole('listitem').textContent).toContain('404')
  await wait(OPENED_MS)
  expect(store).toHaveBeenCalledOnce()
})

it('says when the listing has changed since the check', async () => {
  setUp({ version: VERSION + 1 })
  await wait(OPENED_MS)
  expect(screen.getByText('The listing has changed since then.')).toBeTruthy()
})

it('says that a check failed', async () => {
  setUp({ fails: true })
  await wait(OPENED_MS)
  expect(screen.getByRole('alert').textContent).toBe("The listing couldn't be checked. Try again.")
})
