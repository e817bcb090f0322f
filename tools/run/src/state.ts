import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from './machine/shell.ts'

const FILE = 'state.json'

/** What a start remembers for the next one. Losing it only costs a new port. */
export interface State {
  postgresPort?: number
}

export function readState(dataDirectory: string): State {
  return (readJson(join(dataDirectory, FILE)) as State | undefined) ?? {}
}

export function writeState(dataDirectory: string, change: State): void {
  const file = join(dataDirectory, FILE)
  // In one step: a start that is killed while it writes must not lose the location of the cluster.
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, JSON.stringify({ ...readState(dataDirectory), ...change }, null, 2))
  renameSync(temporary, file)
}
