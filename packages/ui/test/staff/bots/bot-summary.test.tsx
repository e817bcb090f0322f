import { screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, it } from 'vitest'
import { BotSummary } from '../../../src/staff/bots/bot-summary.tsx'
import { renderUi } from '../../render.tsx'

type Bot = ComponentProps<typeof BotSummary>['bot']

function botOf(isPremium: boolean) {
  const submitter = {
    id: '200000000000000008',
    username: 'paula',
    displayName: 'Paula Premium',
    globalName: null,
    discriminator: null,
    avatar: null,
    banner: null,
    roles: ['user'],
    isPremium,
  }
  const discordBotId = '300000000000000001'
  return {
    discordBotId,
    avatar: null,
    name: 'Fern',
    certified: false,
    isOwn: false,
    submitter,
  } as Bot
}

describe('a bot in a staff list', () => {
  it('is marked when its submitter has premium', () => {
    renderUi(<BotSummary bot={botOf(true)} />)
    expect(screen.getByTitle('Premium').textContent).toBe('Premium')
  })

  it('is not marked otherwise', () => {
    renderUi(<BotSummary bot={botOf(false)} />)
    expect(screen.queryByTitle('Premium')).toBeNull()
  })
})
