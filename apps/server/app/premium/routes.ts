import router from '@adonisjs/core/services/router'
import { limitAddress, limitWrites } from '#app/core/rate_limit/limit_writes'
import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { MINUTE_SECONDS } from '#app/core/time'
import { controllers } from '#generated/controllers'
import { memberReads, mutations, ownAccountMutations } from '#start/groups'
import { middleware } from '#start/kernel'

/** Purchases that one member begins. */
const paymentCreates = new RateLimit({
  name: 'payment_creates',
  tokens: 5,
  perSeconds: MINUTE_SECONDS,
  acrossProcesses: true,
})

/** Checks of unpaid purchases at the providers, per member. */
const purchaseChecks = new RateLimit({
  name: 'purchase_checks',
  tokens: 20,
  perSeconds: MINUTE_SECONDS,
})

/** Webhooks per IP address. After downtime, providers deliver everything that has accumulated at once. */
const webhookCalls = new RateLimit({
  name: 'webhooks',
  tokens: 1_200,
  perSeconds: MINUTE_SECONDS,
})

memberReads(() => {
  router.get('/api/premium', [controllers.premium.Premium, 'show']).as('premium.show')
  router
    .get('/api/premium/transactions', [controllers.premium.Premium, 'transactions'])
    .as('premium.transactions')
})

mutations(() => {
  router
    .post('/api/premium/stripe/create-payment-intent', [controllers.premium.Purchases, 'stripe'])
    .use(limitWrites(paymentCreates))
    .as('premium.stripe')
  router
    .post('/api/premium/paypal/create-subscription', [controllers.premium.Purchases, 'paypal'])
    .use(limitWrites(paymentCreates))
    .as('premium.paypal')
  router
    .post('/api/premium/confirm', [controllers.premium.Premium, 'confirm'])
    .use(limitWrites(purchaseChecks))
    .as('premium.confirm')
  router.post('/api/premium/resume', [controllers.premium.Premium, 'resume']).as('premium.resume')
})

// Banned members may cancel too.
ownAccountMutations(() => {
  router.post('/api/premium/cancel', [controllers.premium.Premium, 'cancel']).as('premium.cancel')
})

// No session and no body parser: the signature covers the raw body.
router
  .group(() => {
    router
      .post('/api/webhooks/stripe', [controllers.premium.Webhooks, 'stripe'])
      .as('webhooks.stripe')
    router
      .post('/api/webhooks/paypal', [controllers.premium.Webhooks, 'paypal'])
      .as('webhooks.paypal')
  })
  .use([limitAddress(webhookCalls), middleware.private(), middleware.jsonOnly()])
