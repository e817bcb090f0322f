import type { AdminUser, StaffBot } from '@botanica/api-client/staff'
import { renderHook, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useBotColumns } from '../../src/staff/bots/bot-columns.tsx'
import { useMemberColumns } from '../../src/staff/members/member-columns.tsx'
import type { Column } from '../../src/staff/table/data-table.tsx'
import { renderUi, TestProviders } from '../render.tsx'

const BOT = {
  approvalStatus: 'approved',
  tags: ['Music', 'Fun'],
  averageRating: 4.4,
  ratingCount: 18,
  voteCount: 3900,
} as StaffBot
const MEMBER = { banned: false, disabled: false, botCount: 2, isPremium: true } as AdminUser

const getBotColumns = () => renderHook(useBotColumns, { wrapper: TestProviders }).result.current
const getMemberColumns = () =>
  renderHook(useMemberColumns, { wrapper: TestProviders }).result.current

/**
 * Renders the cells of a row.
 * @returns the cell of a column
 */
function renderCells<Row>(columns: readonly Column<Row>[], row: Row, ids: readonly string[]) {
  const cells = columns.filter(({ id }) => ids.includes(id))
  renderUi(
    cells.map(({ id, cell }) => (
      <div key={id} data-testid={id}>
        {cell(row)}
      </div>
    ))
  )
  return (id: string) => screen.getByTestId(id)
}

describe('the columns of all bots', () => {
  const ids = ['status', 'category', 'rating', 'votes']

  it('show the first category, rating and votes', () => {
    const cell = renderCells(getBotColumns(), BOT, ids)
    expect(cell('category').textContent).toBe('Music')
    expect(cell('rating').textContent).toContain('4.4 (18)')
    expect(cell('votes').textContent).toBe('3,900')
  })

  it('mark every state but approved', () => {
    const cell = renderCells(getBotColumns(), BOT, ids)
    expect(cell('status').firstElementChild?.className).toContain('sr-only')
    expect(cell('status').textContent).toBe('Approved')
  })

  it('leave out the rating of a bot without reviews', () => {
    const row: StaffBot = { ...BOT, approvalStatus: 'rejected', averageRating: null }
    const cell = renderCells(getBotColumns(), row, ids)
    expect(cell('rating').textContent).toBe('')
    expect(cell('status').firstElementChild?.className).not.toContain('sr-only')
  })
})

describe('the columns of members', () => {
  const ids = ['state', 'bots', 'premium']

  it('show the number of bots, premium, and nothing for an active account', () => {
    const cell = renderCells(getMemberColumns(), MEMBER, ids)
    expect(cell('bots').textContent).toBe('2')
    expect(cell('premium').textContent).toBe('Premium')
    expect(cell('state').firstElementChild?.className).toContain('sr-only')
  })

  it('mark a banned account', () => {
    const row: AdminUser = { ...MEMBER, banned: true, botCount: 0, isPremium: false }
    const cell = renderCells(getMemberColumns(), row, ids)
    expect(cell('state').textContent).toBe('Banned')
    expect(cell('bots').textContent).toBe('0')
    expect(cell('premium').textContent).toBe('')
  })
})
