import { hasRoleWithRight } from '@botanica/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { useStaff, useStaffQueries } from '../environment.tsx'
import { getMemberName } from '../members/member-name.ts'
import { getTabPath } from '../paths.ts'
import type { CommandGroup } from './rank-commands.ts'

/** Shorter texts match too much. */
const MIN_SEARCH_LENGTH = 2

/**
 * Searches bots and, for those who may list them, members.
 * @param text a text that is no longer changing with each key
 * @param go navigates to a staff path
 */
export function useFoundCommands(text: string, go: (href: string) => void) {
  const { viewer } = useStaff()
  const queries = useStaffQueries()
  const search = text.trim()
  const isLongEnough = search.length >= MIN_SEARCH_LENGTH
  const bots = useQuery({ ...queries.foundBots(search), enabled: isLongEnough })
  const members = useQuery({
    ...queries.foundMembers(search),
    enabled: isLongEnough && hasRoleWithRight(viewer.roles, 'listMembers'),
  })
  const groups: CommandGroup[] = [
    {
      group: 'bots',
      items: (bots.data ?? []).map(({ id, name }) => ({
        id: `bot ${id}`,
        group: 'bots',
        label: name,
        run: () => go(getTabPath('bots', { bot: String(id) })),
      })),
    },
    {
      group: 'members',
      items: (members.data ?? []).map((member) => ({
        id: `member ${member.id}`,
        group: 'members',
        label: getMemberName(member),
        run: () => go(getTabPath('users', { search: member.id })),
      })),
    },
  ]
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    isSearching: bots.isFetching || members.isFetching,
    hasFailed: bots.isError || members.isError,
  }
}
