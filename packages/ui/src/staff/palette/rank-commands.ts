import { COMMAND_GROUPS, type StaffCommand } from './commands.tsx'
import { scoreFuzzyMatch } from './fuzzy-match.ts'

export interface CommandGroup {
  group: StaffCommand['group']
  items: readonly StaffCommand[]
}

/** The matching commands by group; with a query, the group and the command with the best match come first. */
export function rankCommands(commands: readonly StaffCommand[], typed: string): CommandGroup[] {
  const found = commands.flatMap((command) => {
    const score = scoreFuzzyMatch(typed, command.label)
    return score === null ? [] : [{ command, score }]
  })
  return COMMAND_GROUPS.map((group) => {
    const own = found
      .filter(({ command }) => command.group === group)
      .toSorted((one, other) => other.score - one.score)
    return { group, best: own[0]?.score ?? 0, items: own.map(({ command }) => command) }
  })
    .filter(({ items }) => items.length > 0)
    .toSorted((one, other) => other.best - one.best)
}
