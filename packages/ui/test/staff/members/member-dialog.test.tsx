import { ApiError } from '@botanica/api-client'
import type { ModeratedUser } from '@botanica/api-client/staff'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { StaffProvider } from '../../../src/staff/environment.tsx'
import { MemberDialog } from '../../../src/staff/members/member-dialog.tsx'
import { renderUi } from '../../render.tsx'
import { createEnvironment } from '../environment.ts'

type Call = (call: object) => Promise<object>

const MEMBER: ModeratedUser = {
  id: '200000000000000008',
  username: 'vlad',
  displayName: 'Vlad',
  profileImageUrl: null,
  discordAvatar: null,
  roles: ['user'],
  role: 'user',
  banned: false,
  banReason: null,
  banExpiresAt: null,
  banDecision: null,
  disabled: false,
  disableReason: null,
  disableExpiresAt: null,
  disableDecision: null,
  createdAt: '2026-11-01T10:00:00.000Z',
}
const UNDO = { decisionId: 101, forMs: 60_000 }
const DONE = 'User moderation action completed'

function setUp(undoMember: Call = async () => ({ ...MEMBER, undo: null })) {
  const update = vi.fn<Call>(async () => ({ ...MEMBER, banned: true, undo: UNDO }))
  const undo = vi.fn<Call>(undoMember)
  const environment = createEnvironment({
    roles: ['moderator'],
    calls: { adminUsers: { update, undo } },
  })
  const client = new QueryClient()
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  renderUi(
    <QueryClientProvider client={client}>
      <StaffProvider environment={environment}>
        <MemberDialog name="restrict" member={MEMBER} onClose={() => {}} />
      </StaffProvider>
    </QueryClientProvider>
  )
  return { update, undo, invalidate }
}

async function ban() {
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Spam')
  await userEvent.click(dialog.getAllByRole('checkbox')[0]!)
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
}

describe('a ban', () => {
  it('is undone from its toast, which names the member', async () => {
    const { update, undo, invalidate } = setUp()
    await ban()
    const toast = within(await screen.findByRole('dialog', { name: DONE }))
    toast.getByText('Vlad')
    expect(update).toHaveBeenCalledOnce()
    invalidate.mockClear()

    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Decision undone')
    expect(undo).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ params: { id: MEMBER.id }, body: { decisionId: 101 } })
    )
    expect(invalidate).toHaveBeenCalled()
  })

  it.each([
    ['tooLate', 'This decision can no longer be undone.'],
    ['changed', 'Something has changed since the decision.'],
  ])('says why it cannot be undone: %s', async (reason, text) => {
    const response = { code: 'conflict', message: 'Something.', reason }
    const rawResponse = new Response(null, { status: 409 })
    setUp(async () => {
      throw new ApiError({ kind: 'http', status: 409, response, rawResponse } as never)
    })
    await ban()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findAllByText(text)).not.toHaveLength(0)
  })
})
