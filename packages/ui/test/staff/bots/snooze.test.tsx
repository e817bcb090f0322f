import type { StaffBot } from '@botanica/api-client/staff'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Language } from '../../../src/i18n/index.ts'
import { SnoozeDialog } from '../../../src/staff/bots/snooze-dialog.tsx'
import { getSnoozeTime, type SnoozeTime } from '../../../src/staff/bots/snooze-times.ts'
import { StaffProvider } from '../../../src/staff/environment.tsx'
import { renderUi } from '../../render.tsx'
import { createEnvironment } from '../environment.ts'

const FERN = { id: 7, discordBotId: '300000000000000001', name: 'Fern' } as StaffBot

const at = (time: SnoozeTime, ...now: [number, number, number, number]) =>
  getSnoozeTime(time, new Date(...now))

describe('the times until which a bot can be snoozed', () => {
  it('are in three hours, and mornings in the time zone of the device', () => {
    const wednesday = [2026, 5, 3, 15] as [number, number, number, number]
    expect(at('later', ...wednesday)).toEqual(new Date(2026, 5, 3, 18))
    expect(at('tomorrow', ...wednesday)).toEqual(new Date(2026, 5, 4, 9))
    expect(at('someDays', ...wednesday)).toEqual(new Date(2026, 5, 6, 9))
    expect(at('nextWeek', ...wednesday)).toEqual(new Date(2026, 5, 8, 9))
  })

  it('cross the end of a month, and are a week ahead on a Monday', () => {
    expect(at('tomorrow', 2026, 5, 30, 23)).toEqual(new Date(2026, 6, 1, 9))
    expect(at('nextWeek', 2026, 5, 1, 8)).toEqual(new Date(2026, 5, 8, 9))
    expect(at('nextWeek', 2026, 5, 7, 8)).toEqual(new Date(2026, 5, 8, 9))
  })
})

interface Setting {
  language?: Language
  fails?: boolean
}

function setUp({ language = 'en', fails = false }: Setting = {}) {
  const update = vi.fn<(call: { body: { until: string } }) => Promise<object>>(async () => {
    if (fails) throw new TypeError('offline')
    return {}
  })
  const destroy = vi.fn<() => Promise<object>>(async () => ({}))
  const [onDone, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()]
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <StaffProvider environment={createEnvironment({ calls: { snoozes: { update, destroy } } })}>
        <SnoozeDialog bot={FERN} onDone={onDone} onClose={onClose} />
      </StaffProvider>
    </QueryClientProvider>,
    language
  )
  return { update, destroy, onDone, onClose }
}

describe('the dialog that snoozes a bot', () => {
  it.each([
    ['en', 'Snooze Fern?', /^2\s*Tomorrow/],
    ['ro', 'Amâni Fern?', /^2\s*Mâine/],
  ] as const)('sends the time of a digit (%s)', async (language, title, tomorrow) => {
    const { update, onDone, onClose } = setUp({ language })
    await screen.findByRole('dialog', { name: title })
    expect(screen.getByRole('button', { name: tomorrow })).toBeTruthy()
    await userEvent.keyboard('2')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(onDone).toHaveBeenCalledOnce()
    const [call] = update.mock.lastCall!
    expect(new Date(call.body.until)).toEqual(getSnoozeTime('tomorrow', new Date()))
  })

  it('offers to undo it', async () => {
    const { destroy } = setUp()
    await userEvent.click(await screen.findByRole('button', { name: /In three days/ }))
    await screen.findByText(/^Snoozed until/)
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Back in your queue')).toBeTruthy()
    expect(destroy).toHaveBeenCalledOnce()
  })

  it('stays open when it fails', async () => {
    const { onDone, onClose } = setUp({ fails: true })
    await userEvent.click(await screen.findByRole('button', { name: /Next week/ }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(onDone).not.toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
  })
})
