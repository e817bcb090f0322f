import { Failure } from './failure.ts'

/**
 * Parses the value of a command-line option.
 * @throws {Failure} for anything but a whole number in this range
 */
export function parseWholeNumber(
  option: string,
  value: string,
  { min = 1, max = Number.MAX_SAFE_INTEGER } = {}
): number {
  const number = Number(value)
  if (/^\d+$/.test(value) && number >= min && number <= max) return number
  throw new Failure(`--${option} is a whole number from ${min} to ${max}.`)
}
