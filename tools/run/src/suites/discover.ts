import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspacePackages } from '../machine/packages.ts'

/** Which reporter tells the figures. */
export type Runner = 'vitest' | 'japa' | 'playwright'

export interface Suite {
  /** `server`, `ui`, `web-pwa`, `web-pwa:e2e` */
  name: string
  /** The package's folder. */
  directory: string
  script: string
  runner: Runner
  /** Whether it drives a browser over the built product. Those have workers of their own and run one after the other. */
  browser: boolean
  /** Into how many processes its files are divided, because its runner has one thread. */
  shards: number
  /** How much it asks of the machine, from 0: what is light is run first. */
  weight: number
}

/** A suite, and parts of the paths of its files that are to be run; all of them when there are none. */
export interface Selection {
  suite: Suite
  files: string[]
}

const SCRIPT = /^test(?::(.+))?$/
const JAPA_COMMAND = /\bbin\/test\.ts\b/
/** More than there are cores, so that none waits long for the last. */
const JAPA_SHARDS = 6
const PLAYWRIGHT_COMMAND = /\bplaywright test\b/

/**
 * Every `test` and `test:…` script of every package, unit tests first and browsers last: what fails soonest is told
 * soonest.
 */
export function discoverSuites(root: string): Suite[] {
  return workspacePackages(root)
    .flatMap((folder) => suitesOf(join(root, folder)))
    .toSorted((left, right) => left.weight - right.weight)
}

function suitesOf(directory: string): Suite[] {
  const manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as {
    name: string
    scripts?: Record<string, string>
  }
  const short = manifest.name.replace(/^@[^/]+\//, '')
  return Object.entries(manifest.scripts ?? {}).flatMap(([script, command]) => {
    const match = SCRIPT.exec(script)
    if (!match) return []
    const name = match[1] ? `${short}:${match[1]}` : short
    const runner = runnerOf(command)
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

function runnerOf(command: string): Runner {
  if (JAPA_COMMAND.test(command)) return 'japa'
  return PLAYWRIGHT_COMMAND.test(command) ? 'playwright' : 'vitest'
}

/** The order in which runners come, the heaviest last. */
const RUNNERS: readonly Runner[] = ['vitest', 'japa', 'playwright']

/**
 * Those whose name holds one of the words; all when there is no word. Words that are in no suite's name are parts of files'
 * paths, for the runners of the chosen suites.
 */
export function selectSuites(suites: Suite[], words: string[]): Selection[] {
  const chosen = suites.filter(({ name }) => words.some((word) => name.includes(word)))
  const files = words.filter((word) => !suites.some(({ name }) => name.includes(word)))
  return (words.length === 0 ? suites : chosen).map((suite) => ({ suite, files }))
}
