/** Parses a setting that is a number from 0 to 1, if there is one. */
export function validateRatio(name: string, value?: string): number | undefined {
  if (!value) return undefined
  const ratio = Number(value)
  if (ratio >= 0 && ratio <= 1) return ratio
  throw new Error(`${name} must be a number from 0 to 1, and is "${value}".`)
}
