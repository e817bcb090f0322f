import { describe, expect, it } from 'vitest'
import {
  dialogsFor,
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
    expect(dialogsFor(owner, somebody)).toEqual(MEMBER_DIALOGS)
  })

  it('is nothing that would be done to oneself but editing', () => {
    expect(dialogsFor(owner, owner)).toEqual(['edit'])
    expect(dialogsFor(moderator, moderator)).toEqual([])
  })

  it('is neither editing nor deleting for a moderator', () => {
    expect(dialogsFor(moderator, somebody)).toEqual(
      MEMBER_DIALOGS.filter((name) => name !== 'edit' && name !== 'delete')
    )
  })

  it('is, for a moderator about an owner, the window that says why not', () => {
    expect(dialogsFor(moderator, owner)).toEqual(['role'])
  })

  it('is the role alone for a reviewer, and that of nobody above', () => {
    expect(dialogsFor(reviewer, somebody)).toEqual(['role'])
    expect(dialogsFor(reviewer, moderator)).toEqual([])
  })

  it('is the role alone for developer community, owners included', () => {
    for (const member of [somebody, reviewer, moderator, owner]) {
      expect(dialogsFor(developer, member)).toEqual(['role'])
    }
    expect(dialogsFor(developer, developer)).toEqual([])
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
