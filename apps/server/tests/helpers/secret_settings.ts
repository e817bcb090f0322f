/** Settings that are secrets. */
const SECRET_SETTINGS = [
  'APP_KEY',
  'DISCORD_CLIENT_SECRET',
  'DISCORD_BOT_TOKEN',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'PAYPAL_CLIENT_SECRET',
  'WEB_PUSH_PRIVATE_KEY',
] as const

/** Returns the values of all settings that are secrets. The settings' own type would print as `[redacted]`. */
export function listSecretSettings(): string[] {
  return SECRET_SETTINGS.map((name) => process.env[name]!)
}
