import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { personHandle, personName, UserChip, type UserChipUser } from '../../src/people/index.ts'
import { renderUi } from '../render.tsx'

const ID = '200000000000000006'
const bruno: UserChipUser = {
  id: ID,
  username: 'bruno',
  displayName: 'Bruno Builder',
  globalName: 'Bruno',
  discriminator: '0',
  avatar: 'abc',
  banner: 'def',
}

describe('UserChip', () => {
  it('links to the profile', () => {
    renderUi(<UserChip user={bruno} userId={ID} presence={{ status: 'idle', activity: null }} />)

    const link = screen.getByRole('link', { name: 'Bruno Builder @bruno Status: Idle' })
    expect(link.getAttribute('href')).toBe(`/user/${ID}`)
    expect(screen.getByText(/Status: Idle/)).toBeTruthy()
  })

  it('shows presence only on request', () => {
    renderUi(<UserChip user={bruno} userId={ID} />)

    expect(screen.queryByText(/Status/)).toBeNull()
  })

  it('shows Unknown User and the end of the id if nobody was found', () => {
    renderUi(<UserChip user={null} userId="200000000000004242" />)

    expect(screen.getByRole('link').textContent).toBe('Unknown User 4242')
  })

  it('has an accessible badge when the person has premium', () => {
    renderUi(<UserChip user={{ ...bruno, isPremium: true }} userId={ID} />)

    expect(screen.getByRole('link', { name: 'Bruno Builder Premium @bruno' })).toBeTruthy()
    expect(screen.getByTitle('Premium')).toBeTruthy()
  })

  it('hides a broken banner', () => {
    const { container } = renderUi(<UserChip user={bruno} userId={ID} showBanner />)
    const banner = container.querySelector('img[src*="/banners/"]')
    expect(banner).toBeTruthy()
    if (banner) fireEvent.error(banner)

    expect(container.querySelector('img[src*="/banners/"]')).toBeNull()
  })

  it('shows a discriminator other than 0', () => {
    expect(personHandle({ ...bruno, discriminator: '4711' })).toBe('@bruno#4711')
    expect(personHandle(bruno)).toBe('@bruno')
    expect(personHandle({ ...bruno, username: null })).toBeNull()
  })

  it('prefers display name, then global name, then username', () => {
    expect(personName(bruno)).toBe('Bruno Builder')
    expect(personName({ ...bruno, displayName: null })).toBe('Bruno')
    expect(personName({ ...bruno, displayName: '', globalName: null })).toBe('bruno')
    expect(personName(null)).toBeNull()
  })
})
