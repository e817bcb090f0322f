import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LineChart, type LineChartProps } from '../../src/charts/line-chart.tsx'
import { renderUi } from '../render.tsx'

const TEXTS = { none: 'No numbers yet.', table: 'Show as a table', day: 'Day' }
const DATES = ['2026-05-04', '2026-05-05', '2026-05-06', '2026-05-07']

function show(props: Partial<LineChartProps>) {
  const { container } = renderUi(
    <LineChart title="Votes" summary="6" days={DATES} texts={TEXTS} lines={[]} {...props} />
  )
  return [...container.querySelectorAll('figure div > svg path')].map((path) =>
    path.getAttribute('d')
  )
}

describe('a line chart', () => {
  it('has a gap where there is no number, and a point where one is alone', () => {
    const paths = show({ lines: [{ name: 'Votes', values: [2, 4, null, 0] }] })
    expect(paths).toEqual(['M0.0 60.0h0.01L200.0 0.0M600.0 120.0h0.01'])
    const cells = within(screen.getByRole('table', { name: 'Votes', hidden: true }))
      .getAllByRole('cell', { hidden: true })
      .map(({ textContent }) => textContent)
    expect(cells).toEqual(['0', '–', '4', '2'])
  })

  it('names its lines, which share one scale and differ in more than their color', () => {
    const lines = [
      { name: 'Median', values: [1, 1, 1, 1] },
      { name: 'Most', values: [2, 2, 2, 2] },
    ]
    const paths = show({ lines })
    expect(paths[0]).toMatch(/^M0\.0 60\.0/)
    expect(paths[1]).toMatch(/^M0\.0 0\.0/)
    expect(screen.getAllByText('Median')).toHaveLength(2)
    const dashes = [...document.querySelectorAll('figure div > svg path')].map((path) =>
      path.getAttribute('stroke-dasharray')
    )
    expect(new Set(dashes).size).toBe(2)
  })

  it('says so when all numbers are missing', () => {
    show({ lines: [{ name: 'Votes', values: [null, null, null, null] }] })
    expect(screen.getByText('No numbers yet.')).toBeTruthy()
    expect(screen.queryByRole('table', { hidden: true })).toBeNull()
  })
})
