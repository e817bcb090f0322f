import { DAY_MS } from '@botanica/api-client/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ModerationDialog } from '../../../src/staff/members/moderation-dialog.tsx'
import type { ModerationChange, RestrictedMember } from '../../../src/staff/members/restrictions.ts'
import { renderUi } from '../../render.tsx'

const FREE: RestrictedMember = {
  banned: false,
  banReason: null,
  banExpiresAt: null,
  disabled: false,
  disableReason: null,
  disableExpiresAt: null,
}
const RULE = 'No spam or advertising'
const TWO_WEEKS_MS = 14 * DAY_MS

async function setUp(standing: Partial<RestrictedMember> = {}, language?: 'ro') {
  const submitted = vi.fn<(change: ModerationChange) => void>()
  renderUi(
    <ModerationDialog
      member={{ ...FREE, ...standing, name: 'Vlad' }}
      onSubmit={submitted}
      onClose={() => {}}
      busy={false}
      failure={null}
    />,
    language
  )
  const dialog = within(await screen.findByRole('dialog'))
  return { submitted, dialog }
}

describe('the moderation dialog', () => {
  it('requires a reason that is not blank, and a rule', async () => {
    const { dialog, submitted } = await setUp()
    const apply = dialog.getByRole<HTMLButtonElement>('button', { name: 'Apply' })
    const reason = dialog.getByRole('textbox', { name: 'Reason' })
    expect(apply.disabled).toBe(true)
    await userEvent.type(reason, '   ')
    expect(apply.disabled).toBe(true)

    await userEvent.type(reason, 'Spam ')
    expect(apply.disabled).toBe(true)
    await userEvent.click(dialog.getByRole('checkbox', { name: RULE }))
    await userEvent.click(apply)
    expect(submitted).toHaveBeenCalledExactlyOnceWith({
      banned: true,
      banReason: 'Spam',
      banExpiresAt: null,
      ruleIds: ['no-spam'],
    })
  })

  it('requires a duration for a temporary action', async () => {
    const { dialog, submitted } = await setUp()
    await userEvent.click(dialog.getByRole('radio', { name: 'Ban temporarily' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Spam')
    await userEvent.click(dialog.getByRole('checkbox', { name: RULE }))
    const apply = dialog.getByRole('button', { name: 'Apply' })
    await userEvent.click(apply)
    expect(dialog.getByText('Duration amount is required for temporary actions').isConnected).toBe(
      true
    )

    const amount = dialog.getByRole('spinbutton', { name: 'Duration' })
    await userEvent.type(amount, '0')
    expect(dialog.getByText('Please enter a valid duration').isConnected).toBe(true)
    await userEvent.click(apply)
    expect(submitted).not.toHaveBeenCalled()

    await userEvent.clear(amount)
    await userEvent.type(amount, '14')
    expect(dialog.getByText(/^Ends on /).isConnected).toBe(true)
    const before = Date.now()
    await userEvent.click(apply)
    const [change] = submitted.mock.calls[0]!
    const end = 'banExpiresAt' in change ? change.banExpiresAt : null
    const lasts = new Date(end!).getTime() - before
    expect(lasts).toBeGreaterThanOrEqual(TWO_WEEKS_MS)
    expect(lasts).toBeLessThan(TWO_WEEKS_MS + 10_000)
  })

  it('offers to lift only the current restriction, and names it', async () => {
    const { dialog, submitted } = await setUp({ disabled: true, disableReason: 'Two accounts' })
    expect(dialog.getByText(/Disabled: Two accounts/).isConnected).toBe(true)
    expect(dialog.queryByRole('radio', { name: 'Unban' })).toBeNull()

    await userEvent.click(dialog.getByRole('radio', { name: 'Enable' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Cleared up')
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    expect(submitted).toHaveBeenCalledExactlyOnceWith({
      disabled: false,
      disableReason: 'Cleared up',
      disableExpiresAt: null,
    })
  })

  it('is translated to Romanian', async () => {
    const { dialog } = await setUp({}, 'ro')

    expect(dialog.getByRole('radio', { name: 'Dezactivează temporar' }).isConnected).toBe(true)
  })
})
