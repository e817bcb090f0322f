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
  /** Whether it drives a browser over the built product. */
  browser: boolean
  /** Whether nothing else may run beside it, because it measures. */
  isExclusive: boolean
  /** How much it asks of the machine, from 0: what is light is run first. */
  weight: number
}

const SCRIPT = /^test(?::(.+))?$/
const EXCLUSIVE_SCRIPT = 'test:lighthouse'
const JAPA_COMMAND = /\bace(?:\.js)? test\b/
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
    const isExclusive = script === EXCLUSIVE_SCRIPT
    const browser = runner === 'playwright'
    const weight = weigh(runner, isExclusive)
    return [{ name, directory, script, runner, browser, isExclusive, weight }]
  })
}

function runnerOf(command: string): Runner {
  if (JAPA_COMMAND.test(command)) return 'japa'
  return PLAYWRIGHT_COMMAND.test(command) ? 'playwright' : 'vitest'
}

/** The order in which runners come, the heaviest last. */
const RUNNERS: readonly Runner[] = ['vitest', 'japa', 'playwright']

function weigh(runner: Runner, isExclusive: boolean): number {
  return isExclusive ? RUNNERS.length : RUNNERS.indexOf(runner)
}

/** Those whose name holds one of the words; all when there is no word. */
export function selectSuites(suites: Suite[], words: string[]): Suite[] {
  if (words.length === 0) return suites
  return suites.filter(({ name }) => words.some((word) => name.includes(word)))
}

/** The words that are in no suite's name: parts of files' paths, for the runners of the chosen suites. */
export function selectFiles(suites: Suite[], words: string[]): string[] {
  return words.filter((word) => !suites.some(({ name }) => name.includes(word)))
}
