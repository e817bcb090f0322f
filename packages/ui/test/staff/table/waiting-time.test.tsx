import { HOUR_SECONDS } from '@botanica/api-client/contract'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { WaitingTime } from '../../../src/staff/table/waiting-time.tsx'
import { renderUi } from '../../render.tsx'

const hoursAgo = (hours: number) =>
  new Date(Date.now() - hours * HOUR_SECONDS * 1_000).toISOString()

describe('the time that an item waits', () => {
  it.each([
    [23, 'text-muted'],
    [25, 'text-pending'],
    [49, 'text-danger'],
  ])('of %d hours is %s', (hours, color) => {
    renderUi(<WaitingTime since={hoursAgo(hours)} />)
    const { className } = screen.getByRole('time').parentElement!
    expect(className.split(' ').filter((name) => /^text-(?!label)/.test(name))).toEqual([color])
  })

  it('says in words when it is exceeded', () => {
    renderUi(<WaitingTime since={hoursAgo(72)} />)
    expect(screen.getByText('Overdue:')).toBeDefined()
  })

  it('is a plain date once it is over', () => {
    renderUi(<WaitingTime since={hoursAgo(72)} isOver />, 'ro')
    expect(screen.queryByText('Peste termen:')).toBeNull()
    expect(screen.getByRole('time').className).toBe('text-muted')
  })
})
