import { DAY_MS } from '@botanica/api-client/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BotCard } from '../../src/bots/index.ts'
import { IMAGE_HOST, renderUi } from '../render.tsx'
import { formatters } from '../../src/i18n/format.ts'
import { botWith } from './bot.ts'

describe('BotCard', () => {
  it('names the bot in a heading and leads to its page', () => {
    renderUi(<BotCard bot={botWith()} />)

    expect(screen.getByRole('heading', { level: 3, name: 'Aurora' })).toBeTruthy()
    const view = screen.getByRole('link', { name: 'View Aurora' })
    expect(view.getAttribute('href')).toBe('/bot/300000000000000001')
    expect(view.hasAttribute('data-app-link')).toBe(true)
    expect(view.textContent).toBe('View')
  })

  it('shows a note whole to those who point at it, and none without one', () => {
    const { unmount } = renderUi(<BotCard bot={botWith()} note="4.7 from 120 reviews" />)
    expect(screen.getByText('4.7 from 120 reviews').title).toBe('4.7 from 120 reviews')
    unmount()
    renderUi(<BotCard bot={botWith()} />)
    expect(screen.queryByText('4.7 from 120 reviews')).toBeNull()
  })

  it('opens the invite in a new tab without opener or referrer', () => {
    renderUi(<BotCard bot={botWith()} />)

    const add = screen.getByRole('link', { name: /^Add Bot/ })
    expect(add.getAttribute('href')).toBe(botWith().inviteUrl)
    expect(add.getAttribute('target')).toBe('_blank')
    expect(add.getAttribute('rel')).toContain('noopener')
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'not an address',
    'https://user:pw@discord.com',
  ])('does not link an invite like %s', (inviteUrl) => {
    renderUi(<BotCard bot={botWith({ inviteUrl })} />)

    const add = screen.getByRole('link', { name: /^Add Bot/ })
    expect(add.hasAttribute('href')).toBe(false)
    expect(add.getAttribute('aria-disabled')).toBe('true')
  })

  it('shows the average with one decimal, and votes and servers rounded with exact numbers in titles', () => {
    renderUi(<BotCard bot={botWith()} />)

    expect(screen.getByText('4.6')).toBeTruthy()
    expect(screen.getByTitle('12,345 votes').textContent).toContain('12K')
    expect(screen.getByTitle('1,290 servers').textContent).toContain('1.2K+ servers')
  })

  it('gives screen readers the exact numbers once', () => {
    renderUi(<BotCard bot={botWith()} />)

    const heard = screen.getByText(/12,345 votes ·|· 12,345 votes/)
    expect(heard.textContent).toBe('Rating: 4.6 out of 5 · 12,345 votes · 1,290 servers')
    expect(screen.getByTitle('12,345 votes').closest('[aria-hidden="true"]')).toBeTruthy()
  })

  it('says No ratings when there is nothing to average', () => {
    renderUi(<BotCard bot={botWith({ averageRating: null })} />)

    expect(screen.getAllByText(/No ratings/).length).toBeGreaterThan(0)
    expect(screen.queryByText('0.0')).toBeNull()
  })

  it.each([
    ['pending', 'Pending'],
    ['approved', 'Approved'],
    ['rejected', 'Approved'],
  ] as const)('marks a bot that is %s as %s', (approvalStatus, text) => {
    renderUi(<BotCard bot={botWith({ approvalStatus })} />)

    expect(screen.getByText(text)).toBeTruthy()
  })

  it('shows the certification seal only on certified bots', () => {
    const { unmount } = renderUi(<BotCard bot={botWith({ certified: true })} />)
    expect(screen.getByRole('button', { name: 'Certified Bot' })).toBeTruthy()
    unmount()

    renderUi(<BotCard bot={botWith()} />)
    expect(screen.queryByRole('button', { name: 'Certified Bot' })).toBeNull()
  })

  it('shows the presence of the bot with its activity', () => {
    renderUi(<BotCard bot={botWith({ presence: { status: 'dnd', activity: 'Tending roses' } })} />)

    expect(screen.getByText('Status: Do not disturb')).toBeTruthy()
    expect(screen.getByTitle('Tending roses')).toBeTruthy()
  })

  it('shows a bot with unknown presence as offline', () => {
    renderUi(<BotCard bot={botWith({ presence: null })} />)

    expect(screen.getByText('Status: Offline')).toBeTruthy()
  })

  it('lists its tags in the language of the reader', () => {
    renderUi(<BotCard bot={botWith({ tags: ['Moderation', 'Something New'] })} />, 'ro')

    const tags = within(screen.getByRole('list', { name: 'Categorii' }))
    expect(tags.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual([
      'Moderare',
      'Something New',
    ])
  })

  it('shows the leaf pattern when the banner is missing or broken', () => {
    const { container, unmount } = renderUi(<BotCard bot={botWith({ banner: null })} />)
    expect(container.querySelector('.plate-colours path')?.getAttribute('d')).toMatch(/^M/)
    unmount()

    const broken = renderUi(<BotCard bot={botWith()} />).container
    const banner = broken.querySelector(`img[src^="${IMAGE_HOST}/banners"]`)
    expect(banner?.getAttribute('src')).toBe(
      `${IMAGE_HOST}/banners/300000000000000001/def456.webp?size=600`
    )
    if (banner) fireEvent.error(banner)
    expect(broken.querySelector('img[src*="/banners/"]')).toBeNull()
    expect(broken.querySelector('.plate-colours path')).toBeTruthy()
  })

  it('shows a letter when the avatar is broken', () => {
    const { container } = renderUi(<BotCard bot={botWith({ name: 'știucă' })} />)
    const avatar = container.querySelector('img[src*="/avatars/"]')
    if (avatar) fireEvent.error(avatar)

    expect(container.querySelector('img[src*="/avatars/"]')).toBeNull()
    expect(screen.getByText('Ș')).toBeTruthy()
  })

  it('renders extreme values', () => {
    const worst = botWith({
      discordBotId: 'no id',
      name: '',
      avatar: null,
      banner: null,
      shortDescription: '<img src=x onerror=alert(1)>',
      inviteUrl: '',
      tags: [],
      servingCount: 0,
      voteCount: 0,
    })
    const { container } = renderUi(<BotCard bot={worst} />)

    expect(container.querySelector('img[src="x"]')).toBeNull()
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy()
  })

  it.each([
    ['bot', 1, 'reported by the bot'],
    ['bot', 3, 'reported by the bot, out of date'],
    ['staff', 30, 'set by our team'],
  ] as const)('says where a count of source %s comes from after %i days', (source, days, text) => {
    const at = new Date(Date.now() - days * DAY_MS)
    const bot = botWith({ servingCountSource: source, servingCountAt: at.toISOString() })
    const { container } = renderUi(<BotCard bot={bot} />)
    const day = formatters('en').utcDay(at)

    expect(container.querySelector(`[title="1,290 servers · ${text} · ${day}"]`)).toBeTruthy()
    expect(
      screen.getByText(`1,290 servers · ${text} · ${day}`, { selector: 'p', exact: false })
    ).toBeTruthy()
  })

  it('says nothing of an unknown source', () => {
    const bot = botWith({ servingCountSource: 'seed', servingCountAt: new Date().toISOString() })
    const { container } = renderUi(<BotCard bot={bot} />)

    expect(container.querySelector('[title="1,290 servers"]')).toBeTruthy()
  })
})
