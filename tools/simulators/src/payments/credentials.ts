/** Botanica's credentials at the payments simulator. They are not secrets anywhere else. */
export const DEMO_PAYMENTS_CREDENTIALS = {
  stripeSecretKey: 'sk_test_demo_key_for_the_simulator',
  stripePublishableKey: 'pk_test_demo_key_for_the_simulator',
  stripeWebhookSecret: 'whsec_demo_secret_for_the_simulator',
  stripeMonthlyPrice: 'price_demo_premium_monthly',
  stripeYearlyPrice: 'price_demo_premium_yearly',
  paypalClientId: 'demo-client-for-the-simulator',
  paypalClientSecret: 'demo-client-secret-for-the-simulator',
  paypalWebhookId: 'WHDEMOBOTANICA',
  paypalMonthlyPlan: 'P-DEMOPREMIUMMONTHLY00000',
  paypalYearlyPlan: 'P-DEMOPREMIUMYEARLY000000',
} as const

export type PaymentsCredentials = Readonly<Record<keyof typeof DEMO_PAYMENTS_CREDENTIALS, string>>
