import { screen } from '@testing-library/react'
import { describe, expect, it, test } from 'vitest'
import { PREFLIGHT_REASONS, type PreflightCheck } from '@botanica/api-client/contract'
import { PreflightResults, type PreflightResult } from '../../src/preflight/preflight-results.tsx'
import { renderUi } from '../render.tsx'

const CHECKED_AT = '2026-06-01T12:00:00.000Z'
const CHECKS = Object.keys(PREFLIGHT_REASONS) as PreflightCheck[]

function resultOf(overrides: Partial<PreflightResult>): PreflightResult {
  return {
    check: 'account',
    field: null,
    state: 'passed',
    reason: null,
    status: null,
    similarBot: null,
    online: [],
    ...overrides,
  }
}

function renderResults(results: PreflightResult[], isOutdated = false, language?: 'ro') {
  renderUi(
    <PreflightResults results={results} checkedAt={CHECKED_AT} isOutdated={isOutdated} />,
    language
  )
}

const getItems = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

describe('results of checks of a listing', () => {
  it('begin with what needs attention, each with its state in words', () => {
    renderResults([
      resultOf({ check: 'public' }),
      resultOf({ check: 'online', state: 'unknown', reason: 'unseen' }),
      resultOf({ check: 'link', field: 'website', state: 'hint', reason: 'missing', status: 404 }),
      resultOf({ state: 'blocked', reason: 'unknownBot' }),
    ])
    expect(getItems()).toEqual([
      'Must be fixed: Discord knows no bot with this ID.',
      'Hint: Website: the page does not exist (404).',
      "Couldn't be checked: Whether the bot is online is unknown: it isn't in the community server.",
      'Passed: Anybody can add the bot.',
    ])
    expect(screen.getByRole('status').textContent).toBe(
      "1 thing must be fixed before the bot can be submitted. 1 hint. 1 check couldn't be made."
    )
  })

  it('say so when everything passed, and when the listing has changed since', () => {
    renderResults([resultOf({})], true)
    expect(screen.getByRole('status').textContent).toBe('All checks passed.')
    expect(screen.getByText('The listing has changed since then.')).toBeTruthy()
  })

  it('link to the bot with nearly the same description', () => {
    const similarBot = { discordBotId: '100000000000000042', name: 'Moss & Fern' }
    renderResults([resultOf({ check: 'duplicate', state: 'hint', reason: 'similar', similarBot })])
    const link = screen.getByRole('link', { name: 'Moss & Fern' })
    expect(link.getAttribute('href')).toBe('/bot/100000000000000042')
  })

  it('say at how many of the last checks the bot was online', () => {
    const online = [true, false, false]
    renderResults([resultOf({ check: 'online', state: 'hint', reason: 'offline', online })])
    expect(getItems()).toEqual(['Hint: The bot is offline.Online at 1 of the last 3 checks.'])
  })

  it('have Romanian plurals', () => {
    renderResults(
      [
        resultOf({ check: 'public', state: 'hint', reason: 'private' }),
        resultOf({ check: 'invitation', state: 'hint', reason: 'dangerous' }),
      ],
      false,
      'ro'
    )
    expect(screen.getByRole('status').textContent).toBe('2 sugestii.')
  })
})

test.for(['en', 'ro'] as const)('every outcome has a text in %s', (language) => {
  const results = CHECKS.flatMap((check) =>
    [null, ...PREFLIGHT_REASONS[check]].map((reason, at) =>
      resultOf({ check, reason, field: 'website', state: 'hint', online: [], status: at })
    )
  )
  for (const result of results) {
    const { unmount } = renderUi(
      <PreflightResults results={[result]} checkedAt={CHECKED_AT} isOutdated={false} />,
      language
    )
    expect(getItems()[0]).not.toContain(`${result.check}.${result.reason ?? 'passed'}`)
    unmount()
  }
})
