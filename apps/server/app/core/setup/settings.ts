import { randomBytes } from 'node:crypto'

const KEY_BYTES = 32

/** Settings with a value that fits most sites. */
export const DEFAULT_SETTINGS = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: '3333',
  LOG_LEVEL: 'info',
  DISCORD_API_URL: 'https://discord.com/api/v10',
  DISCORD_AUTHORIZE_URL: 'https://discord.com/oauth2/authorize',
  DISCORD_IMAGE_HOST: 'https://cdn.discordapp.com',
} as const

export interface SettingQuestion {
  name: string
  question: string
  isSecret?: boolean
  isOptional?: boolean
}

/** Settings that only the operator knows. */
export const SETTING_QUESTIONS: readonly SettingQuestion[] = [
  { name: 'APP_URL', question: 'Public address of the site, such as https://botanica.example' },
  { name: 'DISCORD_CLIENT_ID', question: 'Application id at Discord' },
  { name: 'DISCORD_CLIENT_SECRET', question: 'Client secret at Discord', isSecret: true },
  { name: 'DISCORD_BOT_TOKEN', question: 'Bot token at Discord', isSecret: true },
  { name: 'DISCORD_GUILD_ID', question: 'Id of the community server at Discord' },
  {
    name: 'CONTACT_EMAIL',
    question: 'E-mail address for the contact page and push services (optional)',
    isOptional: true,
  },
]

/** A key for signing and encrypting cookies. */
export const createAppKey = () => randomBytes(KEY_BYTES).toString('base64url')

/** New keys for web push, with the contact that push services ask for. */
export async function createWebPushSettings(email: string): Promise<Record<string, string>> {
  const { default: webPush } = await import('web-push')
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  return {
    WEB_PUSH_PUBLIC_KEY: publicKey,
    WEB_PUSH_PRIVATE_KEY: privateKey,
    WEB_PUSH_CONTACT: `mailto:${email}`,
  }
}

/** The settings of each payment provider. Without any of them it is not offered. */
export const PAYMENT_SETTINGS: Readonly<Record<string, readonly SettingQuestion[]>> = {
  Stripe: [
    { name: 'STRIPE_SECRET_KEY', question: 'Secret key at Stripe', isSecret: true },
    { name: 'STRIPE_PUBLISHABLE_KEY', question: 'Publishable key at Stripe' },
    { name: 'STRIPE_WEBHOOK_SECRET', question: 'Signing secret of the webhook', isSecret: true },
    { name: 'STRIPE_MONTHLY_PRICE', question: 'Id of the monthly price' },
    { name: 'STRIPE_YEARLY_PRICE', question: 'Id of the yearly price' },
  ],
  PayPal: [
    { name: 'PAYPAL_CLIENT_ID', question: 'Client id at PayPal' },
    { name: 'PAYPAL_CLIENT_SECRET', question: 'Client secret at PayPal', isSecret: true },
    { name: 'PAYPAL_WEBHOOK_ID', question: 'Id of the webhook' },
    { name: 'PAYPAL_MONTHLY_PLAN', question: 'Id of the monthly plan' },
    { name: 'PAYPAL_YEARLY_PLAN', question: 'Id of the yearly plan' },
  ],
}

/** The API of each payment provider. */
export const PAYMENT_APIS: Readonly<Record<string, Record<string, string>>> = {
  Stripe: { STRIPE_API_URL: 'https://api.stripe.com' },
  PayPal: { PAYPAL_API_URL: 'https://api-m.paypal.com' },
}
