import { ignite, failStart } from './ignite.js'
import { createNodeServer } from '#config/node_server'

ignite().httpServer().start(createNodeServer).catch(failStart)
