import type { BaseRole } from '@botanica/api-client/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { RoleDialog } from '../../../src/staff/members/role-dialog.tsx'
import { renderUi } from '../../render.tsx'

async function setUp(actorRole: BaseRole, role: BaseRole) {
  const submitted = vi.fn<(role: BaseRole) => void>()
  renderUi(
    <RoleDialog
      actor={{ id: '1', roles: [actorRole] }}
      member={{ id: '2', roles: [role], role, name: 'Vlad' }}
      onSubmit={submitted}
      onClose={() => {}}
      busy={false}
      failure={null}
    />
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Update User Role' }))
  const offered = dialog.queryAllByRole<HTMLInputElement>('radio').map((radio) => radio.value)
  return { submitted, dialog, offered }
}

describe('the available roles', () => {
  it.each([
    ['reviewer', ['user', 'reviewer']],
    ['moderator', ['user', 'reviewer', 'moderator']],
    ['owner', ['user', 'reviewer', 'moderator', 'owner']],
    ['developer_community', ['user', 'reviewer', 'moderator', 'developer_community', 'owner']],
  ] as const)('are, by %s, %j', async (actor, roles) => {
    const { offered } = await setUp(actor, 'user')

    expect(offered).toEqual(roles)
  })
})

describe('the role dialog', () => {
  it('sends only a changed role', async () => {
    const { dialog, submitted } = await setUp('owner', 'user')
    const update = dialog.getByRole<HTMLButtonElement>('button', { name: 'Update Role' })
    expect(update.disabled).toBe(true)

    await userEvent.click(dialog.getByRole('radio', { name: /^Moderator/ }))
    await userEvent.click(update)
    expect(submitted).toHaveBeenCalledExactlyOnceWith('moderator')
  })

  it('explains why a moderator may not change an owner', async () => {
    const { dialog, offered } = await setUp('moderator', 'owner')

    expect(offered).toEqual([])
    expect(dialog.getByRole('alert').textContent).toBe(
      'Only owners and developer community can modify owner accounts'
    )
  })
})
