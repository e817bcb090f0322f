import type { Server } from 'node:http'
import { createDemoWorld, type DemoWorld } from '@botanica/demo-world'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { CONTROL_PATH } from '../http/control.ts'
import { listen, LOOPBACK, stopListening } from '../http/listen.ts'
import { handleError, handleNotFound, apiRoutes } from './api.ts'
import { createControl, type DiscordControl } from './control.ts'
import { controlRoutes } from './control-routes.ts'
import type { DiscordCredentials } from './credentials.ts'
import { createGateway, type Gateway } from './gateway/gateway.ts'
import type { GatewaySettings } from './gateway/settings.ts'
import { IMAGE_HOST_PATH } from './images/paths.ts'
import { imageRoutes } from './images/routes.ts'
import { discordFaults } from './discord-faults.ts'
import { authorizeRoutes } from './oauth/authorize-routes.ts'
import { createSimulation, type Simulation } from './simulation.ts'
import { worldRoutes } from './world-page/routes.ts'
import { WORLD_PATH } from './world-page/view.ts'

/** With and without the version, as Discord serves it. */
const API_PATHS = ['/api/v10', '/api'] as const
/** The base paths of the authorization page. */
const AUTHORIZE_PATHS = ['/', ...API_PATHS] as const

export interface DiscordSimulatorOptions {
  /** 0 picks a free port. */
  readonly port: number
  /** The address to listen on, by default only this machine. The control API is available only on this machine. */
  readonly host?: string
  /** The URL of the simulator for browsers and clients; by default `http://localhost:<port>`. */
  readonly publicUrl?: string
  readonly world?: DemoWorld
  readonly credentials?: DiscordCredentials
  /** Registered redirect URIs, in addition to those on this machine, which are all allowed. */
  readonly redirectUris?: readonly string[]
  /** How the gateway differs from Discord's; also applies after a reset. */
  readonly gateway?: Partial<GatewaySettings>
}

export interface DiscordSimulator {
  /** Without a trailing slash. */
  readonly url: string
  readonly control: DiscordControl
  /** Closes all connections and frees the port. */
  close(): Promise<void>
}

/**
 * Starts a simulated Discord: OAuth2, the REST operations that the product uses, the gateway, the image host.
 * @throws when the port is in use
 */
export async function startDiscordSimulator(
  options: DiscordSimulatorOptions
): Promise<DiscordSimulator> {
  const simulation = createSimulation({
    world: options.world ?? createDemoWorld(),
    credentials: options.credentials,
    redirectUris: options.redirectUris,
    publicUrl: options.publicUrl ?? '',
  })
  const gateway = createGateway(simulation, options.gateway)
  const control = createControl(simulation, gateway)
  const app = createApp(simulation, control, gateway)
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  gateway.attach(server)

  const port = await listen(server, options.port, options.host ?? LOOPBACK)
  simulation.publicUrl = (options.publicUrl ?? `http://localhost:${port}`).replace(/\/$/, '')

  return {
    url: simulation.publicUrl,
    control,
    async close() {
      gateway.close()
      await stopListening(server)
    },
  }
}

function createApp(simulation: Simulation, control: DiscordControl, gateway: Gateway): Hono {
  const app = new Hono()
  app.use(discordFaults(simulation))
  for (const path of AUTHORIZE_PATHS) app.route(path, authorizeRoutes(simulation))
  app.route(WORLD_PATH, worldRoutes(simulation, control))
  app.route(CONTROL_PATH, controlRoutes(control))
  app.route(IMAGE_HOST_PATH, imageRoutes(simulation))
  for (const path of API_PATHS) app.route(path, apiRoutes(simulation, gateway))
  app.onError(handleError)
  app.notFound(handleNotFound)
  return app
}
