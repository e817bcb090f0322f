import type { Scope } from './packages.ts'

export interface CommandEntry {
  summary: string
  scope: Scope
}

/** The npm commands. `npm run <name>` runs src/commands/<name>.ts; `npm run test:guards` is `test-guards`, `npm run ops:drill` is `ops-drill`. */
export const COMMANDS: Record<string, CommandEntry> = {
  start: { summary: 'builds and runs Botanica with its own database', scope: 'site' },
  test: { summary: 'runs every test, headless', scope: 'everything' },
  'test-guards': {
    summary: 'removes guards one at a time and checks that a test fails for each',
    scope: 'everything',
  },
  'test-previous': {
    summary: "runs the previous release's server tests on the current tables",
    scope: 'site',
  },
  dev: { summary: 'runs Botanica with hot reload', scope: 'site' },
  desktop: { summary: "runs the staff's desktop client with hot reload", scope: 'everything' },
  ace: { summary: "runs a command of the server's console", scope: 'site' },
  bench: { summary: 'measures the built product', scope: 'site' },
  fuzz: { summary: 'sends generated requests to every operation', scope: 'everything' },
  load: { summary: 'puts the built product under the load of many screens', scope: 'site' },
  'ops-drill': {
    summary: 'backs up under load, restores and compares',
    scope: 'everything',
  },
  faults: {
    summary: 'kills, freezes and cuts everything under load, and checks that no write is lost',
    scope: 'everything',
  },
  release: { summary: 'packs the built product for operators', scope: 'site' },
  'release-smoke': {
    summary: 'runs a release behind nginx and opens it in a browser',
    scope: 'site',
  },
  check: { summary: 'format, lint, types, import walls, drift', scope: 'everything' },
}

const NAME_COLUMN = 12

export function formatCommandList(): string {
  return Object.entries(COMMANDS)
    .map(([name, { summary }]) => `  npm run ${name.padEnd(NAME_COLUMN)} ${summary}`)
    .join('\n')
}

/** The export of a command's file. Takes the arguments and returns the exit code. */
export interface CommandModule {
  run: (args: string[]) => Promise<number>
}
