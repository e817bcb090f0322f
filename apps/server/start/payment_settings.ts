/** An optional setting; secrets are wrapped. */
type Setting = string | { release(): string } | undefined

/** The settings of a payment provider. Without them the provider is not offered. */
export type PaymentSettings = Record<string, Setting>

/**
 * @param vendor the provider's name
 * @returns an error message if only some of the settings are present
 */
export function paymentDefects(vendor: string, settings: PaymentSettings): string[] {
  const missing = Object.keys(settings).filter((name) => settings[name] === undefined)
  if (missing.length === 0 || missing.length === Object.keys(settings).length) return []
  return [
    `${missing.join(', ')} must be set together with the other settings of ${vendor}; ` +
      `without any of them the site takes no payments through ${vendor}.`,
  ]
}
