import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listWorkspacePackages } from '../machine/packages.ts'

/** Determines the format of the report. */
export type Runner = 'vitest' | 'japa' | 'playwright'

export interface Suite {
  /** `server`, `ui`, `web-pwa`, `web-pwa:e2e` */
  name: string
  /** The package's folder. */
  directory: string
  script: string
  runner: Runner
  /**
   * Whether it drives a browser over the built product. Browser suites have their own workers and run one after the
   * other.
   */
  browser: boolean
  /** The number of processes among which its files are divided, because its runner is single-threaded. */
  shards: number
  /** The load on the machine, from 0: light suites run first. */
  weight: number
}

/** A suite, and parts of the paths of the files to run; all files when empty. */
export interface Selection {
  suite: Suite
  files: string[]
}

const SCRIPT = /^test(?::(.+))?$/
const JAPA_COMMAND = /\bbin\/test\.ts\b/
/** More than the number of cores, so that none waits long for the last one. */
const JAPA_SHARDS = 6
const PLAYWRIGHT_COMMAND = /\bplaywright test\b/

/**
 * Every `test` and `test:…` script of every package. Unit tests come first and browser tests last, so that quick
 * failures are reported early.
 */
export function discoverSuites(root: string): Suite[] {
  return listWorkspacePackages(root)
    .flatMap((folder) => listSuites(join(root, folder)))
    .toSorted((left, right) => left.weight - right.weight)
}

function listSuites(directory: string): Suite[] {
  const manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as {
    name: string
    scripts?: Record<string, string>
  }
  const short = manifest.name.replace(/^@[^/]+\//, '')
  return Object.entries(manifest.scripts ?? {}).flatMap(([script, command]) => {
    const match = SCRIPT.exec(script)
    if (!match) return []
    const name = match[1] ? `${short}:${match[1]}` : short
    const runner = detectRunner(command)
    return [
      {
        name,
        directory,
        script,
        runner,
        browser: runner === 'playwright',
        shards: runner === 'japa' ? JAPA_SHARDS : 1,
        weight: RUNNERS.indexOf(runner),
      },
    ]
  })
}

function detectRunner(command: string): Runner {
  if (JAPA_COMMAND.test(command)) return 'japa'
  return PLAYWRIGHT_COMMAND.test(command) ? 'playwright' : 'vitest'
}

/** The order of the runners, the heaviest last. */
const RUNNERS: readonly Runner[] = ['vitest', 'japa', 'playwright']

/**
 * The suites whose names contain one of the words; all suites without words. Words that match no suite are parts of
 * file paths, for the runners of the selected suites.
 */
export function selectSuites(suites: Suite[], words: string[]): Selection[] {
  const chosen = suites.filter(({ name }) => words.some((word) => name.includes(word)))
  const files = words.filter((word) => !suites.some(({ name }) => name.includes(word)))
  return (words.length === 0 ? suites : chosen).map((suite) => ({ suite, files }))
}
