import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'

/** When set, new lines are recorded. Lost lines are never recorded: removing one is a decision, made by hand. */
const UPDATE_VARIABLE = 'UPDATE_CONTRACT'

/** Further lines are only counted: a renamed table loses dozens of lines for one reason. */
const MAX_SHOWN = 40

interface ContractSnapshot {
  /** The path of the committed file: one line per fact, sorted. */
  file: string
  /** The facts as the code states them now, in any order. */
  lines: readonly string[]
  /** The arguments of `npm test` for this test, such as `server contract/`. */
  suite: string
}

function list(lines: readonly string[], mark: string): string {
  const listed = lines.slice(0, MAX_SHOWN).map((line) => `  ${mark} ${line}`)
  const rest = lines.length - listed.length
  return [...listed, ...(rest > 0 ? [`  … and ${rest} more`] : [])].join('\n')
}

/** @returns the lines of a snapshot; none when the file does not exist yet */
export function readSnapshot(file: string): string[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8').split('\n').filter(Boolean)
}

/**
 * Compares the names that leave the process (names, fields, values, storage keys) with the committed snapshot.
 * @throws {Error} that names the lost lines, or else the new ones and the command that records them
 */
export function assertContract({ file, lines, suite }: ContractSnapshot): void {
  const recorded = new Set(readSnapshot(file))
  const current = new Set(lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()))
  const lost = [...recorded].filter((line) => !current.has(line))
  const added = [...current].filter((line) => !recorded.has(line))
  const name = basename(file)
  const news = `New in the contract:\n${list(added, '+')}`
  if (lost.length > 0) {
    throw new Error(
      `The contract in ${name} has lost what clients, stored data or operators of earlier releases rely on:\n` +
        `${list(lost, '-')}\n` +
        `${added.length > 0 ? `${news}\n` : ''}` +
        `A rename must not change these. If a loss is intended, delete its line from ${name} and give the reason in the commit.`
    )
  }
  if (added.length === 0) return
  if (process.env[UPDATE_VARIABLE]) {
    writeFileSync(file, `${[...current].toSorted().join('\n')}\n`)
    return
  }
  throw new Error(`${news}\nRecord it in ${name} with: ${UPDATE_VARIABLE}=1 npm test -- ${suite}`)
}
