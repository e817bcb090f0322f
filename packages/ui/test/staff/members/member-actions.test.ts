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

describe('what is offered about a member', () => {
  it('is everything for an owner', () => {
    expect(getMemberDialogs(owner, somebody)).toEqual(MEMBER_DIALOGS)
  })

  it('is nothing that would be done to oneself but editing', () => {
    expect(getMemberDialogs(owner, owner)).toEqual(['edit'])
    expect(getMemberDialogs(moderator, moderator)).toEqual([])
  })

  it('is neither editing nor deleting for a moderator', () => {
    expect(getMemberDialogs(moderator, somebody)).toEqual(
      MEMBER_DIALOGS.filter((name) => name !== 'edit' && name !== 'delete')
    )
  })

  it('is, for a moderator about an owner, the window that says why not', () => {
    expect(getMemberDialogs(moderator, owner)).toEqual(['role'])
  })

  it('is the role alone for a reviewer, and that of nobody above', () => {
    expect(getMemberDialogs(reviewer, somebody)).toEqual(['role'])
    expect(getMemberDialogs(reviewer, moderator)).toEqual([])
  })

  it('is the role alone for developer community, owners included', () => {
    for (const member of [somebody, reviewer, moderator, owner]) {
      expect(getMemberDialogs(developer, member)).toEqual(['role'])
    }
    expect(getMemberDialogs(developer, developer)).toEqual([])
  })
})

describe('the menu about a member', () => {
  it.each([reviewer, moderator, developer, owner])('is there for $roles', ({ roles }) => {
    expect(hasMemberMenu(roles)).toBe(true)
  })

  it('is not there for members', () => {
    expect(hasMemberMenu(['user', 'supporter', 'bot_developer'])).toBe(false)
  })
})
