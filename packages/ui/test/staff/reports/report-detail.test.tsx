import type { ReportCase } from '@botanica/api-client/staff'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { StaffProvider } from '../../../src/staff/environment.tsx'
import { ReportDetail } from '../../../src/staff/reports/report-detail.tsx'
import { renderUi } from '../../render.tsx'
import { createEnvironment } from '../environment.ts'
import { stubLayout } from '../stub-layout.ts'

stubLayout()

const SNAPSHOT = {
  name: 'Amara',
  botId: 1,
  discordBotId: '500000000000000001',
  fields: { bot: 'Fern', rating: 5, comment: 'Use my bot!', ownerReply: null },
}
const CASE: ReportCase = {
  id: 5,
  targetType: 'review',
  targetId: '7',
  state: 'open',
  createdAt: '2026-11-20T10:00:00.000Z',
  decidedAt: null,
  decidedByName: null,
  note: null,
  rules: [],
  reportCount: 1,
  isOwn: false,
  undo: null,
  current: SNAPSHOT,
  reports: [
    {
      id: 1,
      reason: 'spam',
      text: 'It advertises.',
      createdAt: '2026-11-20T10:00:00.000Z',
      reporterId: '200000000000000008',
      reporterName: 'Vlad',
      snapshot: SNAPSHOT,
    },
  ],
}

function setUp(reportCase: ReportCase, decided: Partial<ReportCase> = {}) {
  const update = vi.fn<(call: object) => Promise<ReportCase>>(async () => ({
    ...reportCase,
    ...decided,
  }))
  const undo = vi.fn<(call: object) => Promise<ReportCase>>(async () => reportCase)
  const environment = createEnvironment({ calls: { reportCases: { update, undo } } })
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <StaffProvider environment={environment}>
        <ReportDetail reportCase={reportCase} />
      </StaffProvider>
    </QueryClientProvider>
  )
  return { update, undo, article: within(screen.getAllByRole('article')[0]!) }
}

describe('reports of one target', () => {
  it('are closed by keyboard, with at least one rule', async () => {
    const { update, article } = setUp(CASE)
    expect(article.getByText('Spam or advertising').isConnected).toBe(true)
    expect(article.getByText('Unchanged since.').isConnected).toBe(true)
    await userEvent.keyboard('a')
    const dialog = within(await screen.findByRole('dialog'))
    const close = dialog.getByRole<HTMLButtonElement>('button', { name: 'Acted upon' })
    expect(close.disabled).toBe(true)
    await userEvent.click(dialog.getByRole('checkbox', { name: 'No spam or advertising' }))
    await userEvent.click(close)
    expect(update.mock.calls[0]![0]).toMatchObject({
      params: { id: 5 },
      body: { outcome: 'acted', ruleIds: ['no-spam'] },
    })
  })

  it('are open again once their decision is undone from its toast, which names the target', async () => {
    const { undo } = setUp(CASE, { undo: { decisionId: 101, forMs: 60_000 } })
    await userEvent.keyboard('d')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /^Dismiss/ }))
    const toast = within(await screen.findByRole('dialog', { name: /dismissed/i }))
    toast.getByText('Amara')
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Decision undone')
    expect(undo.mock.calls[0]![0]).toMatchObject({ params: { id: 5 }, body: { decisionId: 101 } })
  })

  it('show the target of today beside the reported one if it has changed', () => {
    const fields = { ...SNAPSHOT.fields, comment: 'Nothing.' }
    const { article } = setUp({ ...CASE, current: { ...SNAPSHOT, fields } })
    expect(
      within(article.getByRole('region', { name: 'As reported' })).getByText('Use my bot!')
        .isConnected
    ).toBe(true)
    expect(
      within(article.getByRole('region', { name: 'Now' })).getByText('Nothing.').isConnected
    ).toBe(true)
  })

  it('cannot be decided on by those whom they are about', async () => {
    const { article } = setUp({ ...CASE, isOwn: true, reports: [] })
    await userEvent.keyboard('d')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(article.getByRole<HTMLButtonElement>('button', { name: /Dismiss/ }).disabled).toBe(true)
  })
})
