import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PresenceDot, toPresenceStatus, type Presence } from '../../src/platform/index.ts'
import { renderUi } from '../render.tsx'

describe('PresenceDot', () => {
  it.each([
    ['online', 'text-online', 'Status: Online'],
    ['idle', 'text-idle', 'Status: Idle'],
    ['dnd', 'text-dnd', 'Status: Do not disturb'],
    ['offline', 'text-offline', 'Status: Offline'],
  ] as const)('shows %s in its colour and in words', (status, colour, text) => {
    const { container } = renderUi(<PresenceDot presence={{ status, activity: null }} />)

    expect(container.querySelector(`.${colour}`)).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
  })

  it('shows an unknown status as offline', () => {
    expect(toPresenceStatus(null)).toBe('offline')
    expect(toPresenceStatus({ status: 'streaming', activity: null } as unknown as Presence)).toBe(
      'offline'
    )
    expect(toPresenceStatus({ status: 'constructor', activity: null } as unknown as Presence)).toBe(
      'offline'
    )
  })
})
