import { createServer } from 'node:http'
import { ignite, failStart } from './ignite.js'
import { nodeServerOptions } from '#config/node_server'

ignite()
  .httpServer()
  .start((handler) => createServer(nodeServerOptions, handler))
  .catch(failStart)
