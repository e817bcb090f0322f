import { Hono } from 'hono'
import { requireBot } from '../rest/caller.ts'
import type { Simulation } from '../simulation.ts'
import type { Gateway } from './gateway.ts'
import { IDENTIFIES_A_DAY } from './settings.ts'
import { DAY_MS } from '@botanica/demo-world'

/** `GET /gateway` and `GET /gateway/bot`; paths are relative to `/api` and `/api/v10`. */
export function gatewayRoutes(simulation: Simulation, gateway: Gateway): Hono {
  const app = new Hono()
  app.get('/gateway', (c) => c.json({ url: gateway.url() }))
  app.get('/gateway/bot', (c) => {
    requireBot(c, simulation)
    return c.json({
      url: gateway.url(),
      shards: 1,
      session_start_limit: {
        total: IDENTIFIES_A_DAY,
        remaining: gateway.control.settings().identifiesLeft,
        reset_after: DAY_MS,
        max_concurrency: 1,
      },
    })
  })
  return app
}
