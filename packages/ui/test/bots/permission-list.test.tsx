import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PermissionList } from '../../src/bots/permission-list.tsx'
import { renderUi } from '../render.tsx'

const items = () => screen.getAllByRole('listitem').map((item) => item.textContent)

describe('PermissionList', () => {
  it('lists permissions in plain words, most powerful first', () => {
    renderUi(<PermissionList permissions={['SendMessages', 'ViewAuditLog', 'BanMembers']} />)

    expect(items()).toEqual([
      'Dangerous: ban members',
      'Sensitive: read the audit log',
      'Standard: send messages',
    ])
  })

  it('is translated', () => {
    renderUi(<PermissionList permissions={['Administrator']} />, 'ro')

    expect(items()).toEqual(['Periculos: poate face orice (Administrator)'])
  })

  it('shows a permission without texts as sensitive, under its name at Discord', () => {
    renderUi(<PermissionList permissions={['FlyToTheMoon']} />)

    expect(items()).toEqual(['Sensitive: FlyToTheMoon'])
  })
})
