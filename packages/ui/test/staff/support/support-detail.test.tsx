import type { QueuedSupportRequest } from '@botanica/api-client/staff'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { StaffProvider } from '../../../src/staff/environment.tsx'
import { SupportDetail } from '../../../src/staff/support/support-detail.tsx'
import { renderUi } from '../../render.tsx'
import { createEnvironment } from '../environment.ts'
import { stubLayout } from '../stub-layout.ts'

/** More than the time after which a client reports that an item is open. */
const SETTLED_MS = 1_000

stubLayout()

const REQUEST: QueuedSupportRequest = {
  id: 5,
  subject: 'The search does not find my bot',
  text: 'Since yesterday.',
  link: '/bot/42',
  state: 'open',
  answer: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  resolvedAt: null,
  userId: '200000000000000005',
  memberName: 'Paula',
  isPremium: true,
  resolvedByName: null,
  isOwn: false,
}

function setUp(request: QueuedSupportRequest) {
  const update = vi.fn<(call: object) => Promise<QueuedSupportRequest>>(async () => request)
  const open = vi.fn<(call: object) => Promise<void>>(async () => {})
  const environment = createEnvironment({
    roles: ['owner'],
    calls: {
      supportRequests: { update },
      itemReaders: { update: open, destroy: async () => {} },
    },
  })
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <StaffProvider environment={environment}>
        <SupportDetail request={request} />
      </StaffProvider>
    </QueryClientProvider>
  )
  return { update, open, article: within(screen.getByRole('article', { name: request.subject })) }
}

describe('a support request', () => {
  it('is answered by keyboard, with the written text', async () => {
    const { update } = setUp(REQUEST)
    await userEvent.keyboard('a')
    const dialog = within(await screen.findByRole('dialog'))
    const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Answer' })
    expect(send.disabled).toBe(true)
    await userEvent.type(dialog.getByRole('textbox'), ' It is back. ')
    await userEvent.click(send)
    expect(update).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        params: { id: 5 },
        body: { state: 'answered', answer: 'It is back.' },
      })
    )
  })

  it('is closed only after a confirmation', async () => {
    const { update } = setUp(REQUEST)
    await userEvent.keyboard('c')
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(update).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Close request' }))
    expect(update).toHaveBeenCalledWith(expect.objectContaining({ body: { state: 'closed' } }))
  })

  it('cannot be answered by its sender', async () => {
    const { article } = setUp({ ...REQUEST, isOwn: true })
    article.getByText('You sent this request, so another staff member must answer it.')
    for (const button of article.getAllByRole<HTMLButtonElement>('button')) {
      expect(button.disabled).toBe(true)
    }
    await userEvent.keyboard('a')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says to other staff that it is open, unless the viewer sent it', async () => {
    const { open: openOwn } = setUp({ ...REQUEST, isOwn: true })
    const { open } = setUp({ ...REQUEST, subject: 'Another one' })
    const body = { itemType: 'support_request', itemId: REQUEST.id }
    await waitFor(
      () => expect(open).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body })),
      { timeout: 2 * SETTLED_MS }
    )
    expect(openOwn).not.toHaveBeenCalled()
  })

  it.each(['//elsewhere.example', 'https://elsewhere.example/', '/api/logout'])(
    'does not link to %s',
    (link) => {
      const { article } = setUp({ ...REQUEST, link })
      expect(article.getAllByRole('link')).toHaveLength(1)
    }
  )

  it('shows who answered, and no actions', () => {
    const { article } = setUp({
      ...REQUEST,
      state: 'answered',
      answer: 'It is back.',
      resolvedAt: REQUEST.createdAt,
      resolvedByName: 'Mihai',
    })
    article.getByText('Answered by Mihai')
    article.getByText('It is back.')
    expect(article.queryByRole('button')).toBeNull()
  })
})
