/** A condition that prevents something, and the test that must fail without it. */
export interface Guard {
  /** What is prevented or ensured, in a few words; unique. */
  name: string
  /** Relative to the repository. Changing a migration creates a separate template database. */
  file: string
  /** The guard's exact text, which must occur once in the file. */
  text: string
  /** The text that replaces it to remove or invert the guard. It must compile and run. */
  replacement: string
  /** The suite that must detect the change, such as `server` (suites/discover.ts). */
  suite: string
  /** The test file that must detect it, relative to the suite's package. */
  test: string
  /** A part of the title of the test that must fail. */
  noticedBy: string
}

/**
 * A guard as the lists contain it: without its suite, and with paths relative to folders that are given once per
 * list.
 */
export type GuardEntry = Omit<Guard, 'suite'>

/**
 * Completes the entries of a list, given the folder of the files in the repository and the folder of the tests in the
 * package.
 */
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

/** The guard's text does not occur exactly once in its file: the code has changed and the list has not. */
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

/** The guards whose names contain one of the words; all guards without words. */
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
