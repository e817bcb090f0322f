/** A condition that keeps something from happening, and the test that must fail without it. */
export interface Guard {
  /** What is kept from happening or made sure, in a few words; unique. */
  name: string
  /** Relative to the repository. A file of migrations makes a template database of its own. */
  file: string
  /** The guard's exact text; it occurs once in the file. */
  text: string
  /** What stands there when the guard is removed or inverted. It must still compile and run. */
  replacement: string
  /** The suite that must notice, such as `server` (suites/discover.ts). */
  suite: string
  /** The test file that must notice, relative to the suite's package. */
  test: string
  /** A part of the title of a test in it that must fail. */
  noticedBy: string
}

/** A guard as the lists write it: without its suite, and with paths below folders that are said once for all of them. */
export type GuardEntry = Omit<Guard, 'suite'>

/** Completes the entries of a list, whose files lie below one folder of the repository and whose tests below one of the package. */
export function completeGuards(
  { suite, files, tests }: { suite: string; files: string; tests: string },
  entries: readonly GuardEntry[]
): Guard[] {
  return entries.map((entry) => ({
    ...entry,
    suite,
    file: `${files}/${entry.file}`,
    test: `${tests}/${entry.test}`,
  }))
}

/** The guard's text is not, or not once, in its file: the code has changed and the list has not. */
export class StaleGuardError extends Error {
  constructor({ file }: Guard, occurrences: number) {
    super(`its text occurs ${occurrences} times in ${file}`)
    this.name = 'StaleGuardError'
  }
}

/**
 * Removes a guard from the text of its file.
 * @throws {StaleGuardError} when the guard's text does not occur exactly once
 */
export function removeGuard(source: string, guard: Guard): string {
  const parts = source.split(guard.text)
  if (parts.length !== 2) throw new StaleGuardError(guard, parts.length - 1)
  return parts.join(guard.replacement)
}

/** The guards whose names hold one of the words; all of them when there is no word. */
export function selectGuards(guards: readonly Guard[], words: readonly string[]): Guard[] {
  const lower = words.map((word) => word.toLowerCase())
  return guards.filter(
    ({ name }) => lower.length === 0 || lower.some((word) => name.toLowerCase().includes(word))
  )
}

/** `apps/server/app/voting/…` belongs to `server/voting`, `packages/ui/…` to `ui`. */
export function getContext({ file }: Pick<Guard, 'file'>): string {
  const [, project = '', ...folders] = file.split('/')
  if (project !== 'server') return project
  const [area = '', context = ''] = folders
  return `${project}/${area === 'app' ? context : area}`
}
