import { describe, expect, it } from 'vitest'
import {
  getMemberDialogs,
  hasMemberMenu,
  MEMBER_DIALOGS,
} from '../../../src/staff/members/member-actions.ts'

const somebody = { id: '1', roles: ['user'] }
const owner = { id: '2', roles: ['owner'] }
const moderator = { id: '3', roles: ['moderator'] }
const reviewer = { id: '4', roles: ['reviewer'] }
const developer = { id: '5', roles: ['developer_community'] }

describe('the actions on a member', () => {
  it('are complete for an owner', () => {
    expect(getMemberDialogs(owner, somebody)).toEqual(MEMBER_DIALOGS)
  })

  it('on oneself include only editing', () => {
    expect(getMemberDialogs(owner, owner)).toEqual(['edit'])
    expect(getMemberDialogs(moderator, moderator)).toEqual([])
  })

  it('exclude editing and deleting for a moderator', () => {
    expect(getMemberDialogs(moderator, somebody)).toEqual(
      MEMBER_DIALOGS.filter((name) => name !== 'edit' && name !== 'delete')
    )
  })

  it('of a moderator on an owner open the dialog that explains why they are not allowed', () => {
    expect(getMemberDialogs(moderator, owner)).toEqual(['role'])
  })

  it('of a reviewer include only the role, and not of higher roles', () => {
    expect(getMemberDialogs(reviewer, somebody)).toEqual(['role'])
    expect(getMemberDialogs(reviewer, moderator)).toEqual([])
  })

  it('of developer community include only the role, owners included', () => {
    for (const member of [somebody, reviewer, moderator, owner]) {
      expect(getMemberDialogs(developer, member)).toEqual(['role'])
    }
    expect(getMemberDialogs(developer, developer)).toEqual([])
  })
})

describe('the member menu', () => {
  it.each([reviewer, moderator, developer, owner])('is shown to $roles', ({ roles }) => {
    expect(hasMemberMenu(roles)).toBe(true)
  })

  it('is hidden from members', () => {
    expect(hasMemberMenu(['user', 'supporter', 'bot_developer'])).toBe(false)
  })
})
