import type { EvaluatedBot, ReportCase } from '@botanica/api-client/staff'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Language } from '../../../src/i18n/index.ts'
import { BotFacts } from '../../../src/staff/bots/bot-facts.tsx'
import { StaffProvider } from '../../../src/staff/environment.tsx'
import { renderUi } from '../../render.tsx'
import { createEnvironment } from '../environment.ts'

const USER_ID = '200000000000000006'
const BOT = {
  id: 1,
  userId: USER_ID,
  submitter: null,
  inviteUrl: 'https://discord.com/oauth2/authorize?client_id=1',
  supportServer: 'https://discord.gg/garden',
  website: null,
  username: 'Fern',
  servingCount: 12,
  servingCountSource: null,
  medianServingCount: null,
  permissions: [],
  decisions: [],
  notes: [],
  platform: { status: 'known', isPublic: true, presence: null, createdAt: '2026-01-01T00:00:00Z' },
  builder: {
    joinedAt: '2026-01-01T00:00:00Z',
    bots: { pending: 1, approved: 1, rejected: 1 },
    otherBots: [
      { id: 7, discordBotId: '300000000000000007', name: 'Ivy', approvalStatus: 'approved' },
      { id: 6, discordBotId: '300000000000000006', name: 'Sieve', approvalStatus: 'rejected' },
    ],
    restricted: false,
  },
} as unknown as EvaluatedBot

const ENTRY = {
  id: 1,
  adminId: '200000000000000001',
  adminName: 'Mihai',
  reason: 'Spam.',
  createdAt: '2026-11-20T10:00:00.000Z',
}
const OWNER_ENTRY = { ...ENTRY, action: 'ban_user', memberId: '200000000000000009' } as const

interface SetUpOptions {
  bot?: EvaluatedBot
  language?: Language
  roles?: string[]
  reports?: Partial<ReportCase>[]
}

function setUp({
  bot = BOT,
  language = 'en',
  roles = ['moderator'],
  reports = [],
}: SetUpOptions = {}) {
  const index = vi.fn<(call: { query: object }) => Promise<Partial<ReportCase>[]>>(
    async () => reports
  )
  const environment = createEnvironment({
    viewerId: USER_ID,
    roles,
    calls: { reportCases: { index } },
  })
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <StaffProvider environment={environment}>
        <BotFacts bot={bot} />
        <input aria-label="Search" />
      </StaffProvider>
    </QueryClientProvider>,
    language
  )
  const opened: string[] = []
  for (const link of screen.getAllByRole<HTMLAnchorElement>('link')) {
    link.addEventListener('click', (event) => {
      event.preventDefault()
      opened.push(link.href)
    })
  }
  return { opened, index }
}

describe('what staff see of a bot', () => {
  it('opens its invitation and its support server by a key, unless somebody types', async () => {
    const { opened } = setUp()
    await userEvent.keyboard('isw')
    expect(opened).toEqual([BOT.inviteUrl, BOT.supportServer])
    await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'is')
    expect(opened).toHaveLength(2)
  })

  it('links the other bots of its submitter, and marks those that are not listed', () => {
    setUp()
    const [ivy, sieve] = ['Ivy', 'Sieve'].map((name) => screen.getByRole('link', { name }))
    expect(ivy!.getAttribute('href')).toBe('/admin?tab=bots&bot=7')
    expect(ivy!.parentElement!.textContent).toBe('Ivy')
    expect(sieve!.parentElement!.textContent).toBe('SieveRejected')
  })

  it.each([
    ['en', 'Certification request rejected', 'Decisions about its owners', 'Banned'],
    ['ro', 'Cerere de certificare respinsă', 'Decizii despre proprietari', 'Suspendat'],
  ] as const)(
    'shows what was decided about it and its owners (%s)',
    (language, label, title, ban) => {
      const ownerHistory = [
        { ...OWNER_ENTRY, memberName: 'Corina' },
        { ...OWNER_ENTRY, memberId: '200000000000000008', memberName: null },
      ]
      const history = [{ ...ENTRY, action: 'reject_application' as const }]
      setUp({ bot: { ...BOT, history, ownerHistory }, language })
      expect(screen.getByText(label).closest('li')!.textContent).toMatch(/Mihai.*Spam\./)
      expect(screen.getByRole('heading', { name: title })).toBeTruthy()
      expect(screen.getAllByText(ban)).toHaveLength(2)
      const link = screen.getByRole('link', { name: 'Corina' })
      expect(link.getAttribute('href')).toContain(OWNER_ENTRY.memberId)
      expect(screen.getByRole('link', { name: '200000000000000008' })).toBeTruthy()
    }
  )

  it('shows the decisions that a server of an earlier release sends', () => {
    const decisions = [{ ...ENTRY, action: 'reject_bot' as const, version: 1 }]
    setUp({ bot: { ...BOT, decisions } })
    expect(screen.getByText('Spam.').closest('li')!.textContent).toMatch(/^Rejected.*Mihai/)
    expect(screen.queryByRole('heading', { name: 'Decisions about its owners' })).toBeNull()
  })

  it('shows its open reports, and leads to them', async () => {
    const report = {
      id: 1,
      reason: 'spam',
      text: 'It advertises.',
      createdAt: '2026-11-20T10:00:00.000Z',
    }
    const reports = [{ id: 5, reportCount: 2, reports: [report] as ReportCase['reports'] }]
    const { index } = setUp({ reports })
    const link = await screen.findByRole('link', { name: 'Decide on the reports' })
    expect(link.getAttribute('href')).toBe('/admin?tab=reports&report=5')
    screen.getByRole('heading', { name: '2 open reports' })
    screen.getByText('It advertises.')
    expect(index.mock.calls[0]![0].query).toEqual({ targetType: 'bot', targetId: '1', limit: 1 })
  })

  it('does not ask for reports on behalf of those who do not handle them', () => {
    const { index } = setUp({ roles: ['user'] })
    expect(index).not.toHaveBeenCalled()
  })
})
