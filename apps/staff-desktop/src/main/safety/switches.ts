import { REFUSED_SWITCHES } from './settings.ts'

const SWITCH = /^--?([^=]+)/

/** The first switch among a packed client's arguments with which it must not run (E-33); `undefined` when there is none. */
export function refusedSwitchIn(argv: readonly string[]): string | undefined {
  const names = new Set(argv.map((argument) => SWITCH.exec(argument)?.[1]?.toLowerCase()))
  return REFUSED_SWITCHES.find((refused) => names.has(refused))
}
