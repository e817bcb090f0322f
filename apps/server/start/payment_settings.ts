/** A setting that may be missing; secrets are wrapped. */
type Setting = string | { release(): string } | undefined

/** The settings of one payment provider. Without any of them nobody pays there. */
export type PaymentSettings = Record<string, Setting>

/**
 * @param vendor as people call it
 * @returns a sentence when only some of the settings are there
 */
export function paymentDefects(vendor: string, settings: PaymentSettings): string[] {
  const missing = Object.keys(settings).filter((name) => settings[name] === undefined)
  if (missing.length === 0 || missing.length === Object.keys(settings).length) return []
  return [
    `${missing.join(', ')} must be set together with the other settings of ${vendor}; ` +
      `without any of them the site takes no payments through ${vendor}.`,
  ]
}
