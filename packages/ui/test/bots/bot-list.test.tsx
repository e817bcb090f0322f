import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BotList } from '../../src/bots/index.ts'
import { renderUi } from '../render.tsx'
import { botWith } from './bot.ts'

describe('BotList', () => {
  it('shows eight placeholders while it loads', () => {
    const { container } = renderUi(<BotList bots={undefined} />)

    expect(screen.getByText('Loading bots...')).toBeTruthy()
    expect(container.querySelector('[aria-busy="true"] > div')?.children).toHaveLength(8)
  })

  it('shows the exact error text', () => {
    renderUi(<BotList bots={undefined} failed />)

    const alert = screen.getByRole('alert')
    expect(alert.textContent).toBe(
      'Error Loading BotsThere was a problem fetching the bot listings. Please try again later.'
    )
  })

  it('keeps its bots when a refresh fails', () => {
    renderUi(<BotList bots={[botWith()]} failed />)

    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Aurora' })).toBeTruthy()
  })

  it('says that nothing matches a search', () => {
    renderUi(<BotList bots={[]} search="musci" />)

    expect(screen.getByRole('heading', { name: 'No Bots Found' })).toBeTruthy()
    expect(screen.getByText('No bots matching "musci" were found.')).toBeTruthy()
  })

  it('says that there are no bots', () => {
    renderUi(<BotList bots={[]} />)

    expect(screen.getByText('There are no bots available at this time.')).toBeTruthy()
  })

  it('shows a search text as it was typed, braces and brackets too', () => {
    renderUi(<BotList bots={[]} search={'{{name}} <b>&amp;'} />)

    expect(screen.getByText('No bots matching "{{name}} <b>&amp;" were found.')).toBeTruthy()
  })

  it('is a list of cards', () => {
    renderUi(<BotList bots={[botWith(), botWith({ discordBotId: '2', name: 'Bramble' })]} />)

    const list = screen.getByRole('list', { name: 'Bots' })
    expect(list.children).toHaveLength(2)
  })
})
