import type { Server } from 'node:http'
import { createDemoWorld, type DemoWorld } from '@botanica/demo-world'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { listen, LOOPBACK, stopListening } from '../http/listen.ts'
import { createSimulatorApp } from '../http/simulator-app.ts'
import { createPaymentsControl, webhookAddresses, type PaymentsControl } from './control.ts'
import { controlRoutes } from './control-routes.ts'
import { DEMO_PAYMENTS_CREDENTIALS, type PaymentsCredentials } from './credentials.ts'
import { handleError, handleNotFound, vendorFaults } from './vendor-faults.ts'
import { pageRoutes } from './page/routes.ts'
import { PAYPAL_PATH, RECEIPTS_PATH, STRIPE_JS_PATH, STRIPE_PATH } from './paths.ts'
import { approvalRoutes } from './paypal/approval.ts'
import { paypalRoutes } from './paypal/routes.ts'
import { receiptRoutes } from './receipts.ts'
import { createPaymentsSimulation, type PaymentsSimulation } from './simulation.ts'
import { stripeJsRoutes } from './stripe-js/routes.ts'
import { stripeRoutes } from './stripe/routes.ts'

const APPROVAL_PATH = `${PAYPAL_PATH}/webapps/billing/subscriptions`

export interface PaymentsSimulatorOptions {
  /** 0 picks a free port. */
  readonly port: number
  /** The address to listen on, by default only this machine. The control API is available only on this machine. */
  readonly host?: string
  /** The URL of the simulator for browsers and the product; by default `http://localhost:<port>`. */
  readonly publicUrl?: string
  readonly world?: DemoWorld
  readonly credentials?: PaymentsCredentials
  /** The product's URL, which receives the webhooks; none by default. */
  readonly site?: string | undefined
}

export interface PaymentsSimulator {
  /** Without a trailing slash. */
  readonly url: string
  readonly control: PaymentsControl
  /** Closes all connections and frees the port. */
  close(): Promise<void>
}

/**
 * Starts a simulated Stripe and PayPal: the calls that the product makes, the payment pages, the webhooks.
 * @throws when the port is in use
 */
export async function startPaymentsSimulator(
  options: PaymentsSimulatorOptions
): Promise<PaymentsSimulator> {
  const simulation = createPaymentsSimulation({
    world: options.world ?? createDemoWorld(),
    credentials: options.credentials ?? DEMO_PAYMENTS_CREDENTIALS,
    publicUrl: options.publicUrl ?? '',
    webhooks: options.site === undefined ? {} : webhookAddresses(options.site),
  })
  const control = createPaymentsControl(simulation)
  const server = createAdaptorServer({ fetch: createApp(simulation, control).fetch }) as Server
  const port = await listen(server, options.port, options.host ?? LOOPBACK)
  simulation.publicUrl = (options.publicUrl ?? `http://localhost:${port}`).replace(/\/$/, '')
  simulation.reset()
  return {
    url: simulation.publicUrl,
    control,
    async close() {
      simulation.deliveries.clear()
      await stopListening(server)
    },
  }
}

function createApp(simulation: PaymentsSimulation, control: PaymentsControl): Hono {
  const app = createSimulatorApp({
    faults: vendorFaults(simulation),
    page: pageRoutes(simulation, control),
    control: controlRoutes(control),
  })
  app.route(STRIPE_JS_PATH, stripeJsRoutes(simulation))
  app.route(RECEIPTS_PATH, receiptRoutes(simulation))
  app.route(STRIPE_PATH, stripeRoutes(simulation))
  // Before the API, whose other paths all require a token.
  app.route(APPROVAL_PATH, approvalRoutes(simulation))
  app.route(PAYPAL_PATH, paypalRoutes(simulation))
  app.onError(handleError)
  app.notFound(handleNotFound)
  return app
}
