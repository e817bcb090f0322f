import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { NameBadge, RoleBadges, canSeeAdminLink, sortRoles } from '../../src/people/index.ts'
import { renderUi } from '../render.tsx'

describe('NameBadge', () => {
  it.each([
    [['developer_community'], 'lucide-gem', 'Developer Community'],
    [['owner'], 'lucide-crown', 'Owner'],
    [['moderator'], 'lucide-shield', 'Moderator'],
    [['reviewer'], 'lucide-star', 'Reviewer'],
    [['owner', 'bot_developer', 'premium'], 'lucide-crown', 'Owner'],
  ])('gives %j the sign %s', (roles, icon, name) => {
    const { container } = renderUi(<NameBadge roles={roles} />)

    expect(container.querySelector(`svg.${icon}`)).toBeTruthy()
    expect(screen.getByTitle(name)).toBeTruthy()
  })

  it.each([[[]], [['user']], [['user', 'premium']]])('gives %j none', (roles) => {
    const { container } = renderUi(<NameBadge roles={roles} />)

    expect(container.querySelector('svg')).toBeNull()
  })
})

describe('RoleBadges', () => {
  it('sorts by priority', () => {
    renderUi(<RoleBadges roles={['user', 'premium', 'owner', 'certified_developer']} />)

    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Owner',
      'Certified Developer',
      'Premium',
      'User',
    ])
  })

  it('shows an unknown role as user, once', () => {
    expect(sortRoles(['gardener', 'constructor', 'user'])).toEqual(['user'])
  })
})

describe('seesAdminLink', () => {
  it.each([
    ['owner', true],
    ['moderator', true],
    ['reviewer', true],
    ['developer_community', false],
    ['user', false],
  ])('is %s: %s', (role, sees) => {
    expect(canSeeAdminLink([role])).toBe(sees)
  })
})
