import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DateText, formatters, RelativeTime } from '../../src/i18n/index.ts'
import { renderUi, TestProviders } from '../render.tsx'

const en = formatters('en')
const ro = formatters('ro')

/* Intl separates with no-break spaces. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('numbers', () => {
  it.each([
    [0, '0', '0'],
    [999, '999', '999'],
    [1000, '1K', '1 mie'],
    [1250, '1.3K', '1,3 mii'],
    [12_345, '12K', '12 mii'],
    [1_250_000, '1.3M', '1,3 mil.'],
  ])('%d is rounded in the usual way', (value, english, romanian) => {
    expect(en.compact(value)).toBe(english)
    expect(plain(ro.compact(value))).toBe(romanian)
  })

  it('are never rounded up before a plus sign', () => {
    expect(en.compactFloor(1299)).toBe('1.2K')
    expect(en.compactFloor(999_999)).toBe('999K')
  })

  it('have all digits on request', () => {
    expect(en.exact(12_345)).toBe('12,345')
    expect(ro.exact(12_345)).toBe('12.345')
  })

  it('averages have one decimal', () => {
    expect(en.rating(5)).toBe('5.0')
    expect(ro.rating(4.55)).toBe('4,6')
  })

  it('of an unknown language are formatted as in English', () => {
    expect(formatters('xx').exact(1234)).toBe('1,234')
  })
})

describe('relative times', () => {
  const now = new Date('2026-05-10T12:00:00Z')

  it.each([
    ['2026-05-10T11:59:30Z', 'now', 'acum'],
    ['2026-05-10T11:55:00Z', '5 minutes ago', 'acum 5 minute'],
    ['2026-05-10T09:00:00Z', '3 hours ago', 'acum 3 ore'],
    ['2026-05-09T11:00:00Z', 'yesterday', 'ieri'],
    ['2026-04-20T12:00:00Z', '2 weeks ago', 'acum 2 săptămâni'],
    ['2024-05-01T12:00:00Z', '2 years ago', 'acum 2 ani'],
    ['2026-05-10T15:00:00Z', 'in 3 hours', 'peste 3 ore'],
  ])('%s is %s', (value, english, romanian) => {
    expect(en.relative(new Date(value), now)).toBe(english)
    expect(ro.relative(new Date(value), now)).toBe(romanian)
  })
})

describe('dates', () => {
  it.each([null, undefined, '', 'yesterday-ish'])('%j is an unknown date', (value) => {
    renderUi(<DateText value={value} />)

    expect(screen.getByText('Unknown date')).toBeTruthy()
  })

  it('are in the viewer’s time zone in the browser', () => {
    renderUi(<DateText value="2026-05-10T12:00:00Z" />, 'ro')

    expect(screen.getByText('10 mai 2026').getAttribute('datetime')).toBe(
      '2026-05-10T12:00:00.000Z'
    )
  })

  it('are absolute and in UTC in a server-rendered page', () => {
    const html = renderToString(
      <TestProviders>
        <RelativeTime value="2026-05-10T23:30:00Z" />
      </TestProviders>
    )

    expect(html).toContain('May 10, 2026')
    expect(html).not.toContain('ago')
  })
})
